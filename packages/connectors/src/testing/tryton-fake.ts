/**
 * Tryton's JSON-RPC over given books, for one company beside another. Sums obey the context's days
 * and `posted`; asked without days they are those of the open years, as in Tryton. Its booleans
 * are those of a database that has none: 1 and 0.
 */
import { monthOf, yearOf } from "@app/engine/time/month";
import type { HttpRequest } from "#http/http-client.ts";
import { formatAmount } from "#ledger/amount.ts";
import { dayOf, lastDayOf, monthOfDay, yearStartOf } from "#ledger/day.ts";
import type { AccountClass, Day, Minor } from "#ledger/ledger.ts";
import { type BookAccount, type Books, reportsOf } from "#sources/demo-books/books.ts";

const TYPES = [
  { id: 1, name: "Chart", parent: null, statement: null },
  { id: 2, name: "Asset", parent: 1, statement: "balance", assets: 1 },
  { id: 3, name: "Liability", parent: 1, statement: "balance", assets: 0 },
  { id: 4, name: "Equity", parent: 1, statement: "balance", assets: 0 },
  { id: 5, name: "Income", parent: 4, statement: "income" },
  { id: 6, name: "Revenue", parent: 5, statement: "income", revenue: 1, expense: 0 },
  { id: 7, name: "Expense", parent: 5, statement: "income", revenue: 0, expense: 1 },
  { id: 8, name: "Off-Balance", parent: 1, statement: "off-balance" },
];
const TYPE_BY_CLASS: Record<AccountClass, number> = {
  ASSET: 2,
  LIABILITY: 3,
  EQUITY: 4,
  REVENUE: 6,
  EXPENSE: 7,
};

type Line = { account: number; net: Minor; day: Day; isPosted: boolean; year?: number };
type Context = { posted?: boolean; from_date?: TrytonDate; to_date?: TrytonDate };
type TrytonDate = { year: number; month: number; day: number };
type Options = {
  books: Books;
  /** Years that end by this day were closed by the wizard, on their last day. */
  closedBy?: Day;
};

export function trytonIdOf(books: Books, accountId: string): number {
  const known = idsOf.get(books) ?? new Map(books.accounts.map(({ id }, index) => [id, index + 1]));
  idsOf.set(books, known);
  return known.get(accountId) ?? 0;
}

/** Thousands of accounts are looked up for every line. */
const idsOf = new WeakMap<Books, Map<string, number>>();

export function trytonFake({ books, closedBy = "" }: Options) {
  const years = yearsOf(books);
  const offBalance = books.accounts.length + 2;
  const lines = [...linesOf(books, offBalance), ...closesOf(books, years, closedBy)];
  return ({ body = "" }: HttpRequest): unknown => {
    const { id, method, params } = JSON.parse(body);
    const [, offset, limit, , fields, context] = params;
    const page = (rows: unknown[]) => ({ id, result: rows.slice(offset, offset + limit) });
    switch (method.replace("model.", "").replace(".search_read", "")) {
      case "company.company":
        return page([companyOf(books)]);
      case "account.fiscalyear":
        return page(
          years.map((year) => ({ ...year, state: year.end <= closedBy ? "locked" : "open" })),
        );
      case "account.account.type":
        return page(TYPES);
      case "account.account":
        return page(fields.includes("debit") ? sums(lines, context, offBalance) : accounts(books));
      case "account.move.line":
        return page(lines.filter((line) => line.year !== undefined).map(lineAnswer));
      default:
        return { id, error: [`'${method}'`, ""] };
    }
  };
}

function companyOf({ name, currency }: Books) {
  return {
    id: 1,
    rec_name: name,
    timezone: null,
    "currency.": { id: 1, code: currency, digits: 2 },
  };
}

