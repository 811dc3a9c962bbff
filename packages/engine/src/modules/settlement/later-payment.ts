/**
 * Pays later what a module owes.
 *
 *   paid = owed at the start of the period − what came to it in the last (after − 1) periods,
 *          never less than nothing
 *
 * It reads the account's own balance, so an opening balance is paid in the first period and what
 * the ledger says at the cut-over is what is paid after it.
 */
import { add, type Expression, max, neg, prev, sub } from "#lines/expression.ts";
import type { ModuleContext } from "#modules/context/context.ts";

/** Adds the payment as a line for the module to post; nothing when it cannot be. */
export function laterPayment(
  context: ModuleContext,
  debt: {
    field: string;
    name: string;
    payable: string;
    /** The module's line that is credited to the account. */
    owed: Expression;
    after: number;
  },
): Expression | undefined {
  const { field, name, payable, owed, after } = debt;
  if (!Number.isInteger(after) || after < 1) {
    context.issue(field, "invalid", "Owed amounts are paid a whole number of periods later.");
    return undefined;
  }
  if (isSettled(context, payable)) {
    const message = `"${context.nameOf(payable)}" is already paid by another module. Give this one its own account.`;
    context.issue(field, "duplicate", message);
    return undefined;
  }
  if (owed.kind !== "line") throw new Error("what is owed is a line");
  const recent = Array.from({ length: after - 1 }, (_, index) => prev(owed.line, index + 1));
  const due = sub(neg(context.opening(payable)), add(...recent));
  return context.line(field, { name }, max(0, due));
}

function isSettled(context: ModuleContext, payable: string) {
  return context.draft.postings.some(
    ({ debit, credit }) => debit === payable && credit === context.cash,
  );
}
