/**
 * How to read a company file's account register, proved and not supposed.
 *
 * The documents leave two things open: whether activity is written on the account's natural side
 * (sales of 100 as 100) or as debit less credit (−100), and whether the year is the calendar's or
 * the financial one, named by its end. Of the four readings those are kept in which every month's
 * debits equal its credits and every balance sheet account moves from the opening to the closing
 * balance sheet. If none is left, or two that differ, the file is refused.
 */
import { type Month, monthOf } from "@app/engine/time/month";
import { formatAmount } from "#amount.ts";
import { isProfitAndLoss } from "#balances.ts";
import type { MonthRange } from "#connector.ts";
import type { Account, Minor, Organisation } from "#ledger.ts";
import { SourceError } from "#source-error.ts";
import type { Balances } from "#year-turn.ts";
import { type Sign, signed } from "./myob-business-balances.ts";

export type RegisterRow = {
  accountId: string;
  year: number;
  monthInYear: number;
  /** As MYOB writes it. */
  activity: Minor;
};

/** Net movement by month and account. */
export type MonthlyNets = Map<Month, Map<string, Minor>>;

type Books = {
  rows: readonly RegisterRow[];
  accounts: readonly Account[];
  organisation: Organisation;
  range: MonthRange;
  opening: Balances;
  closing: Balances;
};

const READINGS: { sign: Sign; year: "financial" | "calendar" }[] = [
  { sign: "natural", year: "financial" },
  { sign: "natural", year: "calendar" },
  { sign: "debit", year: "financial" },
  { sign: "debit", year: "calendar" },
];

export function readRegister(books: Books): MonthlyNets {
  const tried = READINGS.map((reading) => readBy(books, reading));
  const proved = tried.filter((nets) => complaint(books, nets) === undefined);
  const [first, ...others] = proved;
  if (!first) throw refusal(complaint(books, tried[0] ?? new Map()) ?? "nothing can be read");
  if (others.some((nets) => !isSame(first, nets))) {
    throw refusal("too little was posted to tell how it is written; read more months");
  }
  return first;
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
  const { accounts, organisation, opening, closing } = books;
  const money = (minor: Minor) => formatAmount(minor, organisation.currencyDecimals);
  for (const account of accounts) {
    if (!account.isPosting || isProfitAndLoss(account) || account.isRetainedEarnings) continue;
    const id = account.externalId;
    const moved = [...nets.values()].reduce((sum, month) => sum + (month.get(id) ?? 0n), 0n);
    const shown = (closing.get(id) ?? 0n) - (opening.get(id) ?? 0n);
    if (moved === shown) continue;
    const said = `${account.code} ${account.name} moves by ${money(moved)}`;
    return `${said} there and by ${money(shown)} on the balance sheet`;
  }
  for (const month of nets.values()) {
    const sum = [...month.values()].reduce((total, net) => total + net, 0n);
    if (sum !== 0n) return `a month's debits and credits differ by ${money(sum)}`;
  }
  return undefined;
}

function isSame(one: MonthlyNets, other: MonthlyNets) {
  return [...one].every(([month, nets]) => {
    const others = other.get(month) ?? new Map<string, Minor>();
    const ids = new Set([...nets.keys(), ...others.keys()]);
    return [...ids].every((id) => (nets.get(id) ?? 0n) === (others.get(id) ?? 0n));
  });
}

function refusal(problem: string) {
  return new SourceError("unreadable", `MYOB Business: the account register: ${problem}.`);
}
