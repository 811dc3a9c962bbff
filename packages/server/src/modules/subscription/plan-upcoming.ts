/** What will be charged if nothing changes: the rest of the term, and the renewal after it. */
import type { TaxedAmount } from "@app/contract/subscription-price";
import type { DayNumber } from "@app/engine/time/day";
import { type PriceList, taxRateFor } from "#core/price-list.ts";
import { invoiceTotal } from "#modules/ledger/ledger.ts";
import { type HeldTerm, planRenewal, type Renewal } from "./plan-renewal.ts";

export type Upcoming = TaxedAmount & {
  /** The first day of what it is for, and the one before the next. */
  from: DayNumber;
  to: DayNumber;
  isRenewal: boolean;
  /** In words that can be checked with a calculator. */
  workedOut: string;
};

export function planUpcoming(prices: PriceList, held: HeldTerm): Upcoming[] {
  const upcoming: Upcoming[] = [];
  // Who is past due is charged for no other period, and who has cancelled for none beyond the term.
  if (held.standing !== "active" && held.standing !== "cancelled") return upcoming;
  for (let next = held; ; ) {
    const renewal = planRenewal(prices, next);
    if (!renewal) return upcoming;
    const isRenewal = renewal.after.termTo !== next.termTo;
    if (isRenewal && held.standing === "cancelled") return upcoming;
    upcoming.push(upcomingOf(prices, held, renewal, isRenewal));
    if (isRenewal) return upcoming;
    next = { ...next, ...renewal.after };
  }
}

function upcomingOf(
  prices: PriceList,
  held: HeldTerm,
  { lines, workedOut, after: { period } }: Renewal,
  isRenewal: boolean,
): Upcoming {
  const total = invoiceTotal({ lines, taxRate: taxRateFor(prices, held.currency) });
  return { ...total, from: period.from, to: period.to, isRenewal, workedOut };
}
