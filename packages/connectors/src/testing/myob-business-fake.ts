/**
 * MYOB's AccountRight API over given books, written as any of the ways its documents allow: signs
 * on the natural side or as debit less credit, years of the calendar or financial ones, the year's
 * profit moved to retained earnings or left with the current ones. What is posted on the last day
 * of a financial year counts as its thirteenth period.
 */
import { type Month, monthInYear, yearOf } from "@app/engine/time/month";
import type { HttpRequest } from "#http/http-client.ts";
import { lastDayOf, monthOfDay, yearStartOf } from "#ledger/day.ts";
import type { AccountClass, Minor } from "#ledger/ledger.ts";
import { type BookAccount, type Books, reportsOf } from "#sources/demo-books/books.ts";

export type MyobManner = {
  registerSign: "natural" | "debit";
  registerYear: "financial" | "calendar";
  reportSign: "natural" | "debit";
  /** The last year whose profit was moved to retained earnings ends before this month. */
  rolledUntil: Month;
};

const TYPES: Record<AccountClass, [classification: string, type: string]> = {
  ASSET: ["Asset", "OtherCurrentAsset"],
  LIABILITY: ["Liability", "OtherCurrentLiability"],
  EQUITY: ["Equity", "Equity"],
  REVENUE: ["Income", "Income"],
  EXPENSE: ["Expense", "Expense"],
};

const PAGE_ROWS = 400;
const CURRENT_EARNINGS = "current-earnings";
const HEADING = "heading-equity";

export function myobBusinessFake(books: Books, manner: MyobManner) {
  const register = registerOf(books, manner);
  return ({ url, headers }: HttpRequest): unknown => {
    if (headers?.["x-myobapi-version"] !== "v2") throw new Error("MYOB needs its version");
    const address = new URL(url);
    const day = (name: string) => monthOfDay(address.searchParams.get(name) ?? "");
    switch (address.pathname.replace("/accountright", "")) {
      case "/":
        return [{ Id: "cf", Name: books.name, Country: "AU", Uri: "https://arl2.api.myob.com/cf" }];
      case "/cf/GeneralLedger/AccountingProperties":
        return { ConversionDate: "2022-07-01", LastMonthFinancialYear: books.yearEndMonth };
      case "/cf/Company/Preferences":
        return { System: { LockPeriodPriorTo: "2023-07-01T00:00:00" } };
      case "/cf/GeneralLedger/Account":
        return pageOf(address, accountsOf(books));
      case "/cf/GeneralLedger/LinkedAccount":
        return pageOf(address, linksOf(books));
      case "/cf/GeneralLedger/AccountRegister":
        return pageOf(address, register.filter(yearsAsked(address)));
      case "/cf/Report/BalanceSheetSummary":
        return balanceSheet(books, manner, day("AsOfDate"));
      case "/cf/Report/ProfitAndLossSummary":
        return profitAndLoss(books, manner, day("EndDate"));
      default:
        throw new Error(`MYOB has no ${address.pathname}`);
    }
  };
}

/** The next page is named on another of MYOB's hosts. */
function pageOf(url: URL, rows: readonly unknown[]) {
  const skip = Number(url.searchParams.get("$skip") ?? 0);
  const end = skip + PAGE_ROWS;
  const next = new URL(`https://arl2.api.myob.com${url.pathname}${url.search}`);
  next.searchParams.set("$skip", String(end));
  const NextPageLink = end < rows.length ? next.href : null;
  return { Items: rows.slice(skip, end), NextPageLink, Count: rows.length };
}

function yearsAsked(url: URL) {
  const filter = url.searchParams.get("$filter") ?? "";
  const [, from, to] = /Year ge (\d+) and Year le (\d+)/.exec(filter) ?? [];
  return ({ Year }: { Year: number }) => Year >= Number(from) && Year <= Number(to);
}

