/**
 * The scenarios of a model, line by line: what each changes itself, what it is built on, and the
 * figures it comes to.
 */
import type { Model } from "#build/build-model.ts";
import type { LineId } from "#lines/expression.ts";
import type { Scenario } from "#model/document.ts";
import { ANOTHER_CASE } from "#overrides/add-overrides.ts";
import { type CellChange, changesOf } from "#overrides/apply-overrides.ts";
import { lineageOf, scenarioOf } from "#overrides/family.ts";
import { canOverride } from "#overrides/override-lines.ts";
import { resolveScenario } from "#scenarios/resolve-scenario.ts";

export type Case = {
  id: string;
  name: string;
  /** Where in the list the case stands that this one inherits from; the base when undefined. */
  parent: number | undefined;
  /** What is laid over the parent's figures, by line and period. */
  changes: ReadonlyMap<LineId, ReadonlyMap<number, CellChange>>;
  /** The figures of lines that differ from the base. */
  values: ReadonlyMap<LineId, readonly number[]>;
};

export function casesOf(model: Model): Case[] {
  const { scenarios } = model.document;
  return scenarios.map((scenario) => {
    const { parent, overrides } = inheritance(model, scenario);
    return {
      id: scenario.id,
      name: scenario.name,
      parent: parent && scenarios.indexOf(parent),
      changes: ownChanges(model, overrides),
      values: seriesOf(model, scenario.id),
    };
  });
}

/** A scenario that is built on itself, which is told, stands on the base with all that it gathers. */
function inheritance({ document }: Model, scenario: Scenario) {
  const parent = scenarioOf(document, scenario.parent);
  const isCircle = parent && lineageOf(document, parent.id).includes(scenario);
  if (!isCircle) return { parent, overrides: scenario.overrides };
  const overrides = lineageOf(document, scenario.id).flatMap((each) => each.overrides);
  return { parent: undefined, overrides };
}

function ownChanges({ program }: Model, overrides: Scenario["overrides"]): Case["changes"] {
  const lineOf = (id: LineId) => program.lines[program.rowOf.get(id) ?? -1];
  const sound = overrides.filter(({ line: id }) => {
    const line = lineOf(id);
    return line !== undefined && canOverride(line);
  });
  const isGiven = (id: LineId) => lineOf(id)?.source.kind === "given";
  return changesOf(sound, isGiven, program.periodCount);
}

function seriesOf(model: Model, scenario: string): Map<LineId, number[]> {
  const series = new Map<LineId, number[]>();
  for (const { row, period, value } of resolveScenario(model, scenario)) {
    const line = model.program.lines[row];
    if (line?.source.kind !== "given" || line.id === ANOTHER_CASE) continue;
    const base = line.source.values;
    const own = series.get(line.id) ?? model.periods.map((_, index) => base[index] ?? 0);
    own[period] = value;
    series.set(line.id, own);
  }
  return series;
}
