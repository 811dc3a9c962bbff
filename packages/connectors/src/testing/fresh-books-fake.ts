/**
 * FreshBooks over given books. Accounts of a class stand below one another in pairs, and the upper
 * one shows the sum of both and, under its own id, its own part.
 */

import type { HttpRequest } from "#http/http-client.ts";
import { formatAmount } from "#ledger/amount.ts";
import type { AccountClass, Minor } from "#ledger/ledger.ts";
import type { BookAccount, Books } from "#sources/demo-books/books.ts";

const TYPES: Record<AccountClass, string> = {
  ASSET: "asset",
  LIABILITY: "liability",
  EQUITY: "equity",
  REVENUE: "income",
  EXPENSE: "expense",
};

export function freshBooksFake(books: Books) {
  const pairs = pairsOf(books.accounts);
  return ({ url: asked }: HttpRequest): unknown => {
    const url = new URL(asked);
    const path = url.pathname.replace("/accounting/businesses/b-1/reports/", "");
    if (url.pathname === "/auth/api/v1/users/me") {
      const business = { id: 1, business_uuid: "b-1", name: books.name };
      return { response: { business_memberships: [{ business }] } };
    }
    if (path === "chart_of_accounts") {
      const journal_entry_accounts = pairs.map(([upper, ...lower]) => ({
        ...accountOf(books, upper),
        sub_accounts: lower.map((each) => accountOf(books, each, upper)),
      }));
      return { response: { result: { journal_entry_accounts } } };
    }
    if (path !== "general_ledger") throw new Error(`FreshBooks has no ${path}`);
    return { response: { result: { general_ledger: generalLedger(books, pairs, url) } } };
  };
}

type Pair = [BookAccount, ...BookAccount[]];

function pairsOf(accounts: readonly BookAccount[]): Pair[] {
  const pairs: Pair[] = [];
  for (const account of accounts) {
    const last = pairs.at(-1);
    if (last?.length === 1 && last[0].class === account.class) last.push(account);
    else pairs.push([account]);
  }
  return pairs;
}

function accountOf(books: Books, account: BookAccount, upper?: BookAccount) {
  return {
    account_uuid: account.id,
    account_name: account.isRetainedEarnings ? "Retained Earnings" : account.name,
    account_number: account.code,
    account_type: TYPES[account.class],
    account_sub_type: "",
    currency_code: books.currency,
    balance: "0.000",
    state: "active",
    ...(upper && { parent_account_uuid: upper.id }),
  };
}

function generalLedger(books: Books, pairs: readonly Pair[], url: URL) {
  const [from = "", to = ""] = ["start_date", "end_date"].map(
    (key) => url.searchParams.get(key) ?? "",
  );
  const lines = books.journals
    .filter(({ day }) => day >= from && day <= to)
    .flatMap((journal) => journal.lines);
  const sides = (accounts: readonly BookAccount[]) => {
    const nets = lines
      .filter(({ accountId }) => accounts.some(({ id }) => id === accountId))
      .map(({ net }) => net);
    const sum = (sign: bigint) =>
      nets.reduce((total, net) => (net * sign > 0n ? total + net * sign : total), 0n);
    return { debit: money(sum(1n), books), credit: money(sum(-1n), books) };
  };
  const data = pairs.map((pair) => ({
    accountid: pair[0].id,
    account_name: pair[0].name,
    account_number: pair[0].code,
    ...sides(pair),
    sub_accounts:
      pair.length === 1 ? [] : pair.map((each) => ({ sub_accountid: each.id, ...sides([each]) })),
  }));
  const total_credit = sides(books.accounts).credit;
  return { currency_code: books.currency, data, summary: { total_credit } };
}

function money(minor: Minor, { currency }: Books) {
  return { amount: formatAmount(minor, 2).replaceAll(",", ""), code: currency };
}
