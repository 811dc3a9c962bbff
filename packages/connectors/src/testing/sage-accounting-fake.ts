/**
 * Sage Accounting as its API documents it, over given books: a business named in a header, lists
 * whose `$next` is a path, a trial balance with its two-sided balances.
 */

import type { Month } from "@app/engine/time/month";
import type { HttpRequest } from "#http/http-client.ts";
import { formatAmount } from "#ledger/amount.ts";
import { currencyDecimals } from "#ledger/currency-decimals.ts";
import { lastDayOf, monthOfDay, yearStartOf } from "#ledger/day.ts";
import type { AccountClass, Minor } from "#ledger/ledger.ts";
import { type BookAccount, type Books, reportsOf } from "#sources/demo-books/books.ts";

const TYPES: Record<AccountClass, string> = {
  ASSET: "CURRENT_ASSETS",
  LIABILITY: "CURRENT_LIABILITY",
  EQUITY: "EQUITY",
  REVENUE: "SALES",
  EXPENSE: "OVERHEADS",
};

type Options = {
  books: Books;
  /** Whether revenue and expense open each year with nothing, or with all they ever gathered. */
  opensYearEmpty: boolean;
};

export function sageAccountingFake({ books, opensYearEmpty }: Options) {
  const balance = opensYearEmpty ? reportsOf(books).balance : everBalance(books);
  return (request: HttpRequest): unknown => {
    const url = new URL(request.url);
    const path = url.pathname.replace("/v3.1", "");
    if (path === "/businesses") return listOf(url, [{ id: "b-1", displayed_as: books.name }]);
    if (request.headers?.["X-Business"] !== "b-1") throw new Error(`No business named for ${path}`);
    if (path === "/financial_settings") return financialSettings(books);
    if (path === "/ledger_accounts") return listOf(url, books.accounts.map(accountAnswer));
    if (path === "/trial_balance") {
      return trialBalance(books, balance, monthOfDay(url.searchParams.get("to_date") ?? ""));
    }
    throw new Error(`Sage Accounting has no ${path}`);
  };
}

/** Pages of 25, whatever was asked for: a server may give fewer. */
function listOf(url: URL, items: readonly unknown[]) {
  const page = Number(url.searchParams.get("page") ?? 1);
  const $items = items.slice((page - 1) * 25, page * 25);
  const $next = page * 25 < items.length ? `${nextPath(url)}page=${page + 1}` : null;
  return { $total: items.length, $page: page, $next, $back: null, $itemsPerPage: 25, $items };
}

function nextPath(url: URL) {
  const query = new URLSearchParams(url.searchParams);
  query.delete("page");
  return `${url.pathname.replace("/v3.1", "")}?${query}&`;
}

function financialSettings({ currency, yearEndMonth }: Books) {
  return {
    year_end_date: lastDayOf(2026 * 12 + yearEndMonth - 1),
    year_end_lockdown_date: "2025-12-31",
    accounting_type: "ACCRUAL",
    base_currency: { id: currency, displayed_as: currency },
  };
}

function accountAnswer(account: BookAccount) {
  return {
    id: account.id,
    displayed_as: `${account.name} (${account.code})`,
    name: account.isRetainedEarnings ? "Profit and loss account" : account.name,
    nominal_code: Number(account.code),
    ledger_account_type: { id: TYPES[account.class] },
    included_in_chart: !account.isArchived,
  };
}

function trialBalance(
  { accounts, currency, yearEndMonth, journals }: Books,
  balance: (id: string, month: Month) => Minor,
  month: Month,
) {
  const inMonth = journals
    .filter(({ day }) => monthOfDay(day) === month)
    .flatMap(({ lines }) => lines);
  const isYearStart = month === yearStartOf(month, yearEndMonth);
  const decimals = currencyDecimals(currency, "Sage Accounting");
  const plain = (minor: Minor) => formatAmount(minor, decimals).replaceAll(",", "");
  const sides = (net: Minor) => ({
    debit: net > 0n ? plain(net) : "0",
    credit: net < 0n ? plain(-net) : "0",
  });
  const rows = accounts.map(({ id, code, name }) => {
    const posted = inMonth.filter(({ accountId }) => accountId === id).map(({ net }) => net);
    const debit = posted.reduce((sum, net) => (net > 0n ? sum + net : sum), 0n);
    const credit = posted.reduce((sum, net) => (net < 0n ? sum - net : sum), 0n);
    const closing = balance(id, month);
    const opening = isYearStart ? closing - debit + credit : balance(id, month - 1);
    return {
      id,
      displayed_as: `${name} (${code})`,
      opening_balance: sides(opening),
      debit: plain(debit),
      credit: plain(credit),
      closing_balance: sides(closing),
    };
  });
  return { from_date: "", to_date: lastDayOf(month), ledger_accounts: rows };
}

function everBalance({ journals }: Books) {
  return (id: string, month: Month) =>
    journals
      .filter(({ day }) => monthOfDay(day) <= month)
      .flatMap(({ lines }) => lines)
      .reduce((sum, { accountId, net }) => (accountId === id ? sum + net : sum), 0n);
}
