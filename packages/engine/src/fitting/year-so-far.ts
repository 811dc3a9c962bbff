/** Sums of a financial year up to a month. What of it lies before the books' first month is in the openings. */
import type { Account } from "#model/document.ts";
import { type History, inSections, monthOfYear } from "./history.ts";
import { sum } from "./statistics.ts";

/** Months of the financial year that have run with a month of the history. */
function monthsOfYear(history: History, index: number): number {
  return ((monthOfYear(history, index) - history.yearEndMonth + 11) % 12) + 1;
}

/** `flows` are the movements of these accounts together, debit positive. */
export function yearSoFar(
  history: History,
  index: number,
  accounts: readonly Account[],
  flows: readonly number[],
): number {
  const first = index - monthsOfYear(history, index) + 1;
  const before = first < 0 ? sum(accounts.map(({ opening = 0 }) => opening)) : 0;
  return before + sum(flows.slice(Math.max(0, first), index + 1));
}

export function accountsBeforeTax(history: History): Account[] {
  return inSections(
    history,
    ...([
      "revenue",
      "costOfSales",
      "otherIncome",
      "operatingExpenses",
      "depreciation",
      "interest",
    ] as const),
  );
}
