/**
 * Pays later what a module owes.
 *
 *   paid = owed at the start of the period − what came to it in the last (after − 1) periods
 *        − what was owed before the model and is due later still, never less than nothing
 *
 * It reads the account's own balance, so what the ledger says at the cut-over is what is paid after
 * it. What was owed before the model is paid as it is stated; or when the rule would have paid it,
 * had it come evenly in those of the periods before that still wait.
 */
import { add, type Expression, max, neg, prev, sub, type Term } from "#lines/expression.ts";
import type { Unwind } from "#model/kinds/settlement.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { type Period, periodsOf } from "#time/timeline.ts";
import { openingDueLater } from "./opening-due-later.ts";
import { keptAfter, keptShare } from "./settlement-control.ts";

type Debt = {
  field: string;
  name: string;
  payable: string;
  /** The module's line that is credited to the account. */
  owed: Expression;
  after: number;
  /** How what was owed before the model is paid, where it is said. */
  unwind?: { schedule: Unwind | undefined; place: string };
  /** Whether the module's amounts come in a period; in all of them when unsaid. */
  comesIn?: (period: Period) => boolean;
};

/** Adds the payment as a line for the module to post; nothing when it cannot be. */
export function laterPayment(context: ModuleContext, debt: Debt): Expression | undefined {
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
  const opening = -(context.draft.accounts.get(payable)?.opening ?? 0);
  const kept = opening > 0 ? keptOfOpening(context, debt) : 0;
  if (kept === 0) return context.line(field, { name }, max(0, due));
  const later = openingDueLater(context, { field: `${field}.opening`, opening, kept, owed: due });
  return context.line(field, { name }, max(0, sub(due, later)));
}

function isSettled(context: ModuleContext, payable: string) {
  return context.draft.postings.some(
    ({ debit, credit }) => debit === payable && credit === context.cash,
  );
}

/** The share of the opening balance that is kept in each period; 0 pays it in the first. */
function keptOfOpening(context: ModuleContext, debt: Debt): Term {
  const { after, unwind, comesIn = () => true } = debt;
  const field = `${debt.field}.kept`;
  if (unwind?.schedule) return keptShare(context, unwind.schedule, { field, place: unwind.place });
  const waiting = periodsOf(context.timeline, -after, 0).flatMap((period, due) =>
    comesIn(period) ? [due] : [],
  );
  const isFirstAlone = waiting.every((due) => due === 0);
  if (isFirstAlone) return 0;
  const shares = new Map(waiting.map((due) => [due, 1 / waiting.length]));
  return keptAfter(context, shares, { field, later: 0 });
}
