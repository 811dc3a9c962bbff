/**
 * Whose figures a column shows: the base, a scenario, the forecast that actuals replaced, or another
 * model such as a budget. Each is a model with its calculated sheet.
 */
import type { Model } from "#build/build-model.ts";
import type { Overlay } from "#calculate/batch.ts";
import type { Sheet } from "#calculate/sheet.ts";
import { actualOf } from "#ledger/ledger-lines.ts";
import type { Issue } from "#model/issue.ts";
import { type ScenarioId, scenarioOf } from "#overrides/family.ts";
import { type Cases, runScenarios } from "#scenarios/cases.ts";
import { periodOfDay, periodsOf } from "#time/timeline.ts";
import type { Range } from "./spans.ts";

export type TableCase = {
  key: string;
  name: string;
  scenario?: string;
  /** The document that is held beside the model, where it is one. */
  reference?: string;
  model: Model;
  sheet: Sheet;
  /** Figures that are too large to be calculated, where they were looked for. */
  overflow?: readonly Issue[];
  /** The periods it knows something of, where that is not all of them. */
  known?: ReadonlySet<number>;
};

/** In the order of the ids; undefined is the base. A scenario that is not there is left out. */
export function scenarioCases(cases: Cases, ids: readonly ScenarioId[]): TableCase[] {
  const { model } = cases;
  const known = ids.filter((id) => id === undefined || scenarioOf(model.document, id));
  return runScenarios(cases, known).map((sheet, index) => {
    const scenario = scenarioOf(model.document, known[index]);
    if (!scenario) return { key: "base", name: "Base", model, sheet };
    return { key: scenario.id, name: scenario.name, scenario: scenario.id, model, sheet };
  });
}

/**
 * What the forecasts had said of periods that have become actual, as if each had come true: their
 * movements in place of the ledger's, and the model run again, so that all three statements agree.
 */
export function replacedForecastCase({ model, base, batch }: Cases): TableCase {
  const { program, document } = model;
  const replaced = document.replacedForecasts ?? [];
  const overlay: Overlay = replaced.flatMap(({ period, movements }) =>
    [...model.accounts.keys()].flatMap((account) => {
      const row = program.rowOf.get(actualOf(account));
      return row === undefined ? [] : [{ row, period, value: movements[account] ?? 0 }];
    }),
  );
  const [sheet = base] = batch({ base, overlays: [overlay] });
  const known = new Set(replaced.map(({ period }) => period));
  return { key: "replacedForecast", name: "Forecast", model, sheet, known };
}

/**
 * The same days in the case's own periods; undefined where it has not all of them. A budget may
 * start in another month than the model it is held against.
 */
export function rangeIn(
  { model, known }: TableCase,
  shown: Model,
  range: Range,
): Range | undefined {
  const own = model === shown ? range : sameDays(model, shown, range);
  if (!own || own.from < 0 || own.to >= model.periods.length) return undefined;
  for (let period = own.from; known && period <= own.to; period++)
    if (!known.has(period)) return undefined;
  return own;
}

function sameDays({ document }: Model, { periods }: Model, { from, to }: Range): Range | undefined {
  const { timeline } = document;
  const [firstDay, lastDay] = [periods[from]?.firstDay, periods[to]?.lastDay];
  if (firstDay === undefined || lastDay === undefined) return undefined;
  const own = { from: periodOfDay(timeline, firstDay), to: periodOfDay(timeline, lastDay) };
  const [first] = periodsOf(timeline, own.from, own.from + 1);
  const [last] = periodsOf(timeline, own.to, own.to + 1);
  return first?.firstDay === firstDay && last?.lastDay === lastDay ? own : undefined;
}
