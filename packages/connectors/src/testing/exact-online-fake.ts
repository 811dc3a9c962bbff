/**
 * Exact Online over given books: OData 2 in pages of 60, amounts summed by period, kind and
 * account, openings of two years. Closed years hold the entries that closed them.
 */
import type { Month } from "@app/engine/time/month";
import type { HttpRequest } from "#http/http-client.ts";
import { firstDayOf, lastDayOf, monthOfDay, yearStartOf } from "#ledger/day.ts";
import type { AccountClass, Minor } from "#ledger/ledger.ts";
import { type BookAccount, type Books, reportsOf } from "#sources/demo-books/books.ts";

const FACTS: Record<AccountClass, { Type: number; BalanceType: string; BalanceSide: string }> = {
  ASSET: { Type: 32, BalanceType: "B", BalanceSide: "D" },
  LIABILITY: { Type: 55, BalanceType: "B", BalanceSide: "C" },
  EQUITY: { Type: 50, BalanceType: "B", BalanceSide: "C" },
  REVENUE: { Type: 110, BalanceType: "W", BalanceSide: "C" },
  EXPENSE: { Type: 120, BalanceType: "W", BalanceSide: "D" },
};
const [USUAL, CORRECTION, CLOSE] = [20, 90, 310];
const PAGE_ROWS = 60;

type Options = {
  books: Books;
  /** A month of the current financial year. */
  today: Month;
  /** How many years before the current one nobody has closed. */
  openYears?: number;
  /** Openings stand each on its account's own side. */
  isOwnSide?: boolean;
};

type Entry = { accountId: string; month: Month; net: Minor; type: number };

export function exactOnlineFake({ books, today, openYears = 0, isOwnSide = false }: Options) {
  const currentStart = yearStartOf(today, books.yearEndMonth);
  const firstStart = currentStart - 12 * 6;
  const yearOf = (month: Month) => 2000 + Math.floor((month - firstStart) / 12);
  const entries = entriesOf(books, currentStart - 12 * openYears);
  const facts = new Map(books.accounts.map((each) => [each.id, factsOf(each)]));

  function openings(start: Month) {
    return books.accounts
      .filter(({ id }) => facts.get(id)?.BalanceType === "B")
      .map(({ id }) => ({
        id,
        net: sumOf(entries, ({ accountId, month }) => accountId === id && month < start),
      }))
      .filter(({ net }) => net !== 0n)
      .map(({ id, net }) => {
        const BalanceSide = facts.get(id)?.BalanceSide;
        const Amount = money(isOwnSide && BalanceSide === "C" ? -net : net);
        return { GLAccount: id, ReportingYear: yearOf(start), Amount, BalanceSide };
      });
  }

  return ({ url: asked }: HttpRequest): unknown => {
    const url = new URL(asked);
    const path = url.pathname.replace(/^\/api\/v1\/(current|7)\//, "");
    switch (path) {
      case "Me":
        return { d: { results: [{ CurrentDivision: 7 }] } };
      case "hrm/Divisions":
        return {
          d: [
            {
              Code: 7,
              Description: books.name,
              Currency: books.currency,
              Country: "NL ",
              Status: 1,
            },
          ],
        };
      case "financial/FinancialPeriods":
        return page(url, periods(firstStart, yearOf));
      case "financial/GLAccounts":
        return page(
          url,
          books.accounts.map((each) => ({ ...each, ...accountOf(each) })),
        );
      case "openingbalance/CurrentYear/AfterEntry":
        return page(url, openings(currentStart));
      case "openingbalance/PreviousYear/AfterEntry":
        return page(url, openings(currentStart - 12));
      case "financial/ReportingBalance": {
        const year = Number(
          /ReportingYear eq (\d+)/.exec(url.searchParams.get("$filter") ?? "")?.[1],
        );
        const own = entries.filter(({ month }) => yearOf(month) === year);
        return page(url, summed(own, firstStart));
      }
      default:
        throw new Error(`Exact Online has no ${path}`);
    }
  };
}

function factsOf({ class: kind, isRetainedEarnings }: BookAccount) {
  return { ...FACTS[kind], ...(isRetainedEarnings && { Type: 52 }) };
}

function accountOf(account: BookAccount) {
  const named = { ID: account.id, Code: account.code, Description: account.name };
  return { ...named, ...factsOf(account), TypeDescription: "", IsBlocked: false };
}

/** Every third journal is of another kind, and ended years are closed in their last month. */
function entriesOf(books: Books, openFrom: Month): Entry[] {
  const entries = books.journals.flatMap(({ day, lines }, index) =>
    lines.map(({ accountId, net }) => ({
      accountId,
      net,
      month: monthOfDay(day),
      type: index % 3 === 0 ? CORRECTION : USUAL,
    })),
  );
  const { balance, yearResult } = reportsOf(books);
  const retained = books.accounts.find((account) => account.isRetainedEarnings)?.id ?? "";
  const first = Math.min(...entries.map(({ month }) => month));
  const ends = [...Array(Math.max(0, openFrom - first)).keys()]
    .map((index) => first + index)
    .filter((month) => yearStartOf(month + 1, books.yearEndMonth) === month + 1);
  const closes = ends.flatMap((month) =>
    [
      ...books.accounts
        .filter(({ class: kind }) => kind === "REVENUE" || kind === "EXPENSE")
        .map(({ id }) => ({ accountId: id, net: -balance(id, month) })),
      { accountId: retained, net: yearResult(month) },
    ].map((each) => ({ ...each, month, type: CLOSE })),
  );
  return [...entries, ...closes.filter(({ net }) => net !== 0n)];
}

function periods(firstStart: Month, yearOf: (month: Month) => number) {
  return [...Array(12 * 8).keys()].map((index) => {
    const month = firstStart + index;
    const [StartDate, EndDate] = [firstDayOf(month), lastDayOf(month)].map(
      (day) => `/Date(${Date.parse(day)})/`,
    );
    return { FinYear: yearOf(month), FinPeriod: (index % 12) + 1, StartDate, EndDate };
  });
}

/** Credits carry their sign, as amounts of credit transactions do. */
function summed(entries: readonly Entry[], firstStart: Month) {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = `${entry.month}|${entry.type}|${entry.accountId}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].map((own, index) => ({
    ID: String(index),
    GLAccount: own[0]?.accountId,
    ReportingPeriod: (((own[0]?.month ?? 0) - firstStart) % 12) + 1,
    Type: own[0]?.type,
    Amount: money(sumOf(own, () => true)),
    AmountDebit: money(sumOf(own, ({ net }) => net > 0n)),
    AmountCredit: money(sumOf(own, ({ net }) => net < 0n)),
  }));
}

function sumOf(entries: readonly Entry[], isCounted: (entry: Entry) => boolean): Minor {
  return entries.filter(isCounted).reduce((sum, { net }) => sum + net, 0n);
}

function money(minor: Minor) {
  return Number(minor) / 100;
}

function page(url: URL, rows: readonly unknown[]) {
  const skip = Number(url.searchParams.get("$skiptoken") ?? 0);
  const next = new URL(url);
  next.searchParams.set("$skiptoken", String(skip + PAGE_ROWS));
  const results = rows.slice(skip, skip + PAGE_ROWS);
  return { d: { results, ...(skip + PAGE_ROWS < rows.length && { __next: next.href }) } };
}
