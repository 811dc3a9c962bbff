/** What a person changed in a workbook, as before and after: the same change in neighbouring periods is told once. */
import { seriesOf } from "#calculate/sheet.ts";
import type { Line, Unit } from "#lines/line.ts";
import type { Override } from "#model/document.ts";
import type { Cases } from "#scenarios/cases.ts";

export type ChangedFigure = {
  line: string;
  name: string;
  unit: Unit;
  /** The names of the first and the last period. */
  from: string;
  to: string;
  periodCount: number;
  before: number;
  after: number;
};

export function changedFigures(
  { model, base }: Cases,
  overrides: readonly Override[],
): ChangedFigure[] {
  const { program, periods } = model;
  const label = (period: number) => periods[period]?.label ?? "";
  return overrides.flatMap(({ line: id, value: after, from = 0, to = periods.length - 1 }) => {
    const line = program.lines[program.rowOf.get(id) ?? -1] as Line;
    const figures = seriesOf(program, base, id);
    const changes: ChangedFigure[] = [];
    for (let period = from; period <= to; period++) {
      const last = changes.at(-1);
      const before = figures[period] ?? 0;
      const to = label(period);
      if (last?.before === before) Object.assign(last, { to, periodCount: last.periodCount + 1 });
      else {
        const { name, unit } = line;
        changes.push({ line: id, name, unit, from: to, to, periodCount: 1, before, after });
      }
    }
    return changes;
  });
}
