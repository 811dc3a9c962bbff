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
import { formatAccount } from "./account-words.ts";
import type { SheetReading } from "./read-sheet.ts";
import { bySide, type MonthFigures, type Sides } from "./sheet-figures.ts";
import { carried, stillUnclosed } from "./sheet-year-turn.ts";

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
  refuseOtherClass(sheets);
  const accounts = [
    ...new Map(
      sheets.flatMap(({ reading }) => reading.accounts.map((each) => [each.externalId, each])),
    ).values(),
  ];
  const figures = joinedMonths(sheets.map(({ reading }) => reading));
  const start = startOf(figures, sheets);
  refuseYearOpening(start, figures[0], accounts, organisation);
  const months: BookMonth[] = [];
  let closing = start.balances;
  // What revenue and expenses hold of years that nobody closed, as long as nobody does.
  let unclosed: Balances = new Map();
  for (let month = start.firstMonth; month <= (figures.at(-1)?.month ?? 0); month++) {
    const found = figures.find((each) => each.month === month);
    if (!found) throw missing(month, figures);
    const starting = startingAt(month, closing, accounts, organisation);
    const turn = { month, before: closing, accounts, organisation };
    if (found.closings) unclosed = stillUnclosed(turn, found.closings, unclosed);
    const closings = found.closings && carried(found.closings, unclosed, turn);
    const movements = found.movements ?? movedTo(closings ?? new Map(), starting);
    closing = withMovements(starting, movements);
    months.push({
      month,
      movements,
      closing,
      figures: { ...found, ...(closings && { closings }) },
    });
  }
  return { accounts, firstMonth: start.firstMonth, openings: start.balances, months };
}

/** Movements of one file and balances of another may be of the same month. */
export function joinedMonths(readings: readonly SheetReading[]): MonthFigures[] {
  const months = new Map<Month, MonthFigures>();
  for (const figures of readings.flatMap((reading) => reading.months)) {
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
  const isFirst = ({ reading }: Sheet) => reading.months[0]?.month === month;
  if (sheets.some((sheet) => sheet.startsAtNothing && isFirst(sheet))) {
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

/** One account, one class: which of two is meant the person says. */
function refuseOtherClass(sheets: readonly Sheet[]) {
  const first = new Map<string, Account>();
  for (const account of sheets.flatMap(({ reading }) => reading.accounts)) {
    const earlier = first.get(account.externalId);
    if (!earlier) first.set(account.externalId, account);
    else if (earlier.class !== account.class) {
      const [one, two] = [earlier.class, account.class].map((each) => each.toLowerCase());
      throw new SourceError(
        "unreadable",
        `${formatAccount(account)} is ${one} in one file and ${two} in another. Choose one for both.`,
      );
    }
  }
}

/**
 * In the middle of a year revenue and expenses have run up something. Where all of them start at
 * nothing and other accounts do not, the balances are those the year began with, and what moved
 * is of the year so far.
 */
function refuseYearOpening(
  { firstMonth, balances }: { firstMonth: Month; balances: Balances },
  figures: MonthFigures | undefined,
  accounts: readonly Account[],
  organisation: Organisation,
) {
  const isGiven = figures?.month === firstMonth && balances.size > 0;
  if (!isGiven || isYearStart(firstMonth, organisation)) return;
  const held = accounts.filter(({ externalId }) => (balances.get(externalId) ?? 0n) !== 0n);
  const moved = accounts.filter(({ externalId }) => {
    const { debit = 0n, credit = 0n } = figures?.movements?.get(externalId) ?? {};
    return debit !== 0n || credit !== 0n || (figures?.closings?.get(externalId) ?? 0n) !== 0n;
  });
  if (held.length === 0 || held.some(isProfitAndLoss) || !moved.some(isProfitAndLoss)) return;
  throw new SourceError(
    "unreadable",
    `Revenue and expenses start ${monthName(firstMonth)} at nothing, in the middle of a financial year. The opening balances are the year's: choose the closing balances alone, or correct when the year ends.`,
  );
}
