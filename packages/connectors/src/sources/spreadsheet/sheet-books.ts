/**
 * Files put together into books: month after month, what moved and what stood at the end.
 *
 *   movement = balance at the month's end − what the month started with
 *
 * where a month starts with the balance of the month before, and a financial year with revenue
 * and expense at nothing and their result in retained earnings. A file of balances alone says
 * nothing about its own month unless the month before is there too; it gives the start of the
 * next. Of two files for a month the later one counts.
 */
import type { Month } from "@app/engine/time/month";
import { monthName } from "#checks/finding.ts";
import { balancesOf, isProfitAndLoss, isYearStart } from "#ledger/balances.ts";
import type { Account, Minor, Organisation } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";
import type { SheetReading } from "./read-sheet.ts";
import { bySide, type MonthFigures, type Sides } from "./sheet-figures.ts";

type Balances = ReadonlyMap<string, Minor>;

export type BookMonth = {
  month: Month;
  movements: ReadonlyMap<string, Sides>;
  closing: Balances;
  figures: MonthFigures;
};

export type SheetBooks = {
  accounts: Account[];
  /** The first month whose movements are known; balances stand before it. */
  firstMonth: Month;
  openings: Balances;
  months: BookMonth[];
};

type Sheet = { reading: SheetReading; startsAtNothing: boolean };

export function booksOf(sheets: readonly Sheet[], organisation: Organisation): SheetBooks {
  const accounts = [
    ...new Map(
      sheets.flatMap(({ reading }) => reading.accounts.map((each) => [each.externalId, each])),
    ).values(),
  ];
  const figures = monthsOf(sheets);
  const start = startOf(figures, sheets);
  const months: BookMonth[] = [];
  let closing = start.balances;
  for (let month = start.firstMonth; month <= (figures.at(-1)?.month ?? 0); month++) {
    const found = figures.find((each) => each.month === month);
    if (!found) throw missing(month, figures);
    const starting = startingAt(month, closing, accounts, organisation);
    const movements = found.movements ?? movedTo(found.closings ?? new Map(), starting);
    if (!found.movements) refuseRunningOn(month, closing, movements, accounts, organisation);
    closing = withMovements(starting, movements);
    months.push({ month, movements, closing, figures: found });
  }
  return { accounts, firstMonth: start.firstMonth, openings: start.balances, months };
}

/** Movements of one file and balances of another may be of the same month. */
function monthsOf(sheets: readonly Sheet[]): MonthFigures[] {
  const months = new Map<Month, MonthFigures>();
  for (const figures of sheets.flatMap(({ reading }) => reading.months)) {
    months.set(figures.month, { ...months.get(figures.month), ...figures });
  }
  return [...months.values()].sort((one, other) => one.month - other.month);
}

function startOf(figures: readonly MonthFigures[], sheets: readonly Sheet[]) {
  const first = figures[0];
  if (!first) throw new SourceError("unreadable", "The files hold no month.");
  const { month, movements, closings } = first;
  const given = sheets.find(
    ({ reading }) => reading.openings && reading.months[0]?.month === month,
  );
  if (given?.reading.openings) return { firstMonth: month, balances: given.reading.openings };
  if (!movements) return { firstMonth: month + 1, balances: closings ?? new Map() };
  if (closings) {
    const back = new Map([...movements].map(([id, { debit, credit }]) => [id, debit - credit]));
    return { firstMonth: month, balances: difference(closings, back) };
  }
  if (sheets.some(({ startsAtNothing }) => startsAtNothing)) {
    return { firstMonth: month, balances: new Map<string, Minor>() };
  }
  throw new SourceError(
    "unreadable",
    `${monthName(month)} has movements and nothing to start from. Add the balances at the end of ${monthName(month - 1)}, or say that the books start at nothing.`,
  );
}

function startingAt(
  month: Month,
  closing: Balances,
  accounts: readonly Account[],
  organisation: Organisation,
): Balances {
  const openings = [...closing].map(([accountId, net]) => ({ accountId, net }));
  const year = { firstMonth: month, lastMonth: month, openings, movements: [], organisation };
  return balancesOf({ ...year, accounts: [...accounts] })[0]?.starting ?? closing;
}

function movedTo(closings: Balances, starting: Balances): Map<string, Sides> {
  return bySide(difference(closings, starting));
}

function difference(one: Balances, other: Balances): Map<string, Minor> {
  const ids = new Set([...one.keys(), ...other.keys()]);
  return new Map([...ids].map((id) => [id, (one.get(id) ?? 0n) - (other.get(id) ?? 0n)]));
}

function withMovements(starting: Balances, movements: ReadonlyMap<string, Sides>): Balances {
  const closing = new Map(starting);
  for (const [id, { debit, credit }] of movements) {
    closing.set(id, (closing.get(id) ?? 0n) + debit - credit);
  }
  return closing;
}

/**
 * A ledger whose year nobody has closed shows revenue and expense of both years, and retained
 * earnings as they were: taken as it stands, the first month would hold thirteen.
 */
function refuseRunningOn(
  month: Month,
  before: Balances,
  movements: ReadonlyMap<string, Sides>,
  accounts: readonly Account[],
  organisation: Organisation,
) {
  if (!isYearStart(month, organisation)) return;
  const result = accounts
    .filter(isProfitAndLoss)
    .reduce((sum, { externalId }) => sum + (before.get(externalId) ?? 0n), 0n);
  const retained = accounts.find(({ isRetainedEarnings }) => isRetainedEarnings);
  const moved = movements.get(retained?.externalId ?? "");
  if (!moved || result === 0n || moved.debit - moved.credit !== -result) return;
  throw new SourceError(
    "unreadable",
    `In ${monthName(month)} revenue and expenses run on from the year before. Close the year in the ledger, or give movements instead of balances.`,
  );
}

function missing(month: Month, figures: readonly MonthFigures[]) {
  const [before, after] = [
    figures.findLast((each) => each.month < month),
    figures.find((each) => each.month > month),
  ].map((each) => (each ? monthName(each.month) : "nothing"));
  return new SourceError(
    "unreadable",
    `${monthName(month)} is missing: there is ${before}, then ${after}.`,
  );
}
