/**
 * A posting: one amount from one account to another, so no journal can fail to balance. Modules
 * post; nobody else moves an account.
 */
import type { LineId } from "#lines/expression.ts";
import type { CashFlowClass, CashGroup } from "#model/standard-lines.ts";

export type Posting = {
  module: string;
  /** What happened, in words: "Receipts from customers". */
  text: string;
  debit: string;
  credit: string;
  /** The line with the amount; a negative amount runs the other way. */
  amount: LineId;
  cashFlow: CashFlowClass;
  group: CashGroup;
};