function accountsOf({ accounts }: Books) {
  const equity = (UID: string, DisplayID: string, Name: string, IsHeader: boolean) => ({
    ...{ UID, DisplayID, Name, Classification: "Equity", Type: "Equity" },
    ...{ IsHeader, IsActive: true, ParentAccount: null },
    ...{ OpeningBalance: 99_999, CurrentBalance: 88_888 },
  });
  return [
    equity(HEADING, "3-0000", "Equity", true),
    equity(CURRENT_EARNINGS, "3-9000", "Current earnings", false),
    ...accounts.map((account) => ({
      UID: account.id,
      DisplayID: account.code,
      Name: account.name,
      Classification: TYPES[account.class][0],
      Type: TYPES[account.class][1],
      IsHeader: false,
      IsActive: !account.isArchived,
      ParentAccount: account.class === "EQUITY" ? { UID: HEADING } : null,
      OpeningBalance: 99_999,
      CurrentBalance: 88_888,
    })),
  ];
}

function linksOf({ accounts }: Books) {
  const retained = accounts.find((account) => account.isRetainedEarnings);
  return [
    { Account: null, Description: "Electronic Payments" },
    { Account: { UID: CURRENT_EARNINGS }, Description: "Current Earnings" },
    { Account: { UID: retained?.id }, Description: "Retained Earnings" },
  ];
}

function registerOf({ accounts, journals, yearEndMonth }: Books, manner: MyobManner) {
  const rows = new Map<string, { account: BookAccount; month: Month; net: Minor; end: Minor }>();
  for (const { day, lines } of journals) {
    const month = monthOfDay(day);
    const isThirteenth = day === lastDayOf(month) && monthInYear(month) === yearEndMonth;
    for (const { accountId, net } of lines) {
      const account = accounts.find(({ id }) => id === accountId);
      if (!account) continue;
      const key = `${accountId} ${month}`;
      const row = rows.get(key) ?? { account, month, net: 0n, end: 0n };
      if (isThirteenth) row.end += net;
      else row.net += net;
      rows.set(key, row);
    }
  }
  return [...rows.values()].map(({ account, month, net, end }) => {
    const isAfter = manner.registerYear === "financial" && monthInYear(month) > yearEndMonth;
    return {
      Account: { UID: account.id, Name: account.name, DisplayID: account.code },
      Year: yearOf(month) + (isAfter ? 1 : 0),
      Month: monthInYear(month),
      Activity: written(net, account.class, manner.registerSign),
      Adjustment: 0,
      YearEndActivity: written(end, account.class, manner.registerSign),
      YearEndAdjustment: written(end, account.class, manner.registerSign),
    };
  });
}

function balanceSheet(books: Books, manner: MyobManner, month: Month) {
  const reports = reportsOf(books);
  const yearStart = yearStartOf(month, books.yearEndMonth);
  const rolled = Math.min(yearStart, manner.rolledUntil);
  let unrolled = reports.yearResult(month);
  for (let end = yearStart - 1; end >= rolled; end -= 12) unrolled += reports.yearResult(end);
  const sheet = books.accounts.filter(
    ({ class: kind }) => kind !== "REVENUE" && kind !== "EXPENSE",
  );
  const rows = sheet.map((account) => {
    const moved = account.isRetainedEarnings ? unrolled - reports.yearResult(month) : 0n;
    return row(account.id, reports.balance(account.id, month) - moved, account.class, manner);
  });
  const current = row(CURRENT_EARNINGS, unrolled, "EQUITY", manner);
  return { AsOfDate: lastDayOf(month), YearEndAdjust: true, AccountsBreakdown: [...rows, current] };
}

function profitAndLoss(books: Books, manner: MyobManner, month: Month) {
  const reports = reportsOf(books);
  const AccountsBreakdown = books.accounts
    .filter(({ class: kind }) => kind === "REVENUE" || kind === "EXPENSE")
    .map(({ id, class: kind }) => row(id, reports.balance(id, month), kind, manner));
  return { ReportingBasis: "Accrual", YearEndAdjust: true, AccountsBreakdown };
}

function row(UID: string, net: Minor, kind: AccountClass, { reportSign }: MyobManner) {
  return { AccountTotal: written(net, kind, reportSign), Account: { UID } };
}

function written(net: Minor, kind: AccountClass, sign: "natural" | "debit") {
  const isDebitSide = kind === "ASSET" || kind === "EXPENSE";
  return Number(sign === "debit" || isDebitSide ? net : -net) / 100;
}
