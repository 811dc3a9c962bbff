/**
 * Books in a model: the accounts, openings and actual movements of a document, from a ledger and
 * the places of its accounts. Amounts are summed in minor units and become numbers at the end, each
 * the one nearest to its cents. The same books and mapping give the same figures; a later read adds
 * periods and leaves the others as they were, unless the source changed them.
 */
import type { PeriodMovements } from "@app/engine/actuals/roll-forward";
import type { Account as ModelAccount, ModelDocument } from "@app/engine/model/document";
import type { Timeline } from "@app/engine/time/timeline";
import { type BalanceByAccount, retainedEarningsOf } from "#ledger/balances.ts";
import { firstDayOf } from "#ledger/day.ts";
import type { Ledger, Minor } from "#ledger/ledger.ts";
import type { BooksMapping } from "./books-mapping.ts";
import { booksPeriods, type PeriodChoice } from "./books-periods.ts";
import { type BooksProblem, booksProblems } from "./books-problems.ts";
import { modelMonths } from "./model-months.ts";

export type DocumentBooks = Pick<ModelDocument, "currency" | "accounts" | "actuals"> & {
  timeline: Omit<Timeline, "periodCount">;
};

export type BooksOutcome =
  | { books: DocumentBooks; problems?: never }
  | { problems: BooksProblem[] };

export function documentBooks(
  ledger: Ledger,
  mapping: BooksMapping,
  choice: PeriodChoice,
): BooksOutcome {
  const { unit, start } = choice;
  const periods = booksPeriods(ledger, choice);
  if (typeof periods === "string") return { problems: [{ code: "periods", message: periods }] };
  const { monthsEach, actualCount } = periods;
  const figures = modelMonths(ledger, start, start + actualCount * monthsEach - 1);
  const problems = booksProblems(ledger, mapping, figures, start);
  if (problems.length > 0) return { problems };

  const { baseCurrency: currency, currencyDecimals, yearEndMonth } = ledger.organisation;
  const accountOf = new Map(mapping.map(({ accountId, account }) => [accountId, account]));
  const numberOf = (minor: Minor) => Number(minor) / 10 ** currencyDecimals;
  const openings = sumByAccount([figures.opening], accountOf);
  const byPeriod = Array.from({ length: actualCount }, (_, period) =>
    sumByAccount(figures.months.slice(period * monthsEach, (period + 1) * monthsEach), accountOf),
  );
  const moved = new Set(byPeriod.flatMap((amounts) => [...amounts.keys()]));
  const series = [...moved].map(
    (id) => [id, byPeriod.map((amounts) => numberOf(amounts.get(id) ?? 0n))] as const,
  );
  const isUsed = (id: string) => openings.has(id) || moved.has(id);
  const accounts = accountsOf(ledger, mapping, isUsed).map((account) => {
    const opening = openings.get(account.id);
    return { ...account, ...(opening !== undefined && { opening: numberOf(opening) }) };
  });
  const timeline = { unit, start: firstDayOf(start), yearEndMonth, actualCount };
  return { books: { currency, accounts, actuals: Object.fromEntries(series), timeline } };
}

/** Actual movements period by period, as `rollForward` and `restatementsIn` take them. */
export function movementsByPeriod({ actuals, timeline }: DocumentBooks): PeriodMovements[] {
  return Array.from({ length: timeline.actualCount }, (_, period) =>
    Object.fromEntries(Object.entries(actuals).map(([id, values]) => [id, values[period] ?? 0])),
  );
}

/** Sums of nothing are left out. */
function sumByAccount(
  parts: readonly BalanceByAccount[],
  accountOf: ReadonlyMap<string, string>,
): Map<string, Minor> {
  const sums = new Map<string, Minor>();
  for (const [accountId, net] of parts.flatMap((part) => [...part])) {
    const id = accountOf.get(accountId);
    if (id !== undefined) sums.set(id, (sums.get(id) ?? 0n) + net);
  }
  for (const [id, net] of sums) if (net === 0n) sums.delete(id);
  return sums;
}

/**
 * In the order of the chart. An account that nobody posts to any more is there for what it holds.
 * Of several for retained earnings a model rolls the year into the first, which is the source's.
 */
function accountsOf(
  ledger: Ledger,
  mapping: BooksMapping,
  isUsed: (id: string) => boolean,
): ModelAccount[] {
  const places = new Map(mapping.map((place) => [place.accountId, place]));
  const [retained] = retainedEarningsOf(ledger.accounts);
  const rolledInto = places.get(retained?.externalId ?? "")?.account;
  const accounts = new Map<string, ModelAccount>();
  for (const { externalId, name, status } of ledger.accounts) {
    const place = places.get(externalId);
    if (!place || accounts.has(place.account)) continue;
    const isNeeded = status === "ACTIVE" || isUsed(place.account) || place.account === rolledInto;
    if (!isNeeded) continue;
    const { account: id, line } = place;
    accounts.set(id, { id, name: place.name ?? name, line });
  }
  const isOther = ({ id, line }: ModelAccount) => line === "retainedEarnings" && id !== rolledInto;
  const all = [...accounts.values()];
  return [...all.filter((account) => !isOther(account)), ...all.filter(isOther)];
}
