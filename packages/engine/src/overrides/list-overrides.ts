/**
 * Every change by hand, in the base and in scenarios, in the order of the document: nothing that
 * differs from a rule is hidden (R14).
 */
import type { LineId } from "#lines/expression.ts";
import type { ModelDocument, Override } from "#model/document.ts";
import { lineageOf, type ScenarioId } from "./family.ts";

export type ListedOverride = Override & {
  mode: NonNullable<Override["mode"]>;
  from: number;
  to: number;
  /** Whose change it is; undefined is the base. */
  scenario: ScenarioId;
  /** Its place in the document. */
  place: string;
};

export function listOverrides(document: ModelDocument): ListedOverride[] {
  const last = document.timeline.periodCount - 1;
  const listed = (overrides: readonly Override[], scenario: ScenarioId, under: string) =>
    overrides.map(
      (override, index): ListedOverride => ({
        mode: "set",
        from: 0,
        to: last,
        ...override,
        scenario,
        place: `${under}overrides/${index}`,
      }),
    );
  return [
    ...listed(document.overrides, undefined, ""),
    ...document.scenarios.flatMap(({ id, overrides }) => listed(overrides, id, `scenarios/${id}/`)),
  ];
}

/** The changes a cell has taken on its way to a scenario, the first one first. */
export function overridesOn(
  document: ModelDocument,
  scenario: ScenarioId,
  line: LineId,
  period: number,
): ListedOverride[] {
  const all = listOverrides(document).filter(
    (each) => each.line === line && each.from <= period && period <= each.to,
  );
  const owners = [undefined, ...lineageOf(document, scenario).map(({ id }) => id)];
  return owners.flatMap((owner) => all.filter((each) => each.scenario === owner));
}
