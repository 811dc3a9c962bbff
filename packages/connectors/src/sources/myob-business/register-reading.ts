/**
 * How to read a company file's account register, proved and not supposed.
 *
 * The documents leave two things open: whether activity is written on the account's natural side
 * (sales of 100 as 100) or as debit less credit (−100), and whether the year is the calendar's or
 * the financial one, named by its end. Of the four readings that one is right in which every account
 * moves from one month's balance in the reports to the next and every month's debits equal its
 * credits; should two do so, they give the same amounts. If none does, the file is refused.
 */
import { type Month, monthLabel, monthOf } from "@app/engine/time/month";
import type { MonthRange } from "#connector/connector.ts";
import { formatAmount } from "#ledger/amount.ts";
import { isProfitAndLoss, isYearStart } from "#ledger/balances.ts";
import type { Account, Minor, Organisation } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";
import type { Balances } from "#ledger/year-turn.ts";
import { type Sign, signed } from "./myob-business-balances.ts";
import type { RegisterRow } from "./register-row.ts";

/** Net movement by month and account. */
export type MonthlyNets = Map<Month, Map<string, Minor>>;

type Books = {
  rows: readonly RegisterRow[];
  accounts: readonly Account[];
  organisation: Organisation;
  range: MonthRange;
  /** At the end of each month of the range and of the one before it. */
  balances: ReadonlyMap<Month, Balances>;
};

const READINGS: { sign: Sign; year: "financial" | "calendar" }[] = [
  { sign: "natural", year: "financial" },
  { sign: "natural", year: "calendar" },
  { sign: "debit", year: "financial" },
  { sign: "debit", year: "calendar" },
];

export function readRegister(books: Books): MonthlyNets {
  const tried = READINGS.map((reading) => readBy(books, reading));
  const proved = tried.find((nets) => complaint(books, nets) === undefined);
  if (proved) return proved;
  throw refusal(complaint(books, tried[0] ?? new Map()) ?? "nothing can be read");
}

/** July 2026 lies in the financial year named 2027 when years end in June. */
function readBy(books: Books, { sign, year }: (typeof READINGS)[number]): MonthlyNets {
  const { from, to } = books.range;
  const nets: MonthlyNets = new Map();
  const chart = new Map(books.accounts.map((account) => [account.externalId, account]));
  for (let month = from; month <= to; month++) nets.set(month, new Map());
  for (const row of books.rows) {
    const isNextYear = row.monthInYear > books.organisation.yearEndMonth;
    const shift = year === "financial" && isNextYear ? 1 : 0;
    const into = nets.get(monthOf(row.year - shift, row.monthInYear));
    const account = chart.get(row.accountId);
    if (!account) throw refusal(`it names an account the chart does not have, ${row.accountId}`);
    if (!into || !account.isPosting || row.activity === 0n) continue;
    const net = signed(row.activity, account.class, sign);
    into.set(row.accountId, (into.get(row.accountId) ?? 0n) + net);
  }
  return nets;
}

/** What speaks against a reading, in words; nothing when it is proved. */
function complaint(books: Books, nets: MonthlyNets): string | undefined {
  const { accounts, organisation } = books;
  const money = (minor: Minor) => formatAmount(minor, organisation.currencyDecimals);
  for (const [month, byAccount] of nets) {
    const shownOf = movementShown(books, month);
    for (const account of accounts) {
      if (!account.isPosting || account.isRetainedEarnings) continue;
      const moved = byAccount.get(account.externalId) ?? 0n;
      const shown = shownOf(account);
      if (moved === shown) continue;
      const said = `${account.code} ${account.name} moves by ${money(moved)}`;
      return `${said} in ${monthLabel(month)}, in the reports by ${money(shown)}`;
    }
    const sum = [...byAccount.values()].reduce((total, net) => total + net, 0n);
    if (sum !== 0n) return `debits and credits of ${monthLabel(month)} differ by ${money(sum)}`;
  }
  return undefined;
}

/** From one month's end to the next; revenue and expense start a year with nothing. */
function movementShown({ balances, organisation }: Books, month: Month) {
  const isNewYear = isYearStart(month, organisation);
  return (account: Account): Minor => {
    const at = (each: Month) => balances.get(each)?.get(account.externalId) ?? 0n;
    return isNewYear && isProfitAndLoss(account) ? at(month) : at(month) - at(month - 1);
  };
}

function refusal(problem: string) {
  return new SourceError("unreadable", `MYOB Business: the account register: ${problem}.`);
}
