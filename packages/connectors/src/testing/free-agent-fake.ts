/**
 * FreeAgent over given books: transactions in pages of 30 named by `Link`, a trial balance since
 * the start of the accounting year with earlier profit in a category of its own, a balance sheet
 * whose amounts are rounded to whole pounds.
 */
import { monthOf } from "@app/engine/time/month";
import type { HttpAnswer, HttpClient } from "#http/http-client.ts";
import { formatAmount } from "#ledger/amount.ts";
import { lastDayOf, monthOfDay, yearStartOf } from "#ledger/day.ts";
import type { AccountClass, Minor } from "#ledger/ledger.ts";
import { type BookAccount, type Books, reportsOf } from "#sources/demo-books/books.ts";

const HEADINGS: Partial<Record<AccountClass, string>> = {
  ASSET: "current_assets",
  LIABILITY: "current_liabilities",
  EQUITY: "owners_equity",
};
const LISTS: Partial<Record<AccountClass, string>> = {
  REVENUE: "income_categories",
  EXPENSE: "admin_expenses_categories",
};
const PAGE_ROWS = 30;

export function freeAgentFake(books: Books): HttpClient {
  const { balance } = reportsOf(books);
  const inClass = (kind: AccountClass) => books.accounts.filter((each) => each.class === kind);

  function answer(url: URL): unknown {
    const to = url.searchParams.get("to_date") ?? url.searchParams.get("as_at_date") ?? "";
    switch (url.pathname.replace("/v2/", "")) {
      case "company":
        return { company: companyOf(books) };
      case "categories":
        return categories(books, inClass);
      case "accounting/trial_balance/summary":
        return {
          trial_balance_summary: books.accounts
            .map((each) => ({ ...named(each), total: plain(balance(each.id, monthOfDay(to))) }))
            .filter(({ total }) => total !== "0.00"),
        };
      case "accounting/balance_sheet":
        return {
          balance_sheet: Object.fromEntries(
            Object.entries(HEADINGS).map(([kind, heading]) => [
              heading,
              { accounts: inClass(kind as AccountClass).map((each) => named(each)) },
            ]),
          ),
        };
      default:
        throw new Error(`FreeAgent has no ${url.pathname}`);
    }
  }

  return {
    send: async ({ url: asked }): Promise<HttpAnswer> => {
      const url = new URL(asked);
      if (url.pathname.endsWith("/transactions")) return transactions(books, url);
      return { status: 200, headers: new Map(), text: JSON.stringify(answer(url)) };
    },
  };
}

function companyOf({ name, currency, yearEndMonth }: Books) {
  const end = yearStartOf(monthOf(2026, 6), yearEndMonth) + 11;
  const annual_accounting_periods = [end - 24, end - 12, end].map((month) => ({
    ends_on: lastDayOf(month),
  }));
  return { id: 12, type: "UkLimitedCompany", name, currency, annual_accounting_periods };
}

function named({ code, name, isRetainedEarnings }: BookAccount) {
  const shown = isRetainedEarnings ? "Profit and Loss Account" : name;
  return { nominal_code: code, display_nominal_code: code, name: shown, total_debit_value: 1 };
}

function categories(books: Books, inClass: (kind: AccountClass) => BookAccount[]) {
  const row = (each: BookAccount) => ({ nominal_code: each.code, description: named(each).name });
  const lists = Object.entries(LISTS).map(([kind, list]) => [
    list,
    inClass(kind as AccountClass).map(row),
  ]);
  const general = books.accounts.filter(({ class: kind }) => !LISTS[kind]).map(row);
  return {
    ...Object.fromEntries(lists),
    cost_of_sales_categories: [],
    general_categories: [...general, { nominal_code: "999", description: "Never used" }],
  };
}

function transactions(books: Books, url: URL): HttpAnswer {
  const [from = "", to = ""] = ["from_date", "to_date"].map(
    (key) => url.searchParams.get(key) ?? "",
  );
  const codes = new Map(books.accounts.map(({ id, code }) => [id, code]));
  const rows = books.journals
    .filter(({ day }) => day >= from && day <= to)
    .flatMap(({ day, lines }) =>
      lines.map(({ accountId, net }) => ({
        dated_on: day,
        nominal_code: codes.get(accountId),
        debit_value: plain(net),
      })),
    );
  const page = Number(url.searchParams.get("page") ?? 1);
  const next = new URL(url);
  next.searchParams.set("page", String(page + 1));
  const headers = new Map([["x-total-count", String(rows.length)]]);
  if (page * PAGE_ROWS < rows.length) headers.set("link", `<${next.href}>; rel="next"`);
  const body = { transactions: rows.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS) };
  return { status: 200, headers, text: JSON.stringify(body) };
}

function plain(minor: Minor) {
  return formatAmount(minor, 2).replaceAll(",", "");
}
