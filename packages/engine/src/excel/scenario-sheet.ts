/**
 * The sheet of scenarios: for every line that differs somewhere, one row of figures per case, the
 * base first. The line's own row picks the row of the case that the cover asks for.
 */
import type { LineId } from "#lines/expression.ts";
import { columnName } from "./a1.ts";
import type { Case } from "./cases.ts";
import { EMPTY_ROW, numberFormatOf, textCell, textRow, unitText } from "./cells.ts";
import { type Desk, periodColumn, timeSheet } from "./desk.ts";
import { FIRST_ROW, SHEETS } from "./layout.ts";
import type { Cell, Row, Sheet } from "./workbook.ts";

/** What the base's rows are marked with; a scenario's with its own id. */
export const BASE = "base";
/** The cell on the cover that says which case is shown. */
export const SCENARIO = "Scenario";

export function caseRowsOf(cases: readonly Case[]): Map<LineId, number> {
  const lines = [...new Set(cases.flatMap(({ values }) => [...values.keys()]))];
  // A heading, the base, the other cases and an empty row.
  const height = cases.length + 3;
  return new Map(lines.map((line, index) => [line, FIRST_ROW + index * height + 1]));
}

/** The formula of a line's own cell, when its figures stand on this sheet. */
export function caseFormula(
  { model, cases, caseRowOf }: Desk,
  line: LineId,
  period: number,
): string | undefined {
  const base = caseRowOf.get(line);
  if (base === undefined) return undefined;
  const column = columnName(periodColumn(model, period));
  const cells = [undefined, ...cases].map(
    (_, index) => `'${SHEETS.scenarios}'!${column}${base + index + 1}`,
  );
  return `CHOOSE(${SCENARIO}+1,${cells.join(",")})`;
}

export function scenariosSheet(desk: Desk): Sheet {
  const rows = [...desk.caseRowOf.keys()].flatMap((id) => [...blockRows(desk, id), EMPTY_ROW]);
  return timeSheet(desk, SHEETS.scenarios, rows, false);
}

/** A scenario that does not differ here reads the base, so that it follows when the base changes. */
function blockRows({ model, cases, caseRowOf }: Desk, id: LineId): Row[] {
  const line = model.program.lines[model.program.rowOf.get(id) ?? -1];
  if (line?.source.kind !== "given") throw new Error(`"${id}" cannot differ between scenarios`);
  const given = line.source.values;
  const base = model.periods.map((_, period) => given[period] ?? 0);
  const own = cases.flatMap(({ values }) => values.get(id) ?? []);
  const numberFormat = numberFormatOf(line, Float64Array.from([...base, ...own]));
  const baseCell = (period: number) =>
    `${columnName(periodColumn(model, period))}${(caseRowOf.get(id) ?? 0) + 1}`;
  const row = (name: string, caseId: string, values: readonly number[] | undefined): Row => ({
    cells: [
      textCell(name, "label"),
      textCell(unitText(line, model.document.currency), "note"),
      textCell(`${id}@${caseId}`, "note"),
      ...Array.from({ length: model.program.historyCount }, () => null),
      ...base.map((figure, period): Cell => {
        const value = (values?.[period] ?? figure) + 0;
        return values
          ? { value, look: "input", numberFormat }
          : { value, formula: baseCell(period), look: "calculation", numberFormat };
      }),
    ],
  });
  return [
    textRow("heading", line.name),
    row("Base", BASE, base),
    ...cases.map((each) => row(each.name, each.id, each.values.get(id))),
  ];
}
