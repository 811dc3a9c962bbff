import { type Month, monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import type { MonthRead } from "#connector/connector.ts";
import type { HttpClient } from "#http/http-client.ts";
import { type BookAccount, type Books, reportsOf } from "#sources/demo-books/books.ts";
import { quickBooksDemoBooks } from "#sources/quickbooks-demo/quickbooks-demo-company.ts";
import { quickBooksStandIn } from "#sources/quickbooks-demo/quickbooks-stand-in.ts";
import { expectBooks, readContext, readWhole } from "#testing/whole-read.ts";
import { quickBooks } from "./quickbooks.ts";

const settings = { realmId: "9130" };
const lastMonth = monthOf(2025, 8);

async function connect(books: Books, http: HttpClient = quickBooksStandIn(books)) {
  const asked: URL[] = [];
  const client: HttpClient = {
    send: (request, signal) => {
      asked.push(new URL(request.url));
      return http.send(request, signal);
    },
  };
  const context = readContext(client);
  const [organisation] = await quickBooks.listOrganisations(context, settings);
  if (!organisation) throw new Error("the stand-in has no company");
  return { context, organisation, asked };
}

async function readMonths(books: Books, from: Month, to: Month, http?: HttpClient) {
  const { context, organisation } = await connect(books, http);
  const reads: MonthRead[] = [];
  for await (const read of quickBooks.movements(context, settings, organisation, { from, to })) {
    reads.push(read);
  }
  return reads;
}

/** The stand-in, with every answer to one report changed as text. */
function changed(books: Books, report: string, from: string | RegExp, to: string): HttpClient {
  const { send } = quickBooksStandIn(books);
  return {
    send: async (request) => {
      const answer = await send(request);
      const isMeant = request.url.includes(`reports/${report}`);
      return isMeant ? { ...answer, text: answer.text.replace(from, to) } : answer;
    },
  };
}

test("24 months across two turns of a year are the journals behind them and pass all checks", async () => {
  const books = quickBooksDemoBooks(lastMonth);
  const range = { from: lastMonth - 23, to: lastMonth };

  const read = await readWhole(quickBooks, settings, quickBooksStandIn(books), range);

  expectBooks(read, books);
  expect(read.ledger.controls).toHaveLength(24);
});

test("the trial balance gives every account's balance at the month's end, revenue year to date", async () => {
  const books = quickBooksDemoBooks(lastMonth);
  const { balance } = reportsOf(books);

  const [read] = await readMonths(books, lastMonth, lastMonth);

  const balances = books.accounts.map(({ id }) => [id, balance(id, lastMonth)] as const);
  expect(read?.control?.closings).toEqual(new Map(balances.filter(([, net]) => net !== 0n)));
});

test("every report is asked for with both of its dates and its basis, at most six months at once", async () => {
  const books = quickBooksDemoBooks(lastMonth);
  const { context, organisation, asked } = await connect(books);
  const range = { from: lastMonth - 11, to: lastMonth };
  for await (const _ of quickBooks.movements(context, settings, organisation, range));

  const reports = asked.filter(({ pathname }) => pathname.includes("/reports/"));
  expect(reports).toHaveLength(3 + 3 + 12);
  for (const { searchParams, pathname } of reports) {
    expect(searchParams.get("start_date")).toMatch(/^\d{4}-\d\d-01$/);
    expect(searchParams.get("end_date")).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(searchParams.get("accounting_method")).toBe("Accrual");
    if (pathname.endsWith("TrialBalance"))
      expect(searchParams.get("start_date")).toMatch(/-01-01$/);
  }
});

test("a chart of 2,345 accounts comes in three pages", async () => {
  const accounts = Array.from({ length: 2_345 }, (_, index): BookAccount => {
    const id = String(index + 1);
    return { id, code: id, name: `Account ${id}`, class: "ASSET", type: "Bank" };
  });
  const journals = [{ day: "2025-01-01", narration: "Nothing", lines: [] }];
  const books = { ...quickBooksDemoBooks(lastMonth), accounts, journals };
  const { context, organisation, asked } = await connect(books);

  const chart = await quickBooks.accounts(context, settings, organisation);

  expect(new Set(chart.map(({ externalId }) => externalId)).size).toBe(2_345);
  const queries = asked.map(({ searchParams }) => searchParams.get("query") ?? "");
  const pages = queries.filter((query) => query.includes("from Account"));
  expect(pages.map((query) => /startposition (\d+)/.exec(query)?.[1])).toEqual([
    "1",
    "1001",
    "2001",
  ]);
});

test("a trial balance that lost its end is refused", async () => {
  const books = quickBooksDemoBooks(lastMonth);
  const http = changed(books, "TrialBalance", /,\{"Summary".*"GrandTotal"\}/, "");
  await expect(readMonths(books, lastMonth, lastMonth, http)).rejects.toThrow(
    "QuickBooks: the trial balance of Aug-25 has no total: its end is missing.",
  );
});

test("a trial balance that lost a row is refused with both sums", async () => {
  const books = quickBooksDemoBooks(lastMonth);
  const http = changed(books, "TrialBalance", /\{"ColData":\[\{"value":"Fuel".*?\]\},/, "");
  await expect(readMonths(books, lastMonth, lastMonth, http)).rejects.toThrow(
    /the trial balance of Aug-25 adds up to [\d,.]+, its own total says [\d,.]+\./,
  );
});

test("an amount without an account and an account outside the chart are refused by name", async () => {
  const books = quickBooksDemoBooks(lastMonth);
  const nameless = changed(
    books,
    "BalanceSheet",
    '"Inventory asset","id":"4"',
    '"Unrealized gain"',
  );
  await expect(readMonths(books, lastMonth, lastMonth, nameless)).rejects.toThrow(
    /QuickBooks: "Unrealized gain" with [\d,.]+ names no account\./,
  );
  const unknown = changed(books, "ProfitAndLoss", '"Rent","id":"47"', '"Rent","id":"999"');
  await expect(readMonths(books, lastMonth, lastMonth, unknown)).rejects.toThrow(
    /QuickBooks: "Rent" with [\d,.]+ is not in the chart\./,
  );
});

test("a report without the column of a month is refused", async () => {
  const books = quickBooksDemoBooks(lastMonth);
  const http = changed(
    books,
    "ProfitAndLoss",
    '2025-08-31"},{"Name":"ColKey',
    '2025-08-30"},{"Name":"ColKey',
  );
  await expect(readMonths(books, lastMonth, lastMonth, http)).rejects.toThrow(
    "QuickBooks: a report has no column for Aug-25.",
  );
});

test("a profit and loss that lost its expenses reads as a month that does not balance", async () => {
  const books = quickBooksDemoBooks(lastMonth);
  const expenses = /\{"Header":\{"ColData":\[\{"value":"Expenses"\}.*?"group":"Expenses"\},/;
  const http = changed(books, "ProfitAndLoss", expenses, "");
  const range = { from: lastMonth, to: lastMonth };

  const { checks } = await readWhole(quickBooks, settings, http, range);

  const found = checks.filter(({ findingCount }) => findingCount > 0).map(({ name }) => name);
  expect(found).toContain("months-balance");
  expect(found).toContain("accounts-roll");
});
