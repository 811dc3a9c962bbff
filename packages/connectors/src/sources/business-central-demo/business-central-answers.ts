/**
 * What Business Central would answer for given books, in the shapes its API documents: names with
 * their blanks and dashes encoded, amounts as text with thousands separators, headings and totals
 * among the accounts, lists in pages.
 *
 * A correction is posted as a negative debit or credit, and debits and credits are written without
 * their signs. A year is closed by entries between its last day and the next year's first: balances of later
 * months hold them, no month's debits and credits do.
 */
import { type Month, monthOf } from "@app/engine/time/month";
import { formatAmount } from "#ledger/amount.ts";
import { currencyDecimals } from "#ledger/currency-decimals.ts";
import { firstDayOf, monthOfDay, yearStartOf } from "#ledger/day.ts";
import type { Minor } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";
import type { BookAccount, Books } from "#sources/demo-books/books.ts";
import { type ChartRow, demoId } from "./business-central-demo-chart.ts";

export type BusinessCentralStandIn = {
  books: Books;
  chart: readonly ChartRow[];
  pageRows: number;
  /** Years that start after this month have not been closed. */
  closedUntil: Month;
};

const COMPANY_ID = demoId(0);

/** The narration of entries that take back others on their own side. */
export const CORRECTION = "Correction";

type TrialBalanceAt = (month: Month) => readonly unknown[];

export function answerTo(
  url: URL,
  standIn: BusinessCentralStandIn,
  trialBalanceAt: TrialBalanceAt,
): unknown {
  const path = decodeURIComponent(url.pathname).split("/api/v2.0/")[1] ?? "";
  const { books } = standIn;
  switch (path) {
    case "companies":
      return pageOf(url, standIn, [{ id: COMPANY_ID, name: books.name, displayName: books.name }]);
    case `companies(${COMPANY_ID})/companyInformation`:
      return pageOf(url, standIn, [informationOf(books)]);
    case `companies(${COMPANY_ID})/accounts`:
      return pageOf(
        url,
        standIn,
        standIn.chart.map((row) => accountAnswer(row, standIn.books)),
      );
    case `companies(${COMPANY_ID})/trialBalances`:
      return pageOf(url, standIn, trialBalanceAt(monthAsked(url)));
    default:
      throw new SourceError("refused", `Business Central Demo has no ${path}.`);
  }
}

/** The next page is asked for by the same address and how many rows to skip. */
function pageOf(url: URL, { pageRows }: BusinessCentralStandIn, rows: readonly unknown[]) {
  const skip = Number(url.searchParams.get("$skip") ?? 0);
  const value = rows.slice(skip, skip + pageRows);
  if (skip + pageRows >= rows.length) return { value };
  const next = new URL(url);
  next.searchParams.set("$skip", String(skip + pageRows));
  return { value, "@odata.nextLink": next.href };
}

function informationOf({ name, currency, yearEndMonth, journals }: Books) {
  const last = monthOfDay(journals.at(-1)?.day ?? firstDayOf(monthOf(2000, 1)));
  const currentFiscalYearStartDate = firstDayOf(yearStartOf(last, yearEndMonth));
  return { displayName: name, country: "GB", currencyCode: currency, currentFiscalYearStartDate };
}

function accountAnswer(row: ChartRow, { accounts }: Books) {
  const { id, number, name, kind, category, subCategory } = row;
  return {
    id,
    number,
    displayName: name,
    category: encoded(category || " "),
    subCategory,
    blocked: accounts.some((account) => account.id === id && account.isArchived),
    accountType: encoded(kind),
    directPosting: kind === "Posting",
    netChange: 0,
  };
}

function encoded(name: string) {
  return name.replace(/[ -]/g, (each) => (each === " " ? "_x0020_" : "_x002D_"));
}

function monthAsked(url: URL): Month {
  const filter = url.searchParams.get("$filter") ?? "";
  const [from, to] = filter.match(/\d{4}-\d\d-\d\d/g) ?? [];
  if (from === undefined || to === undefined) {
    throw new SourceError("refused", "Business Central Demo gives whole months only.");
  }
  return monthOfDay(to);
}

type Figures = { debit: Minor; credit: Minor; balance: Minor };

/** Made once, though it is asked for page by page. */
export function trialBalancesOf(standIn: BusinessCentralStandIn): TrialBalanceAt {
  const known = new Map<Month, readonly unknown[]>();
  return (month) => {
    const rows = known.get(month) ?? trialBalanceOf(standIn, month);
    known.set(month, rows);
    return rows;
  };
}

/** An End-Total adds up what stands since its Begin-Total. */
function trialBalanceOf(standIn: BusinessCentralStandIn, month: Month) {
  const byAccount = figuresOf(standIn, month);
  const decimals = currencyDecimals(standIn.books.currency, "Business Central Demo");
  let sum: Figures = { debit: 0n, credit: 0n, balance: 0n };
  return standIn.chart.map((row) => {
    const figures = byAccount.get(row.id) ?? { debit: 0n, credit: 0n, balance: 0n };
    if (row.kind === "Begin-Total") sum = figures;
    if (row.kind === "Posting") sum = plus(sum, figures);
    const shown = row.kind === "End-Total" ? sum : figures;
    return { ...rowAnswer(row, shown, decimals), dateFilter: firstDayOf(month) };
  });
}

function rowAnswer({ id, number, name, kind }: ChartRow, figures: Figures, decimals: number) {
  const unsigned = (amount: Minor) => formatAmount(amount < 0n ? -amount : amount, decimals);
  const { debit, credit, balance } = figures;
  return {
    number,
    accountId: id,
    accountType: encoded(kind),
    display: name,
    totalDebit: unsigned(debit),
    totalCredit: unsigned(credit),
    balanceAtDateDebit: unsigned(balance > 0n ? balance : 0n),
    balanceAtDateCredit: unsigned(balance < 0n ? balance : 0n),
  };
}

function plus(one: Figures, other: Figures): Figures {
  return {
    debit: one.debit + other.debit,
    credit: one.credit + other.credit,
    balance: one.balance + other.balance,
  };
}

function figuresOf({ books, closedUntil }: BusinessCentralStandIn, month: Month) {
  const lastClose = yearStartOf(Math.min(month, closedUntil + 1), books.yearEndMonth) - 1;
  const chart = new Map(books.accounts.map((account) => [account.id, account]));
  const retained = books.accounts.find((account) => account.isRetainedEarnings)?.id ?? "";
  const figures = new Map<string, Figures>();
  const add = (id: string, more: Partial<Figures>) => {
    const nothing = { debit: 0n, credit: 0n, balance: 0n };
    figures.set(id, plus(figures.get(id) ?? nothing, { ...nothing, ...more }));
  };
  for (const { day, narration, lines } of books.journals) {
    const posted = monthOfDay(day);
    if (posted > month) continue;
    for (const { accountId, net } of lines) {
      const isClosed = posted <= lastClose && isResult(chart.get(accountId));
      add(isClosed ? retained : accountId, { balance: net });
      const isDebit = net > 0n !== (narration === CORRECTION);
      if (posted === month) add(accountId, isDebit ? { debit: net } : { credit: -net });
    }
  }
  return figures;
}

function isResult(account: BookAccount | undefined) {
  return account?.class === "REVENUE" || account?.class === "EXPENSE";
}
