/** A sheet of lines: one row each, with one formula for every period. */
import { cellOf } from "#calculate/sheet.ts";
import { type Line, nameUnder } from "#lines/line.ts";
import { ANOTHER_CASE } from "#overrides/add-overrides.ts";
import { canOverride } from "#overrides/override-lines.ts";
import { columnName, printA1, quoted } from "./a1.ts";
import {
  CHECK_FORMAT,
  EMPTY_ROW,
  numberFormatOf,
  RATIO,
  textCell,
  textRow,
  unitText,
  WHOLE_AMOUNT,
} from "./cells.ts";
import { type Desk, figuresOf, periodColumn, timeSheet } from "./desk.ts";
import { type Block, FIRST_ROW, SHEETS, type SheetKey } from "./layout.ts";
import { openingFigure } from "./opening.ts";
import { caseFormula, SCENARIO } from "./scenario-sheet.ts";
import type { Cell, Row, Sheet } from "./workbook.ts";

export function lineSheet(desk: Desk, key: SheetKey): Sheet {
  const rows: Row[] = [];
  for (const block of desk.layout.blocks.get(key) ?? []) {
    rows[block.headingRow - FIRST_ROW] = textRow("heading", block.heading);
    for (const { line, row } of block.lines)
      rows[row - FIRST_ROW] = lineRow(desk, key, block, line);
  }
  const filled = Array.from(rows, (row) => row ?? EMPTY_ROW);
  const isOpeningShown = key === "calculations" || (key === "balanceSheet" && desk.hasOpening);
  return timeSheet(desk, SHEETS[key], filled, isOpeningShown);
}

function lineRow(desk: Desk, key: SheetKey, { heading }: Block, line: Line): Row {
  const { program, document } = desk.model;
  const statementRow = desk.statementRowOf.get(line.id);
  const look = lookOf(desk, key, line);
  const labelLook = look === "subtotal" || look === "total" ? look : "label";
  const numberFormat = formatOf(desk, key, line);
  const times = Array.from({ length: program.stride }, (_, time) => time - program.historyCount);
  const formulaAt = formulasOf(desk, key, line);
  return {
    cells: [
      {
        value: nameUnder(heading, line.name),
        look: labelLook,
        ...(statementRow && statementRow.level > 0 ? { indent: statementRow.level } : {}),
      },
      textCell(unitText(line, document.currency), "note"),
      textCell(line.id, "note"),
      ...times.map((period) =>
        figureCell(desk, key, line, period, { look, numberFormat }, formulaAt),
      ),
    ],
  };
}

/** On a statement all amounts are whole, whatever their size. */
function formatOf(desk: Desk, key: SheetKey, line: Line): string {
  if (key === "checks") return CHECK_FORMAT;
  if (desk.statementRowOf.has(line.id)) return WHOLE_AMOUNT;
  if (key === "kpis" && line.unit === "rate") return RATIO;
  return numberFormatOf(line, figuresOf(desk, line.id));
}

/**
 * Before the first period there are only figures. A cell that some formula reads holds its zero:
 * a spreadsheet's MIN and MAX pass over empty cells.
 */
function figureCell(
  desk: Desk,
  key: SheetKey,
  line: Line,
  period: number,
  style: Required<Pick<Cell, "look" | "numberFormat">>,
  formulaAt: FormulaAt,
): Cell | null {
  const { program } = desk.model;
  const row = program.rowOf.get(line.id) ?? 0;
  if (period === -1 && key === "balanceSheet" && desk.hasOpening) {
    const formula = formulaAt(period);
    if (formula !== undefined)
      return { ...style, value: openingFigure(desk, line.id) + 0, formula };
  }
  const value = (desk.values[cellOf(program, row, period)] ?? 0) + 0;
  if (period < 0) {
    const isRead = -period <= (desk.reachOf[row] ?? 0);
    return value === 0 && !isRead ? null : { ...style, value, look: "calculation" };
  }
  const formula = formulaAt(period);
  const { look, numberFormat } = style;
  return formula === undefined
    ? { look, numberFormat, value }
    : { look, numberFormat, value, formula };
}

type FormulaAt = (period: number) => string | undefined;

/** Along a row only columns differ, so its formula is printed once and filled in period by period. */
function formulasOf(desk: Desk, key: SheetKey, line: Line): FormulaAt {
  if (line.source.kind === "given") {
    if (line.id === ANOTHER_CASE) return () => `IF(${SCENARIO}=0,0,1)`;
    return (period) => caseFormula(desk, line.id, period);
  }
  const printed = printA1(line.source.expression, (id, lag) => locate(desk, key, id, lag));
  const pieces = printed.split(COLUMN);
  return (period) =>
    pieces
      .map((piece, index) =>
        index % 2 === 0 ? piece : columnName(periodColumn(desk.model, period - Number(piece))),
      )
      .join("");
}

/** Stands for the column so many periods before the formula's own; no name of a sheet has it. */
const COLUMN = /\{(\d+)\}/;

function locate({ layout }: Desk, from: SheetKey, line: string, lag: number): string {
  const place = layout.placeOf.get(line);
  if (!place) throw new Error(`"${line}" has no place in the workbook`);
  const cell = `{${lag}}${place.row + 1}`;
  return place.sheet === from ? cell : `${quoted(SHEETS[place.sheet])}!${cell}`;
}

/** Only what can be read back looks like an input. */
function lookOf({ statementRowOf, caseBlockOf }: Desk, key: SheetKey, line: Line): Cell["look"] {
  if (key === "checks") return "check";
  if (line.source.kind === "given")
    return canOverride(line) && !caseBlockOf.has(line.id) ? "input" : "calculation";
  const kind = statementRowOf.get(line.id)?.kind;
  return kind === undefined || kind === "account" ? "calculation" : kind;
}
