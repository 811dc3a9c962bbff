/** What the sheets of a workbook are made from, and what they have in common. */
import type { Model } from "#build/build-model.ts";
import type { Sheet as Values } from "#calculate/sheet.ts";
import type { LineId } from "#lines/expression.ts";
import { textRow } from "./cells.ts";
import { LABEL_COLUMNS, type Layout } from "./layout.ts";
import type { Row } from "./workbook.ts";

/** A scenario with the figures of every given line that it changes, period by period. */
export type Case = { id: string; name: string; values: ReadonlyMap<LineId, readonly number[]> };

export type CaseRows = {
  lines: readonly LineId[];
  rowOf: ReadonlyMap<LineId, number>;
  /** The formula of the driver's own cell, when its figures stand on this sheet. */
  formulaFor: (line: LineId, column: string) => string | undefined;
};

/** `hash` names the version of the document; `values` are the base case's results. */
export type Export = { model: Model; values: Values; cases: readonly Case[]; hash: string };

export type Desk = Export & { layout: Layout; caseRows: CaseRows };

export function periodColumn({ program }: Model, period: number): number {
  return LABEL_COLUMNS + program.historyCount + period;
}

/** The last period before the first is where opening balances stand; earlier ones are seldom read. */
export function columnWidths({ program }: Model): number[] {
  const before = Array.from({ length: program.historyCount }, (_, index) =>
    index === program.historyCount - 1 ? 14 : 6,
  );
  return [42, 10, 24, ...before, ...Array.from({ length: program.periodCount }, () => 14)];
}

export function headingRow({ program, periods }: Model): Row {
  const before = Array.from({ length: program.historyCount }, (_, index) => {
    const back = program.historyCount - index;
    return back === 1 ? "Opening" : `−${back}`;
  });
  return textRow("heading", "Line", "Unit", "Id", ...before, ...periods.map(({ label }) => label));
}
