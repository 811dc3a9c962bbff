/** What the sheets of a workbook are made from, and what they have in common. */
import type { Model } from "#build/build-model.ts";
import { cellOf, type Sheet as Values } from "#calculate/sheet.ts";
import type { LineId } from "#lines/expression.ts";
import type { Issue } from "#model/issue.ts";
import type { StatementRow } from "#statements/statement.ts";
import { columnName } from "./a1.ts";
import type { Case } from "./cases.ts";
import { textCell, textRow } from "./cells.ts";
import type { Origin } from "./cover.ts";
import { FIRST_ROW, ID_COLUMN, ID_HEADING, LABEL_COLUMNS, type Layout } from "./layout.ts";
import type { CaseBlock } from "./scenario-sheet.ts";
import type { Cell, Row, Sheet } from "./workbook.ts";

/** `values` are the results of the case that is shown; 0 shows the base, 1 the first scenario. */
export type Desk = {
  model: Model;
  values: Values;
  /** The document as the workbook carries it. */
  carried: string;
  origin: Origin | undefined;
  cases: readonly Case[];
  shown: number;
  layout: Layout;
  /** Where their cases stand on the sheet of scenarios, for lines that differ somewhere. */
  caseBlockOf: ReadonlyMap<LineId, CaseBlock>;
  statementRowOf: ReadonlyMap<LineId, StatementRow>;
  /** Why the figures do not hold; none where they do. */
  blockedBy: readonly Issue[];
  /** How far back each line is read before the first period. */
  reachOf: readonly number[];
  /** Whether the balance sheet has its opening before the first period. */
  hasOpening: boolean;
};

const DO_NOT_HOLD = "these figures do not hold, see the cover";

export function periodColumn({ program }: Model, period: number): number {
  return LABEL_COLUMNS + program.historyCount + period;
}

/** From the first period to the last: `$AB$4:$BK$4`, or without the signs. */
export function periodRange({ model }: Desk, row: number, sign = ""): string {
  const name = (period: number) =>
    `${sign}${columnName(periodColumn(model, period))}${sign}${row + 1}`;
  return `${name(0)}:${name(model.program.periodCount - 1)}`;
}

/** A line's figures from the first period to the last. */
export function figuresOf({ model, values }: Desk, line: LineId): Float64Array {
  const { program } = model;
  const start = cellOf(program, program.rowOf.get(line) ?? 0, 0);
  return values.subarray(start, start + program.periodCount);
}

/** A sheet over time. Ids and what stands before the first period are folded away. */
export function timeSheet(
  { model, blockedBy }: Desk,
  name: string,
  rows: readonly Row[],
  isOpeningShown: boolean,
): Sheet {
  const { historyCount, periodCount } = model.program;
  const widths = [52, 8, 26, ...Array.from({ length: historyCount - 1 }, () => 10)];
  return {
    name,
    columnWidths: [...widths, ...Array.from({ length: periodCount + 1 }, () => 13)],
    foldedColumns: { first: ID_COLUMN, count: historyCount + (isOpeningShown ? 0 : 1) },
    frozen: { rows: FIRST_ROW, columns: LABEL_COLUMNS },
    rows: [titleRow(name, blockedBy), standingRow(model), headingRow(model), ...rows],
  };
}

function titleRow(name: string, blockedBy: readonly Issue[]): Row {
  return textRow("title", blockedBy.length > 0 ? `${name}: ${DO_NOT_HOLD}` : name);
}

/** Above each period, whether it is actual or forecast. */
function standingRow({ program, periods, document }: Model): Row {
  const before = Array.from({ length: LABEL_COLUMNS + program.historyCount }, () => null);
  const words = periods.map((_, period) =>
    period < document.timeline.actualCount ? "Actual" : "Forecast",
  );
  return { cells: [...before, ...words.map((word): Cell => ({ value: word, look: "period" }))] };
}

function headingRow({ program, periods }: Model): Row {
  const before = Array.from({ length: program.historyCount }, (_, index) =>
    historyLabel(program.historyCount - index),
  );
  return {
    cells: [
      ...["Line", "Unit", ID_HEADING].map((text) => textCell(text, "heading")),
      ...[...before, ...periods.map(({ label }) => label)].map((text) => textCell(text, "period")),
    ],
  };
}

/** The heading of the column so many periods before the first. */
export function historyLabel(back: number): string {
  return back === 1 ? "Opening" : `−${back}`;
}
