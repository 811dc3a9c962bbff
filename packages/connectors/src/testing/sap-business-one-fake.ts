/**
 * The Service Layer over given books: accounts below five drawers, journal entries in pages of 40
 * whose next link is relative, a count in plain text. Balances are of everything, as they are today.
 */

import type { HttpAnswer, HttpClient, HttpRequest } from "#http/http-client.ts";
import type { AccountClass } from "#ledger/ledger.ts";
import type { BookAccount, Books, Journal } from "#sources/demo-books/books.ts";

const DRAWERS: Record<AccountClass, string> = {
  ASSET: "Assets",
  LIABILITY: "Liabilities",
  EQUITY: "Capital and Reserves",
  REVENUE: "Turnover",
  EXPENSE: "Operating Costs",
};
const PAGE_ROWS = 40;

export function sapBusinessOneFake(books: Books): HttpClient {
  const entries = books.journals.map(entryOf);
  const accounts = [...Object.values(DRAWERS).map(titleOf), ...books.accounts.map(accountOf)];
  const answer = ({ url: asked }: HttpRequest): unknown => {
    const url = new URL(asked);
    const path = url.pathname.replace("/b1s/v2/", "");
    const kept = entries.filter(({ ReferenceDate }) => holds(url, ReferenceDate));
    if (path === "CompanyService_GetAdminInfo") {
      return { CompanyName: books.name, LocalCurrency: books.currency, Country: "CH" };
    }
    if (path === "ChartOfAccounts") return page(url, accounts);
    if (path === "JournalEntries") return page(url, kept);
    if (path === "JournalEntries/$count") return kept.length;
    throw new Error(`The Service Layer has no ${path}`);
  };

  function accountOf({ id, name, class: kind, isRetainedEarnings }: BookAccount) {
    const nets = books.journals.flatMap(({ lines }) =>
      lines.filter(({ accountId }) => accountId === id).map(({ net }) => net),
    );
    const balance = nets.reduce((sum, net) => sum + net, 0n);
    return {
      Code: id,
      Name: isRetainedEarnings ? "Retained earnings" : name,
      Balance: Number(balance) / 100,
      AccountType: { REVENUE: "at_Revenues", EXPENSE: "at_Expenses" }[kind as string] ?? "at_Other",
      ActiveAccount: "tYES",
      FatherAccountKey: DRAWERS[kind],
    };
  }

  return {
    send: async (request): Promise<HttpAnswer> => ({
      status: 200,
      headers: new Map([["content-type", "application/json"]]),
      text: JSON.stringify(answer(request)),
    }),
  };
}

function titleOf(name: string) {
  const title = { AccountType: "at_Other", ActiveAccount: "tNO", FatherAccountKey: null };
  return { Code: name, Name: name, Balance: 0, ...title };
}

function entryOf({ day, lines }: Journal, index: number) {
  return {
    JdtNum: index + 1,
    ReferenceDate: `${day}T00:00:00Z`,
    OriginalJournal: "ttJournalEntry",
    JournalEntryLines: lines.map(({ accountId, net }, line) => ({
      Line_ID: line,
      AccountCode: accountId,
      ShortName: accountId,
      Debit: net > 0n ? Number(net) / 100 : 0,
      Credit: net < 0n ? Number(-net) / 100 : 0,
    })),
  };
}

function holds(url: URL, day: string) {
  const filter = url.searchParams.get("$filter") ?? "";
  const conditions = [...filter.matchAll(/ReferenceDate (ge|le) '([\d-]+)'/g)];
  return conditions.every(([, operator, value = ""]) =>
    operator === "ge" ? day.slice(0, 10) >= value : day.slice(0, 10) <= value,
  );
}

function page(url: URL, rows: readonly unknown[]) {
  const skip = Number(url.searchParams.get("$skip") ?? 0);
  const value = rows.slice(skip, skip + PAGE_ROWS);
  const query = new URLSearchParams(url.searchParams);
  query.set("$skip", String(skip + PAGE_ROWS));
  const next = `${url.pathname.replace("/b1s/v2/", "")}?${query}`;
  return { value, ...(skip + PAGE_ROWS < rows.length && { "@odata.nextLink": next }) };
}
