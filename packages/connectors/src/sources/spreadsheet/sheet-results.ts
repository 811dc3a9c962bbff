/**
 * What a way of reading a file comes to, for a person who chooses between two: "stands at 50.00"
 * or "moves by 50.00" for cash, and the profit of the year so far or of the month.
 */
import { formatAmount } from "#ledger/amount.ts";
import { isProfitAndLoss } from "#ledger/balances.ts";
import type { Account, Minor } from "#ledger/ledger.ts";
import { suggestLines } from "#mapping/suggest-lines.ts";
import type { SheetReading } from "./read-sheet.ts";
import { netsOfMonth } from "./sheet-evidence.ts";

export type SheetResults = { cash: string; profit: string };

/** Names looked at for cash; results are for the eye. */
const ACCOUNTS_MAX = 300;

export function cashAccounts(all: readonly Account[]): Account[] {
  const accounts = all.slice(0, ACCOUNTS_MAX);
  const lines = suggestLines(accounts, { earlierChoices: [] });
  return accounts.filter((_, at) => lines[at]?.line === "cash");
}

export function resultsOf(reading: SheetReading, decimals: number): SheetResults {
  const last = reading.months.at(-1);
  if (!last) return { cash: "", profit: "" };
  const nets = netsOfMonth(last);
  const sum = (accounts: readonly Account[]): Minor =>
    accounts.reduce((total, { externalId }) => total + (nets.get(externalId) ?? 0n), 0n);
  const cash = sum(cashAccounts(reading.accounts));
  const result = sum(reading.accounts.filter(isProfitAndLoss));
  const [stood, profit] = [cash, -result].map((each) => formatAmount(each, decimals));
  return last.closings
    ? { cash: `stands at ${stood}`, profit: `${profit} in the year so far` }
    : { cash: `moves by ${stood}`, profit: `${profit} in the month` };
}
