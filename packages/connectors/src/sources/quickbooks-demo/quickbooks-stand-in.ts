/** QuickBooks Online in this process: answers the connector's calls from given books. */
import type { Month } from "@app/engine/time/month";
import type { HttpClient } from "#http/http-client.ts";
import { monthOfDay } from "#ledger/day.ts";
import { SourceError } from "#ledger/source-error.ts";
import {
  type BookAccount,
  type BookReports,
  type Books,
  reportsOf,
} from "#sources/demo-books/books.ts";
import { colData, resultRow } from "./report-answer.ts";
import { balanceSheet, profitAndLoss, type Statement } from "./statement-answers.ts";

export function quickBooksStandIn(books: Books): HttpClient {
  const reports = reportsOf(books);
  return {
    send: async ({ url }, signal) => {
      signal?.throwIfAborted();
      const text = JSON.stringify(answerTo(new URL(url), books, reports));
      return { status: 200, headers: new Map([["content-type", "application/json"]]), text };
    },
  };
}

function answerTo({ pathname, searchParams }: URL, books: Books, reports: BookReports) {
  const name = pathname.replace(/^\/v3\/company\/[^/]+\//, "");
  const monthAsked = (field: string) => monthOfDay(searchParams.get(field) ?? "");
  const range = () => ({ from: monthAsked("start_date"), to: monthAsked("end_date") });
  const report = (statement: Statement) => reportAnswer(name, searchParams, books, statement);
  switch (name) {
    case "query":
      return queryAnswer(searchParams.get("query") ?? "", books);
    case "preferences":
      return {
        Preferences: {
          CurrencyPrefs: { HomeCurrency: { value: books.currency } },
          ReportPrefs: { ReportBasis: "Accrual" },
        },
      };
    case "reports/ProfitAndLoss":
      return report(profitAndLoss(books, reports, range()));
    case "reports/BalanceSheet":
      return report(balanceSheet(books, reports, range()));
    case "reports/TrialBalance":
      return report(trialBalance(books, reports, monthAsked("end_date")));
    default:
      throw new SourceError("refused", `QuickBooks Demo has no ${name}.`);
  }
}

function queryAnswer(query: string, books: Books) {
  if (query.includes("from CompanyInfo")) {
    const start = new Date(Date.UTC(2000, books.yearEndMonth, 1));
    const FiscalYearStartMonth = start.toLocaleString("en", { month: "long", timeZone: "UTC" });
    const info = { CompanyName: books.name, Country: "US", FiscalYearStartMonth };
    return { QueryResponse: { CompanyInfo: [info] } };
  }
  const [first = 1, count = 1000] = (/startposition (\d+) maxresults (\d+)/.exec(query) ?? [])
    .slice(1)
    .map(Number);
  const page = books.accounts.slice(first - 1, first - 1 + count).map(accountAnswer);
  return { QueryResponse: page.length > 0 ? { Account: page } : {} };
}

function accountAnswer(account: BookAccount) {
  const { id, code, name, type, subType, parentId, isArchived = false } = account;
  return {
    Id: id,
    Name: name,
    AcctNum: code,
    Active: !isArchived,
    AccountType: type,
    ...(subType && { AccountSubType: subType }),
    SubAccount: parentId !== undefined,
    ...(parentId && { ParentRef: { value: parentId } }),
  };
}

function trialBalance(books: Books, reports: BookReports, month: Month): Statement {
  const nets = books.accounts
    .map((account) => ({ account, net: reports.balance(account.id, month) }))
    .filter(({ net }) => net !== 0n);
  const debits = nets.reduce((sum, { net }) => (net > 0n ? sum + net : sum), 0n);
  const columns = ["Debit", "Credit"].map((ColTitle) => ({ ColTitle, ColType: "Money" }));
  const rows = nets.map(({ account, net }) =>
    colData(account.name, net > 0n ? [net, 0n] : [0n, -net], account.id),
  );
  return { columns, rows: [...rows, resultRow("TOTAL", "GrandTotal", [debits, debits])] };
}

function reportAnswer(
  name: string,
  asked: URLSearchParams,
  books: Books,
  { columns, rows }: Statement,
) {
  return {
    Header: {
      ReportName: name.replace("reports/", ""),
      ReportBasis: asked.get("accounting_method"),
      StartPeriod: asked.get("start_date"),
      EndPeriod: asked.get("end_date"),
      Currency: books.currency,
      Option: [{ Name: "NoReportData", Value: "false" }],
    },
    Columns: { Column: [{ ColTitle: "", ColType: "Account" }, ...columns] },
    Rows: { Row: rows },
  };
}