function yearsOf({ journals, yearEndMonth }: Books) {
  const months = journals.map(({ day }) => monthOfDay(day));
  const first = yearStartOf(Math.min(...months), yearEndMonth);
  const count = Math.ceil((Math.max(...months, monthOf(2026, 12)) - first + 1) / 12);
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [dayOf(first + index * 12, 1), lastDayOf(first + index * 12 + 11)];
    const name = String(yearOf(first + index * 12));
    return { id: index + 1, name, end, start_date: date(start), end_date: date(end) };
  });
}

/** After the books' own accounts: the heading above them, and one off the balance sheet. */
function accounts(books: Books) {
  const heading = books.accounts.length + 1;
  const usual = { parent: heading, closed: 0, active: true };
  return [
    ...books.accounts.map(({ id, code, name, class: kind, isRetainedEarnings }: BookAccount) => ({
      ...usual,
      id: trytonIdOf(books, id),
      code,
      name: isRetainedEarnings ? "Profit brought forward" : name,
      type: TYPE_BY_CLASS[kind],
    })),
    { ...usual, id: heading, code: null, name: "Chart", type: 1, parent: null, closed: 1 },
    { ...usual, id: heading + 1, code: "9000", name: "Guarantees", type: 8 },
  ];
}

function linesOf(books: Books, offBalance: number): Line[] {
  const beside = books.journals[0]?.day ?? "";
  return [
    ...books.journals.flatMap(({ day, lines }) =>
      lines.map(({ accountId, net }) => ({
        account: trytonIdOf(books, accountId),
        net,
        day,
        isPosted: true,
      })),
    ),
    { account: 1, net: 777n, day: beside, isPosted: false },
    { account: offBalance, net: 999n, day: beside, isPosted: true },
  ];
}

/** What the wizard posts: results of the year to nothing, their sum to retained earnings. */
function closesOf(books: Books, years: ReturnType<typeof yearsOf>, closedBy: Day): Line[] {
  const { balance, yearResult } = reportsOf(books);
  const retained = books.accounts.find((account) => account.isRetainedEarnings)?.id ?? "";
  return years
    .filter(({ end }) => end <= closedBy)
    .flatMap(({ id: year, end: day }) => {
      const results = books.accounts
        .filter(({ class: kind }) => kind === "REVENUE" || kind === "EXPENSE")
        .map(({ id }) => ({ id, net: -balance(id, monthOfDay(day)) }));
      return [...results, { id: retained, net: yearResult(monthOfDay(day)) }]
        .filter(({ net }) => net !== 0n)
        .map(({ id, net }) => ({ account: trytonIdOf(books, id), net, day, isPosted: true, year }));
    });
}

function sums(lines: readonly Line[], context: Context, accountCount: number) {
  const days = { from: dayFrom(context.from_date) ?? "", to: dayFrom(context.to_date) ?? "" };
  const sides = Array.from({ length: accountCount }, () => ({ debit: 0n, credit: 0n }));
  for (const { account, day, isPosted, net } of lines) {
    const sum = sides[account - 1];
    const isAsked = day >= days.from && day <= days.to && (isPosted || !context.posted);
    if (!sum || !isAsked) continue;
    if (net > 0n) sum.debit += net;
    else sum.credit -= net;
  }
  return sides.map(({ debit, credit }, index) => ({
    ...{ id: index + 1, debit: decimal(debit), credit: decimal(credit) },
  }));
}

function lineAnswer({ account, net, day, year }: Line) {
  return {
    account,
    debit: decimal(net > 0n ? net : 0n),
    credit: decimal(net < 0n ? -net : 0n),
    "move.": { date: date(day), origin: `account.fiscalyear,${year}` },
  };
}

function decimal(minor: Minor) {
  return { __class__: "Decimal", decimal: formatAmount(minor, 2).replaceAll(",", "") };
}

function date(day: Day) {
  const [year, month, inMonth] = day.split("-").map(Number);
  return { __class__: "date", year, month, day: inMonth };
}

function dayFrom(given: TrytonDate | undefined): Day | undefined {
  return given && dayOf(monthOf(given.year, given.month), given.day);
}
