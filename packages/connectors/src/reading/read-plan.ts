/**
 * Which months a new read asks for, when an earlier one is stored. Always the open financial
 * year, the year that was open at the last read, and every month after the lock date; months
 * before that only when the balances they lead to are no longer those that are stored.
 */
import type { Month } from "@app/engine/time/month";
import { checkSameBooks } from "#checks/same-books.ts";
import type { MonthRange } from "#connector/connector.ts";
import { balancesOf } from "#ledger/balances.ts";
import { lastDayOf, monthOfDay, yearStartOf } from "#ledger/day.ts";
import type { Day, Ledger, Opening, Organisation } from "#ledger/ledger.ts";

type Asked = {
  organisation: Organisation;
  range: MonthRange;
  /** The month it is now. */
  currentMonth: Month;
  stored?: Ledger | undefined;
};

export function firstMonthToRead({ organisation, range, currentMonth, stored }: Asked): Month {
  if (!stored || stored.firstMonth > range.from || stored.lastMonth < range.from) return range.from;
  if (checkSameBooks(organisation, stored.organisation).length > 0) return range.from;
  const openYear = yearStartOf(Math.min(currentMonth, stored.lastMonth), organisation.yearEndMonth);
  const unlocked = organisation.lockDate ? firstUnlocked(organisation.lockDate) : openYear;
  return Math.max(range.from, Math.min(openYear, unlocked));
}

/** Months before this one are closed: locked, or in a financial year that has ended. */
export function firstOpenMonth(organisation: Organisation, currentMonth: Month): Month {
  const openYear = yearStartOf(currentMonth, organisation.yearEndMonth);
  return organisation.lockDate
    ? Math.max(openYear, firstUnlocked(organisation.lockDate))
    : openYear;
}

/**
 * Whether the stored months still lead to what the source says of the day before `month`. Both
 * are compared after the turn of the year, which sources show on either side of midnight.
 */
export function leadsToSameOpenings(
  stored: Ledger,
  openings: readonly Opening[],
  month: Month,
): boolean {
  const end = { ...stored, lastMonth: Math.max(month, stored.lastMonth) };
  const ours = balancesOf(end).find((each) => each.month === month)?.starting ?? new Map();
  const theirs =
    balancesOf({
      ...stored,
      firstMonth: month,
      lastMonth: month,
      openings: [...openings],
      movements: stored.movements.filter((each) => each.isYearEndClose && each.month === month),
    })[0]?.starting ?? new Map();
  return [...new Set([...ours.keys(), ...theirs.keys()])].every(
    (id) => (ours.get(id) ?? 0n) === (theirs.get(id) ?? 0n),
  );
}

/** A lock in the middle of a month leaves the rest of that month open. */
function firstUnlocked(lockDate: Day): Month {
  const month = monthOfDay(lockDate);
  return lockDate === lastDayOf(month) ? month + 1 : month;
}
