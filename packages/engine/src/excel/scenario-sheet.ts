/**
 * The sheet of scenarios: for every line that differs somewhere, the base and each case with its own
 * changes. What a case does not change it inherits, live. The line's own row picks the row of the case
 * that the cover asks for.
 */
import type { LineId } from "#lines/expression.ts";
import type { Line } from "#lines/line.ts";
import { columnName } from "./a1.ts";
import { type CaseRow, caseRowsOfLine } from "./case-rows.ts";
import type { Case } from "./cases.ts";
import { EMPTY_ROW, numberFormatOf, textCell, textRow, unitText } from "./cells.ts";
import { type Desk, periodColumn, timeSheet } from "./desk.ts";
import { FIRST_ROW, SHEETS } from "./layout.ts";
import type { Cell, Row, Sheet } from "./workbook.ts";

/** The cell on the cover that says which case is shown. */
export const SCENARIO = "Scenario";

/** Where a line's block stands on the sheet, and its rows. */
export type CaseBlock = { row: number; rows: readonly CaseRow[] };

export function caseBlocksOf(cases: readonly Case[], periodCount: number): Map<LineId, CaseBlock> {
  const lines = [...new Set(cases.flatMap(({ values }) => [...values.keys()]))];
  const blocks = new Map<LineId, CaseBlock>();
  let row = FIRST_ROW;
  for (const line of lines) {
    const rows = caseRowsOfLine(line, cases, periodCount);
    blocks.set(line, { row, rows });
    // A heading stands above the rows and an empty row below them.
    row += rows.length + 2;
  }
  return blocks;
}

/** The formula of a line's own cell, when its figures stand on this sheet. */
export function caseFormula(
  { model, caseBlockOf }: Desk,
  line: LineId,
  period: number,
): string | undefined {
  const block = caseBlockOf.get(line);
  if (!block) return undefined;
  const cells = block.rows
    .filter(({ kind }) => kind === "base" || kind === "case")
    .map(({ at }) => `'${SHEETS.scenarios}'!${cellIn(model, block, at, period)}`);
  return `CHOOSE(${SCENARIO}+1,${cells.join(",")})`;
}

export function scenariosSheet(desk: Desk): Sheet {
  const rows = [...desk.caseBlockOf].flatMap(([id, block]) => [
    ...blockRows(desk, id, block),
    EMPTY_ROW,
  ]);
  return timeSheet(desk, SHEETS.scenarios, rows, false);
}

function cellIn(model: Desk["model"], { row }: CaseBlock, at: number, period: number): string {
  return `${columnName(periodColumn(model, period))}${row + at + 1}`;
}

function blockRows({ model, cases }: Desk, id: LineId, block: CaseBlock): Row[] {
  const line = model.program.lines[model.program.rowOf.get(id) ?? -1];
  if (line?.source.kind !== "given") throw new Error(`"${id}" cannot differ between scenarios`);
  const given = line.source.values;
  const base = model.periods.map((_, period) => given[period] ?? 0);
  const own = cases.flatMap(({ values }) => values.get(id) ?? []);
  const numberFormat = numberFormatOf(line, Float64Array.from([...base, ...own]));
  const cellOf = (row: CaseRow, period: number): Cell | null => {
    if (row.kind === "base") return { value: (base[period] ?? 0) + 0, look: "input", numberFormat };
    if (row.kind !== "case") return partCell(row, row.figures[period], numberFormat);
    const figure = cases[row.index]?.values.get(id)?.[period] ?? base[period] ?? 0;
    const formula = formulaOf(row, (at) => cellIn(model, block, at, period));
    return { value: figure + 0, formula, look: "calculation", numberFormat };
  };
  return [
    textRow("heading", line.name),
    ...block.rows.map((row) => ({
      cells: [
        textCell(row.name, "label"),
        textCell(unitOf(row, line, model.document.currency), "note"),
        textCell(row.id, "note"),
        ...Array.from({ length: model.program.historyCount }, () => null),
        ...model.periods.map((_, period) => cellOf(row, period)),
      ],
    })),
  ];
}

function formulaOf(
  { parentAt, parts }: Extract<CaseRow, { kind: "case" }>,
  cell: (at: number) => string,
): string {
  const times = parts.times === undefined ? "" : `*${cell(parts.times)}`;
  const plus = parts.plus === undefined ? "" : `+${cell(parts.plus)}`;
  const inherited = `${cell(parentAt)}${times}${plus}`;
  if (parts.set === undefined) return inherited;
  return `IF(ISBLANK(${cell(parts.set)}),${inherited},${cell(parts.set)})`;
}

/** Where nothing is set the cell is empty; a factor is one then, and what is added is nothing. */
function partCell(
  { kind }: { kind: "set" | "times" | "plus" },
  figure: number | undefined,
  numberFormat: string,
): Cell | null {
  if (kind === "set" && figure === undefined) return null;
  const unmoved = kind === "times" ? 1 : 0;
  const format = kind === "times" ? TIMES_FORMAT : numberFormat;
  return { value: (figure ?? unmoved) + 0, look: "input", numberFormat: format };
}

const TIMES_FORMAT = "0.0000_);-0.0000_);-_)";

function unitOf({ kind }: CaseRow, line: Line, currency: string): string {
  return kind === "times" ? "rate" : unitText(line, currency);
}
