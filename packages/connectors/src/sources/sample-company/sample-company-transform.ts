/** The sample company's journals as the neutral ledger has them: months, places, closings. */
import type { Month } from "@app/engine/time/month";
import type { MonthRead } from "#connector/connector.ts";
import { monthOfDay } from "#ledger/day.ts";
import type { Account, Control, Movement, Opening, Organisation } from "#ledger/ledger.ts";
import { movementOf } from "#ledger/movement-of.ts";
import { type BookReports, type Books, reportsOf } from "#sources/demo-books/books.ts";
import { stray } from "#sources/demo-books/stray.ts";
import { PLACES, shareByPlace } from "./sample-company-chart.ts";

export const LOCATION = { externalId: "location", name: "Location", options: [...PLACES] };

export function organisationOf(books: Books): Organisation {
  return {
    externalId: "sample-company",
    name: books.name,
    baseCurrency: books.currency,
    currencyDecimals: 2,
    yearEndMonth: books.yearEndMonth,
    country: "AU",
    timezone: "Australia/Sydney",
    basis: "ACCRUAL",
  };
}

export function accountsOf(books: Books): Account[] {
  return books.accounts.map(({ id, code, name, class: kind, type, isRetainedEarnings }) => ({
    externalId: id,
    code,
    name,
    class: kind,
    sourceType: type,
    isPosting: true,
    isRetainedEarnings: isRetainedEarnings ?? false,
    status: "ACTIVE",
  }));
}

export function openingsOf(books: Books, before: Month): Opening[] {
  const { balance } = reportsOf(books);
  return books.accounts
    .map(({ id }) => ({ accountId: id, net: balance(id, before - 1) }))
    .filter(({ net }) => net !== 0n);
}

/** Gives month after month; the books are summed once. */
export function monthReader(books: Books): (month: Month) => MonthRead {
  const reports = reportsOf(books);
  const movements = movementsByMonth(books);
  return (month) => {
    const wholes = [...(movements.get(month)?.values() ?? [])];
    const control = controlOf(books, reports, month, wholes);
    return { month, movements: [...wholes, ...wholes.flatMap(partsOf)], control };
  };
}

function movementsByMonth({ journals }: Books): Map<Month, Map<string, Movement>> {
  const byMonth = new Map<Month, Map<string, Movement>>();
  for (const { day, lines } of journals) {
    const month = monthOfDay(day);
    const byAccount = byMonth.get(month) ?? new Map<string, Movement>();
    byMonth.set(month, byAccount);
    for (const { accountId, net } of lines) {
      const before = byAccount.get(accountId);
      const debit = (before?.debit ?? 0n) + (net > 0n ? net : 0n);
      const credit = (before?.credit ?? 0n) + (net < 0n ? -net : 0n);
      byAccount.set(accountId, movementOf(accountId, month, { debit, credit }));
    }
  }
  return byMonth;
}

/** Parts add up to the whole on both sides, to the cent: the last place takes the rest. */
function partsOf(whole: Movement): Movement[] {
  const shares = shareByPlace[whole.accountId];
  if (!shares) return [];
  const { accountId, month } = whole;
  let [debitLeft, creditLeft] = [whole.debit, whole.credit];
  return PLACES.flatMap((place, index) => {
    const isLast = index === PLACES.length - 1;
    const share = shares[index] ?? 0;
    const debit = isLast ? debitLeft : shareOf(whole.debit, share, place, month);
    const credit = isLast ? creditLeft : shareOf(whole.credit, share, place, month);
    debitLeft -= debit;
    creditLeft -= credit;
    if (debit === 0n && credit === 0n) return [];
    const trackingKey = `${LOCATION.name}=${place}`;
    return [{ accountId, month, trackingKey, debit, credit, net: debit - credit }];
  });
}

/** Strays from month to month, as shares do; what is all of one place's stays so. */
function shareOf(amount: bigint, percent: number, place: string, month: Month): bigint {
  if (percent % 100 === 0) return percent === 0 ? 0n : amount;
  return (amount * BigInt(stray(percent * 100, place, month))) / 10_000n;
}

function controlOf(
  { accounts }: Books,
  { balance }: BookReports,
  month: Month,
  wholes: readonly Movement[],
): Control {
  const closings = new Map(accounts.map(({ id }) => [id, balance(id, month)]));
  const sum = (side: "debit" | "credit") => wholes.reduce((total, each) => total + each[side], 0n);
  return { month, closings, totals: { debit: sum("debit"), credit: sum("credit") } };
}
