/**
 * Entries made by hand: each debits one account and credits another, every period or once.
 *
 * Where an entry stands in the cash flow follows from its accounts unless it says so: with cash,
 * the other account's class; between a profit account and a balance, the balance's class; between
 * two balances or two profit accounts, no cash moves.
 */
import { type AccountOnLine, isCash } from "#draft/draft.ts";
import { at, compare, type Expression, iif } from "#lines/expression.ts";
import type { Journal, JournalEntry } from "#model/kinds/journal.ts";
import type { CashFlowClass } from "#model/standard-lines.ts";
import type { ModuleContext } from "#modules/context/context.ts";

export function journal(module: Journal, context: ModuleContext) {
  module.entries.forEach((entry, index) => {
    const field = `entry${index + 1}`;
    const debit = context.account(`${field}.debit`, entry.debit);
    const credit = context.account(`${field}.credit`, entry.credit);
    if (!debit || !credit) return;
    const guide = guideOf(debit, credit);
    context.post({
      text: entry.text,
      debit: debit.id,
      credit: credit.id,
      amount: amountOf(entry, field, context),
      cashFlow: entry.cashFlow ?? (guide ? classOf(guide) : "nonCash"),
      group: entry.group ?? guide?.standard.group ?? "other",
    });
  });
}

function amountOf({ amount, day, text }: JournalEntry, field: string, context: ModuleContext) {
  if (day === undefined) return context.input(field, amount, { name: text });
  const period = context.eventIn(`${field}.day`, day);
  const shape = { name: `${text}, amount`, measure: "rate" } as const;
  const once: Expression = iif(
    compare(at("calendar.index"), "equal", period),
    context.input(`${field}Amount`, amount, shape),
    0,
  );
  return context.line(field, { name: text }, once);
}

function classOf({ cashFlow, standard }: AccountOnLine): CashFlowClass {
  return cashFlow ?? standard.cashFlow;
}

/** The account that says where the entry stands; none when no cash moves. */
function guideOf(debit: AccountOnLine, credit: AccountOnLine): AccountOnLine | undefined {
  if (isCash(debit)) return credit;
  if (isCash(credit)) return debit;
  const balances = [debit, credit].filter(({ standard }) => standard.statement === "balanceSheet");
  return balances.length === 1 ? balances[0] : undefined;
}
