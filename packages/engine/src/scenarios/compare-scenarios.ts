/** Scenarios side by side: lines × scenarios × periods, and how each differs from the first. */
import { seriesOf } from "#calculate/sheet.ts";
import type { LineId } from "#lines/expression.ts";
import type { Unit } from "#lines/line.ts";
import type { ScenarioId } from "#overrides/family.ts";
import { type Cases, runScenarios } from "./cases.ts";

export type ComparedLine = {
  line: LineId;
  name: string;
  unit: Unit;
  /** In the order the scenarios were asked for. */
  cases: ComparedCase[];
};

export type ComparedCase = {
  scenario: ScenarioId;
  values: number[];
  /** This scenario less the first one, period by period. */
  differences: number[];
};

/** Lines that are not in the model are left out. */
export function compareScenarios(
  cases: Cases,
  scenarios: readonly ScenarioId[],
  lines: readonly LineId[],
): ComparedLine[] {
  const { program } = cases.model;
  const sheets = runScenarios(cases, scenarios);
  return lines.flatMap((id): ComparedLine[] => {
    const line = program.lines[program.rowOf.get(id) ?? -1];
    if (!line) return [];
    const series = sheets.map((sheet) => [...seriesOf(program, sheet, id)]);
    const compared = series.map((values, index) => ({
      scenario: scenarios[index],
      values,
      differences: values.map((value, period) => value - (series[0]?.[period] ?? 0)),
    }));
    return [{ line: id, name: line.name, unit: line.unit, cases: compared }];
  });
}
