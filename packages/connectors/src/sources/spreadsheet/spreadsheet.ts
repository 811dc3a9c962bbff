/**
 * Spreadsheet: books from files a person uploads, one for each month or one for many. The files
 * have been opened before, each in a process of its own; here they are read with their mappings.
 * What a file cannot say of itself, its organisation, the person has said.
 */
import type { Month } from "@app/engine/time/month";
import type { Table } from "@app/spreadsheet/read-table";
import { monthName } from "#checks/finding.ts";
import type { Connector, MonthRange } from "#connector/connector.ts";
import { announceMonth } from "#connector/month-progress.ts";
import type { Organisation } from "#ledger/ledger.ts";
import { movementsFrom } from "#ledger/movement-of.ts";
import { openingsFrom } from "#ledger/openings-from.ts";
import { SourceError } from "#ledger/source-error.ts";
import { readSheet } from "./read-sheet.ts";
import { type BookMonth, booksOf, type SheetBooks } from "./sheet-books.ts";
import type { SheetMapping, SheetProblem } from "./sheet-mapping.ts";

export type SpreadsheetFile = {
  name: string;
  table: Table;
  mapping: SheetMapping;
  /** The month a trial balance is of. */
  month?: Month;
};

export type SpreadsheetSettings = {
  organisation: Organisation;
  /** In the order they were uploaded. */
  files: readonly SpreadsheetFile[];
};

export const spreadsheet: Connector<SpreadsheetSettings> = {
  sourceId: 10,
  listOrganisations: async (_context, { organisation }) => [organisation],
  accounts: async (_context, settings) => readBooks(settings).accounts,
  openings: async (_context, settings, _organisation, before) =>
    openingsOf(readBooks(settings), before),
  async *movements(context, settings, _organisation, range) {
    const books = readBooks(settings);
    for (let month = range.from; month <= range.to; month++) {
      context.signal.throwIfAborted();
      announceMonth(context, month, range);
      const found = books.months.find((each) => each.month === month);
      if (!found) throw notInFiles(books);
      yield monthRead(found);
    }
  },
};

/** Months whose movements the files give; the first is after the last when only balances are. */
export function monthsInFiles(settings: SpreadsheetSettings): MonthRange {
  const { firstMonth, months } = readBooks(settings);
  return { from: firstMonth, to: firstMonth + months.length - 1 };
}

/** What has to come before the files give a month; undefined when they do. */
export function lackIn(settings: SpreadsheetSettings): string | undefined {
  try {
    const { from, to } = monthsInFiles(settings);
    return from > to ? onlyAStart(to) : undefined;
  } catch (error) {
    if (error instanceof SourceError) return error.message;
    throw error;
  }
}

/** A month is what moved between two balances, and one trial balance is only one of them. */
export function onlyAStart(month: Month): string {
  const [before, own, after] = [month - 1, month, month + 1].map(monthName);
  return `The balances at the end of ${own} are a start, and no month can be read from them alone. Add the balances at the end of ${before} to read ${own}, or those of ${after} to read ${after}.`;
}

function readBooks({ files, organisation }: SpreadsheetSettings): SheetBooks {
  // What one file tells apart is apart in all of them.
  const ambiguous = [...new Set(files.flatMap(({ mapping }) => mapping.ambiguous ?? []))];
  const decimals = organisation.currencyDecimals;
  const sheets = files.map(({ name, table, mapping: own, month }) => {
    const mapping = { ...own, ambiguous };
    const reading = readSheet(table, { mapping, month, decimals });
    if (reading.problems.length > 0) throw unreadable(name, reading.problems);
    if (reading.months.length === 0) throw withoutMonth(name);
    return { reading, startsAtNothing: mapping.startsAtNothing ?? false };
  });
  return booksOf(sheets, organisation);
}

function openingsOf({ firstMonth, openings, months }: SheetBooks, before: Month) {
  const balances =
    before === firstMonth ? openings : months.find(({ month }) => month === before - 1)?.closing;
  if (!balances) throw notInFiles({ firstMonth, months });
  return openingsFrom(balances);
}

function monthRead({ month, movements, figures }: BookMonth) {
  const { closings, totals } = figures;
  return {
    month,
    movements: movementsFrom(movements, month),
    control: { month, ...(closings && { closings }), ...(totals && { totals }) },
  };
}

const PROBLEMS_TOLD_MAX = 3;

function unreadable(name: string, problems: readonly SheetProblem[]) {
  const told = problems.slice(0, PROBLEMS_TOLD_MAX).map(({ message }) => message);
  const rest = problems.length - told.length;
  const more = rest > 0 ? [`There are ${rest} more.`] : [];
  return new SourceError("unreadable", `${name}: ${[...told, ...more].join(" ")}`);
}

function withoutMonth(name: string) {
  return new SourceError("unreadable", `${name}: the month it is of has not been chosen.`);
}

function notInFiles({ firstMonth, months }: Pick<SheetBooks, "firstMonth" | "months">) {
  const what = months.length === 0 ? "only give balances to start from" : "give other months";
  const more = `The files ${what}: upload the balances of the months before and after.`;
  return new SourceError("unreadable", firstMonth > 0 ? more : "There are no files.");
}
