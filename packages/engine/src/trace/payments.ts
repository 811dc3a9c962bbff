/** The payments ahead that somebody should know of: what is paid now and then, not what is paid every period. */
import { isCash } from "#draft/draft.ts";
import type { Posting } from "#draft/posting.ts";
import { figureIn, type View } from "./view.ts";

export type Payment = { module: string; name: string; period: number; amount: number };

const LISTED_MOST = 6;

/** The largest by module in the next periods, in their order; `periodCount` is how far one looks. */
export function paymentsAhead(view: View, periodCount: number): Payment[] {
  const { document, periods } = view.model;
  const first = document.timeline.actualCount;
  const last = Math.min(first + periodCount, periods.length) - 1;
  const ahead = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  const payments = document.modules.flatMap(({ id, name }) => {
    const postings = view.model.postings.filter(({ module }) => module === id);
    const paid = ahead.map((period) => ({
      ...{ module: id, name, period },
      amount: postings.reduce((sum, posting) => sum + paidBy(view, posting, period), 0),
    }));
    const now = paid.filter(({ amount }) => isMoney(amount));
    return now.length < ahead.length || ahead.length === 1 ? now : [];
  });
  return payments
    .toSorted((one, other) => other.amount - one.amount)
    .slice(0, LISTED_MOST)
    .toSorted((one, other) => one.period - other.period || other.amount - one.amount);
}

/** Out of cash is positive; from one account of cash to another is no payment. */
function paidBy(view: View, { debit, credit, amount }: Posting, period: number): number {
  const { accounts } = view.model;
  const [isIn, isOut] = [debit, credit].map((id) => {
    const account = accounts.get(id);
    return account !== undefined && isCash(account);
  });
  if (isIn === isOut) return 0;
  const moved = figureIn(view, amount, period).value;
  return isOut ? moved : -moved;
}

/** To the cent: what a float has beyond it is not paid. */
const isMoney = (amount: number) => Math.round(amount * 100) > 0;
