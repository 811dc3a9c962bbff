/**
 * NetSuite's query service over given books. It knows the few queries we ask and applies each
 * condition only where the query states it: beside the books stand an order that is not posted, a
 * closing journal, a count on a statistical account, a line of another subsidiary and one of
 * another accounting book. Pages hold twenty rows, however many are asked for.
 */

import { monthInYear } from "@app/engine/time/month";
import type { HttpRequest } from "#http/http-client.ts";
import { formatAmount } from "#ledger/amount.ts";
import { currencyDecimals } from "#ledger/currency-decimals.ts";
import { firstDayOf, lastDayOf, monthOfDay, yearStartOf } from "#ledger/day.ts";
import type { AccountClass, Day, Minor } from "#ledger/ledger.ts";
import type { Books } from "#sources/demo-books/books.ts";

const TYPES: Record<AccountClass, string> = {
  ASSET: "OthCurrAsset",
  LIABILITY: "OthCurrLiab",
  EQUITY: "Equity",
  REVENUE: "Income",
  EXPENSE: "Expense",
};

type Line = { account: string; ends: Day; net: Minor; broken: string };
type Row = Record<string, string | null>;

const PAGE_ROWS_MAX = 20;

export function netsuiteFake(books: Books) {
  const lines = linesOf(books);
  return ({ url, body = "{}", headers }: HttpRequest): unknown => {
    if (headers?.Prefer !== "transient") throw new Error("NetSuite answers 400 without Prefer");
    const { q } = JSON.parse(body) as { q: string };
    return pageOf(new URL(url), rowsFor(q, books, lines));
  };
}

function pageOf({ searchParams }: URL, rows: readonly Row[]) {
  const offset = Number(searchParams.get("offset"));
  const limit = Math.min(Number(searchParams.get("limit")), PAGE_ROWS_MAX);
  const items = rows.slice(offset, offset + limit).map((row) => ({ links: [], ...row }));
  const hasMore = offset + items.length < rows.length;
  return { links: [], count: items.length, hasMore, items, offset, totalResults: rows.length };
}

function rowsFor(query: string, books: Books, lines: readonly Line[]): Row[] {
  if (query.includes("FROM subsidiary")) {
    return [{ id: "1", name: books.name, currency: books.currency }];
  }
  if (query.includes("FROM accountingperiod WHERE")) return periodsOf(books);
  if (query.includes("FROM account ORDER")) return accountsOf(books);
  const kept = lines.filter((line) => isAskedFor(query, line));
  const decimals = currencyDecimals(books.currency, "NetSuite");
  if (!query.includes("GROUP BY")) return [sidesOf(kept, decimals)];
  const yearStart = /CASE WHEN ap.enddate < TO_DATE\('([\d-]+)'/.exec(query)?.[1];
  return [...new Set(kept.map(({ account }) => account))].sort().map((account) => {
    const own = kept.filter((line) => line.account === account);
    const earlier = own.filter(({ ends }) => yearStart !== undefined && ends < yearStart);
    const [balance, before] = [sum(own, decimals), sum(earlier, decimals)];
    return { account, ...sidesOf(own, decimals), balance, earlier: before };
  });
}

/** What keeps a line out, as the query must say it; the books' own lines need nothing. */
const CONDITIONS: Record<string, string> = {
  unposted: "t.posting = 'T'",
  closing: "t.type <> 'PEJrnl'",
  statistical: "a.accttype NOT IN ('NonPosting', 'Stat')",
  subsidiary: "tl.subsidiary = 1",
  book: "tal.accountingbook = 1",
};

function isAskedFor(query: string, { ends, broken }: Line) {
  if (CONDITIONS[broken] && query.includes(CONDITIONS[broken])) return false;
  const where = query.slice(query.indexOf("WHERE"));
  return [...where.matchAll(/ap\.enddate (<|<=|>=) TO_DATE\('([\d-]+)'/g)].every(
    ([, operator, day = ""]) =>
      operator === "<" ? ends < day : operator === "<=" ? ends <= day : ends >= day,
  );
}

function linesOf({ journals, accounts }: Books): Line[] {
  const ends = lastDayOf(monthOfDay(journals[0]?.day ?? ""));
  const account = accounts[0]?.id ?? "";
  return [
    ...journals.flatMap(({ day, lines }) =>
      lines.map((line) => ({
        account: line.accountId,
        ends: lastDayOf(monthOfDay(day)),
        net: line.net,
        broken: "",
      })),
    ),
    ...Object.keys(CONDITIONS).map((broken) => ({ account, ends, net: 12_345n, broken })),
  ];
}

function periodsOf({ journals, yearEndMonth }: Books): Row[] {
  const months = journals.map(({ day }) => monthOfDay(day));
  const first = yearStartOf(Math.min(...months), yearEndMonth);
  const last = yearStartOf(Math.max(...months), yearEndMonth) + 11;
  const rows: Row[] = [];
  const add = (name: string, starts: Day, ends: Day, flags: Row) =>
    rows.push({
      id: String(rows.length + 1),
      name,
      starts,
      ends,
      isadjust: "F",
      isyear: "F",
      ...flags,
    });
  for (let month = first; month <= last; month++) {
    const [starts, ends] = [firstDayOf(month), lastDayOf(month)];
    const closed = month < first + 12 ? "T" : "F";
    const isYearStart = monthInYear(month - 1) === yearEndMonth;
    if (isYearStart) add("FY", starts, lastDayOf(month + 11), { isyear: "T", closed });
    add(ends, starts, ends, { closed });
    if (monthInYear(month) === yearEndMonth) add("Adjust", ends, ends, { isadjust: "T", closed });
  }
  return rows;
}

function accountsOf({ accounts }: Books): Row[] {
  const rows = accounts.map((account) => ({
    id: account.id,
    code: account.code,
    name: account.name,
    type: TYPES[account.class],
    special: account.isRetainedEarnings ? "RetEarnings" : null,
    parent: null,
    issummary: "F",
    isinactive: account.isArchived ? "T" : "F",
  }));
  const base = { code: null, special: null, parent: null, issummary: "F", isinactive: "F" };
  return [
    ...rows,
    { ...base, id: "-1", name: "Head count", type: "Stat" },
    { ...base, id: "-2", name: "Sales orders", type: "NonPosting" },
  ];
}

function sidesOf(lines: readonly Line[], decimals: number) {
  if (lines.length === 0) return { debit: null, credit: null };
  const credits = lines.filter(({ net }) => net < 0n).map((line) => ({ ...line, net: -line.net }));
  const debits = lines.filter(({ net }) => net > 0n);
  return { debit: sum(debits, decimals), credit: sum(credits, decimals) };
}

/** As Oracle prints numbers: no separators and no noughts at the end of a fraction. */
function sum(lines: readonly Line[], decimals: number) {
  const total = lines.reduce((subtotal, { net }) => subtotal + net, 0n);
  return formatAmount(total, decimals)
    .replaceAll(",", "")
    .replace(/(\.\d*?)0+$/, "$1")
    .replace(/\.$/, "");
}
