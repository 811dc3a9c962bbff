/** What a module posts in a period: one line for each amount, debit first, with its cash flow. */
import type { AccountOnLine } from "#draft/draft.ts";
import { isCash } from "#draft/draft.ts";
import type { CashFlowClass } from "#model/standard-lines.ts";
import { figureIn, type View } from "./view.ts";

export type JournalLine = {
  text: string;
  /** The accounts' names. */
  debit: string;
  credit: string;
  /** Positive: what runs the other way has its accounts the other way round. */
  amount: number;
  /** Undefined where no cash moves. */
  cashFlow?: CashFlowClass;
};

/** None in an actual period, which is the ledger's own. */
export function journalsOf(view: View, module: string, period: number): JournalLine[] {
  const { postings, accounts, document } = view.model;
  if (period < document.timeline.actualCount) return [];
  return postings.flatMap((posting): JournalLine[] => {
    if (posting.module !== module) return [];
    const amount = figureIn(view, posting.amount, period).value;
    const [debit, credit] = [accounts.get(posting.debit), accounts.get(posting.credit)];
    if (amount === 0 || !debit || !credit) return [];
    return [lineOf(posting, amount, amount > 0 ? [debit, credit] : [credit, debit])];
  });
}

/** What a module would post when its amounts are there, whatever they are. */
export function postingsOf({ model }: Pick<View, "model">, module: string) {
  return model.postings.flatMap((posting) => {
    const [debit, credit] = [posting.debit, posting.credit].map((id) => model.accounts.get(id));
    if (posting.module !== module || !debit || !credit) return [];
    const { amount: _, ...line } = lineOf(posting, 0, [debit, credit]);
    return [line];
  });
}

function lineOf(
  { text, cashFlow }: { text: string; cashFlow: CashFlowClass },
  amount: number,
  [debit, credit]: [AccountOnLine, AccountOnLine],
): JournalLine {
  const isOfCash = isCash(debit) || isCash(credit);
  return {
    text,
    debit: debit.name,
    credit: credit.name,
    amount: Math.abs(amount),
    ...(isOfCash ? { cashFlow } : {}),
  };
}
