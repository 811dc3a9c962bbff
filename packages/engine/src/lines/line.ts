/**
 * A line: one named row over all periods. It is either given (values come with the document) or
 * calculated (one expression for every period).
 */
import type { Expression, LineId } from "./expression.ts";

/** How a line adds up over time: flows add, balances take the last, ratios are made anew. */
export type Measure = "flow" | "balance" | "rate" | "count";
export type Unit = "currency" | "count" | "percent" | "days" | "rate" | "flag";

export type Line = {
  id: LineId;
  name: string;
  unit: Unit;
  measure: Measure;
  /** Where the line is shown: "drivers", a module's id, "ledger", "profit-and-loss", … */
  section: string;
  /** The module that made the line, for "why". */
  module?: string;
  source: Given | Calculated;
  /** The text a person wrote, and its place in the document. */
  formula?: { text: string; place: string };
  /** In the circle of this unknown the line is taken as so many times the unknown. */
  circle?: { unknown: LineId; slope: -1 | 0 | 1 };
  /** Of a price: what is sold or bought at it and how much of it, whose totals are divided again. */
  ratio?: { numerator: LineId; denominator: LineId };
};

/** Values before the first period stand in `history`, the latest last. */
export type Given = {
  kind: "given";
  values: readonly number[];
  history?: readonly number[];
  /** A module worked it out from days and settings: not a figure a person can change alone. */
  isWorkedOut?: true;
  /** Where in the document a person changes these figures. */
  place?: string;
  /** What stood there before changes by hand were laid over it. */
  entered?: readonly number[];
};

export type Calculated = {
  kind: "calculated";
  expression: Expression;
  /** Values before the first period, the latest last: an opening balance is the only one. */
  history?: readonly number[];
};

/** Under a module's heading its name is not said again. */
export function nameUnder(heading: string, name: string): string {
  if (!name.startsWith(`${heading}: `)) return name;
  const own = name.slice(heading.length + 2);
  return own.charAt(0).toUpperCase() + own.slice(1);
}
