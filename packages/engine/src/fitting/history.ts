/**
 * Books by month as series to fit from: what each account moved by and stood at, debit positive.
 * Months before the first in which anything moved say nothing and are left out.
 */
import type { Account, ModelDocument } from "#model/document.ts";
import { type Section, standardLine } from "#model/standard-lines.ts";
import { monthOfDay, readDay } from "#time/day.ts";
import { daysInMonth, type Month, monthInYear, monthLabel } from "#time/month.ts";
import type { Timeline } from "#time/timeline.ts";

/** As `documentBooks` of the connectors gives them: months, their movements and what stood before. */
export type FittedBooks = Pick<ModelDocument, "currency" | "accounts" | "actuals"> & {
  timeline: Omit<Timeline, "periodCount">;
};

export type History = {
  accounts: readonly Account[];
  firstMonth: Month;
  count: number;
  yearEndMonth: number;
  /** The days of each month. */
  days: number[];
  movementsOf: (id: string) => number[];
  /** At the end of each month; of accounts of the balance sheet. */
  balancesOf: (id: string) => number[];
  balanceOf: (id: string) => number;
};

export function historyOf({ accounts, actuals, timeline }: FittedBooks): History {
  const { actualCount, yearEndMonth } = timeline;
  const start = monthOfDay(readDay(timeline.start) ?? 0);
  const before = accounts.map(({ id }) => (actuals[id] ?? []).findIndex((amount) => amount !== 0));
  const silent = Math.min(actualCount, ...before.map((index) => (index < 0 ? actualCount : index)));
  const count = actualCount - silent;
  const firstMonth = start + silent;
  const openings = new Map(accounts.map(({ id, opening = 0 }) => [id, opening]));
  const each = Array.from({ length: count }, (_, index) => index);
  const movementsOf = (id: string) => each.map((index) => actuals[id]?.[silent + index] ?? 0);
  const balancesOf = (id: string) => {
    let balance = openings.get(id) ?? 0;
    return movementsOf(id).map((movement) => {
      balance += movement;
      return balance;
    });
  };
  return {
    accounts,
    firstMonth,
    count,
    yearEndMonth,
    days: each.map((index) => daysInMonth(firstMonth + index)),
    movementsOf,
    balancesOf,
    balanceOf: (id) => balancesOf(id).at(-1) ?? openings.get(id) ?? 0,
  };
}

export function onLines({ accounts }: Pick<History, "accounts">, ...lines: string[]): Account[] {
  return accounts.filter(({ line }) => lines.includes(line));
}

export function inSections({ accounts }: Pick<History, "accounts">, ...sections: Section[]) {
  return accounts.filter(({ line }) => {
    const section = standardLine(line)?.section;
    return section !== undefined && sections.includes(section);
  });
}

/** Sums of several accounts' movements, month by month. */
export function movementsTogether(history: History, accounts: readonly Account[]): number[] {
  return together(
    history,
    accounts.map(({ id }) => history.movementsOf(id)),
  );
}

export function balancesTogether(history: History, accounts: readonly Account[]): number[] {
  return together(
    history,
    accounts.map(({ id }) => history.balancesOf(id)),
  );
}

function together({ count }: History, series: readonly number[][]): number[] {
  return Array.from({ length: count }, (_, index) =>
    series.reduce((total, each) => total + (each[index] ?? 0), 0),
  );
}

/** Without the months before it began. */
export function sinceFirst(series: readonly number[]): number[] {
  const first = series.findIndex((value) => value !== 0);
  return first < 0 ? [] : series.slice(first);
}

const SILENT = 6;

/** It came in most months, and in the last half year in none. */
export function hasEnded(series: readonly number[]): boolean {
  const last = series.slice(-SILENT);
  const before = series.slice(0, -SILENT);
  const busy = before.filter((value) => value !== 0).length;
  return last.length === SILENT && last.every((value) => value === 0) && busy * 2 > before.length;
}

export function endedSentence(name: string): string {
  return `${name} has had nothing for ${SILENT} months and is not forecast.`;
}

/** "Nov-24 to Apr-26", the last so many months. */
export function spanOf({ firstMonth, count }: History, months: number): string {
  const last = firstMonth + count - 1;
  const first = last - Math.min(months, count) + 1;
  return first === last ? monthLabel(last) : `${monthLabel(first)} to ${monthLabel(last)}`;
}

/** 1 to 12, of a month of the history. */
export function monthOfYear({ firstMonth }: History, index: number): number {
  return monthInYear(firstMonth + index);
}

/** How much has moved through an account, either way. */
export function activityOf(history: History, { id }: Account): number {
  return history.movementsOf(id).reduce((total, each) => total + Math.abs(each), 0);
}

/** Of some accounts the one through which most has moved. */
export function busiest(history: History, accounts: readonly Account[]): Account | undefined {
  const ranked = accounts.map((account) => ({ account, moved: activityOf(history, account) }));
  const [first, ...others] = ranked;
  return others.reduce((best, each) => (best && each.moved > best.moved ? each : best), first)
    ?.account;
}
