/**
 * Odoo's JSON-2 API over given books: records in slices, journal items summed by group. Its domain
 * is evaluated, so a condition that is left out lets in what stands beside the books: an entry
 * that is still a draft, one off the balance sheet, and one of another company. That other company
 * is the user's main one, and all that is shown unless the call names another.
 */

import type { HttpRequest } from "#http/http-client.ts";
import { currencyDecimals } from "#ledger/currency-decimals.ts";
import { monthOfDay } from "#ledger/day.ts";
import type { AccountClass, Minor } from "#ledger/ledger.ts";
import type { BookAccount, Books } from "#sources/demo-books/books.ts";

const TYPES: Record<AccountClass, string> = {
  ASSET: "asset_current",
  LIABILITY: "liability_current",
  EQUITY: "equity",
  REVENUE: "income",
  EXPENSE: "expense",
};

const MAIN_COMPANY = 2;

type Item = Record<string, unknown> & { account: number; net: Minor };
type Call = {
  domain: [string, string, unknown][];
  offset?: number;
  limit?: number;
  groupby?: string[];
  context?: { allowed_company_ids?: number[] };
};

/** Odoo's ids are numbers; the books' accounts are numbered in the order of their chart. */
export function odooIdOf(books: Books, accountId: string): number {
  return books.accounts.findIndex(({ id }) => id === accountId) + 1;
}

export function odooFake(books: Books) {
  const accounts = [...books.accounts.map(accountAnswer), offBalance(books)];
  const items = itemsOf(books, accounts);
  const decimals = currencyDecimals(books.currency, "Odoo");
  return ({ url, body = "{}", headers }: HttpRequest): unknown => {
    if (headers?.["X-Odoo-Database"] !== "acorn") throw new Error("No database named");
    const call = JSON.parse(body) as Call;
    switch (new URL(url).pathname.replace("/json/2/", "")) {
      case "res.company/search_read":
        return slice([companyOf(books)], call);
      case "res.currency/search_read":
        return slice([{ id: 21, name: books.currency, decimal_places: decimals }], call);
      case "account.account/search_read":
        return slice(accounts, call);
      case "account.move.line/formatted_read_group":
        return groupsOf(items, call, 10 ** decimals);
      default:
        throw new Error(`Odoo has no ${url}`);
    }
  };
}

function companyOf({ name, yearEndMonth }: Books) {
  return {
    id: 1,
    name,
    currency_id: [21, "AUD"],
    fiscalyear_last_month: String(yearEndMonth),
    fiscalyear_last_day: 31,
    hard_lock_date: false,
    country_code: "DE",
  };
}

function accountAnswer(account: BookAccount, index: number) {
  return {
    id: index + 1,
    code: account.code,
    name: account.name,
    account_type: account.isRetainedEarnings ? "equity_unaffected" : TYPES[account.class],
    active: !account.isArchived,
  };
}

function offBalance({ accounts }: Books) {
  const id = accounts.length + 1;
  return { id, code: "900000", name: "Guarantees", account_type: "off_balance", active: true };
}

function itemsOf(books: Books, accounts: ReturnType<typeof accountAnswer>[]): Item[] {
  const item = (account: number, net: Minor, date: string, more = {}): Item => ({
    account,
    net,
    date,
    company_id: 1,
    parent_state: "posted",
    account_id: account,
    "account_id.account_type": accounts[account - 1]?.account_type,
    ...more,
  });
  const beside = books.journals[0]?.day ?? "";
  return [
    ...books.journals.flatMap(({ day, lines }) =>
      lines.map(({ accountId, net }) => item(odooIdOf(books, accountId), net, day)),
    ),
    item(1, 777n, beside, { parent_state: "draft" }),
    item(1, 888n, beside, { company_id: MAIN_COMPANY }),
    item(accounts.length, 999n, beside),
  ];
}

function slice(rows: readonly unknown[], { offset = 0, limit = rows.length }: Call) {
  return rows.slice(offset, offset + limit);
}

function groupsOf(
  items: readonly Item[],
  { domain, groupby = [], context }: Call,
  minorInMajor: number,
) {
  const shown = context?.allowed_company_ids ?? [MAIN_COMPANY];
  const kept = items
    .filter((item) => shown.includes(Number(item.company_id)))
    .filter((item) => domain.every((condition) => holds(item, condition)));
  const keys = groupby.length > 0 ? [...new Set(kept.map(({ account }) => account))] : [undefined];
  return keys.map((key) => {
    const group = kept.filter(({ account }) => key === undefined || account === key);
    const nets = group.map(({ net }) => net);
    const sum = (side: Minor) =>
      Number(nets.reduce((total, net) => (net * side > 0n ? total + net * side : total), 0n)) /
      minorInMajor;
    return {
      ...(key !== undefined && { account_id: [key, `Account ${key}`] }),
      "debit:sum": group.length > 0 ? sum(1n) : false,
      "credit:sum": group.length > 0 ? sum(-1n) : false,
      __extra_domain: [],
    };
  });
}

function holds(item: Item, [field, operator, value]: [string, string, unknown]) {
  const found = item[field];
  switch (operator) {
    case "=":
      return found === value;
    case "!=":
      return found !== value;
    case ">=":
      return monthOfDay(String(found)) >= monthOfDay(String(value));
    case "<=":
      return monthOfDay(String(found)) <= monthOfDay(String(value));
    default:
      throw new Error(`Odoo's fake does not know ${operator}`);
  }
}
