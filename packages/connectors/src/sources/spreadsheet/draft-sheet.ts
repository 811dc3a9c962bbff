/** The first idea of a sheet, from its headings and the sums of its columns. */
import type { Month } from "@app/engine/time/month";
import { findDecimalMark } from "@app/spreadsheet/decimal-mark";
import type { CellValue, PlainSheet } from "@app/spreadsheet/plain-sheet";
import type { Table } from "@app/spreadsheet/read-table";
import { bareColumns, bareHeadings } from "./bare-columns.ts";
import { type SheetAmounts, sheetAmounts } from "./column-sums.ts";
import { askDecimals, groupingIn } from "./grouped-amounts.ts";
import type { Measure } from "./heading-meaning.ts";
import { likelyHeadings } from "./likely-headings.ts";
import type { ClassProposer } from "./propose-classes.ts";
import { type ProposedColumns, proposeColumns } from "./propose-columns.ts";
import { proveColumns } from "./prove-columns.ts";
import type { SheetReader, SheetReading } from "./read-sheet.ts";
import { type SaidColumns, withSaidColumns } from "./said-columns.ts";
import { findHeadings, type Headings } from "./sheet-headings.ts";
import type { SheetColumn, SheetMapping, SheetQuestion } from "./sheet-mapping.ts";
import { dateOrderOf } from "./sheet-month.ts";
import { type TitlePeriod, titlePeriod } from "./title-period.ts";

export type Draft = {
  mapping: SheetMapping;
  columns: SheetColumn[];
  period: TitlePeriod;
  month?: Month;
  measure?: Measure;
  /** Counted from 0; -1 where there are no headings. */
  headingRow: number;
  amounts: SheetAmounts;
  isRolling: boolean;
  described: ProposedColumns["described"];
  decimals: number;
  yearEndMonth?: number;
  /** What was read of the month before. */
  before?: SheetReading;
  /** With the classes that would be proposed, as if they had been accepted. */
  read: (mapping: SheetMapping, options?: { isSideKnown: boolean }) => SheetReading;
};

export type ProposeFrom = {
  decimals: number;
  /** Where it is known, the profit of a year so far can be told. */
  yearEndMonth?: number;
  before?: SheetReading;
  said?: SaidColumns;
  readAs: SheetReader;
  proposeClasses: ClassProposer;
};

export type DraftState = { draft: Draft; questions: SheetQuestion[]; reasons: string[] };

/** No trial balance is this wide, and every column is held against the others. */
const COLUMNS_MAX = 300;

export function draftSheet(
  table: Table,
  sheet: PlainSheet,
  from: ProposeFrom,
): DraftState | undefined {
  if (sheet.rows.some(({ length }) => length > COLUMNS_MAX)) return undefined;
  return (
    draftUnder(table, sheet, from, findHeadings(sheet)) ??
    (hasSaid(from) ? draftUnder(table, sheet, from, likelyHeadings(sheet)) : undefined)
  );
}

function hasSaid({ said = {} }: ProposeFrom) {
  return Object.keys(said).length > 0;
}

function draftUnder(
  table: Table,
  sheet: PlainSheet,
  from: ProposeFrom,
  found: Headings | undefined,
): DraftState | undefined {
  const { decimals, before, said = {} } = from;
  const headings = found ?? bareHeadings(sheet);
  const byHeadings = found && withSaidColumns(proposeColumns(sheet, headings), said);
  const told = table.decimalMark ?? findDecimalMark(sheet.rows.map(bareAmounts));
  const grouping = told ? undefined : groupingIn(sheet, headings, byHeadings, decimals);
  const decimalMark = told ?? grouping?.decimalMark;
  const notation = { decimals, decimalMark: decimalMark ?? "." } as const;
  const amounts = sheetAmounts(sheet, headings.row, notation);
  const proposed = byHeadings ?? withoutHeadings(sheet, amounts, said);
  if (!proposed) return undefined;
  const titled = titlePeriod(sheet, headings);
  const isHeadedByRange = proposed.described.some(
    ({ isRange, meaning }) => isRange && meaning?.kind === "amount" && meaning.side !== undefined,
  );
  const period = { ...titled, isRange: titled.isRange || isHeadedByRange };
  const inHeadings = monthInHeadings(proposed);
  const months = inHeadings === undefined ? period.months : [inHeadings];
  const proof = proveColumns(proposed.columns, proposed.described, amounts, period.isRange);
  const columns = proposed.columns.map((column): SheetColumn => {
    const isDropped =
      column.role !== "month" &&
      column.role !== "unread" &&
      proof.dropped.has(column.role) &&
      !Object.hasOwn(said, column.heading);
    return isDropped ? { index: column.index, heading: column.heading, role: "unread" } : column;
  });
  const unread = Object.keys(said).filter((heading) => said[heading] === "unread");
  const mapping = {
    ...firstMapping(table, sheet, headings, columns, proposed.isMonthly, decimalMark),
    ...(unread.length > 0 && { unread }),
  };
  const month = months.length === 1 ? months[0] : undefined;
  const read = acceptedReader(from, month ?? months.at(-1) ?? 0);
  return {
    questions: grouping?.isOpen
      ? [askDecimals(mapping, grouping.example, read, decimals, month)]
      : [],
    reasons: proof.reasons,
    draft: {
      mapping,
      columns,
      period: { ...period, months },
      ...(month !== undefined && { month }),
      ...(proposed.measure && { measure: proposed.measure }),
      headingRow: headings.row,
      amounts,
      isRolling: proof.isRolling,
      described: proposed.described,
      decimals,
      ...(from.yearEndMonth !== undefined && { yearEndMonth: from.yearEndMonth }),
      ...(before && { before }),
      read,
    },
  };
}

function withoutHeadings(
  sheet: PlainSheet,
  amounts: SheetAmounts,
  said: SaidColumns,
): ProposedColumns | undefined {
  const columns = bareColumns(sheet, amounts);
  return columns && withSaidColumns({ columns, isMonthly: false, described: [] }, said);
}

/** The month that debit and credit themselves are headed by. */
function monthInHeadings({ described, columns, isMonthly }: ProposedColumns): Month | undefined {
  if (isMonthly) return undefined;
  const read = new Set(columns.filter(({ role }) => role !== "unread").map(({ index }) => index));
  return described.find(({ index, month }) => month !== undefined && read.has(index))?.month;
}

function firstMapping(
  table: Table,
  sheet: PlainSheet,
  headings: Headings,
  columns: readonly SheetColumn[],
  isMonthly: boolean,
  decimalMark: SheetMapping["decimalMark"],
): SheetMapping {
  const dateOrder = dateOrderOf(headings.texts);
  return {
    ...(table.sheets.length > 1 && { sheetName: sheet.name }),
    layout: isMonthly ? "monthly-balances" : "trial-balance",
    columns: columns.flatMap(({ heading, role }) =>
      role === "month" || role === "unread" ? [] : [{ heading, role }],
    ),
    ignored: columns.filter(({ role }) => role === "unread").map(({ heading }) => heading),
    amountsAre: "balances",
    signs: "debit-positive",
    ...(decimalMark && { decimalMark }),
    ...(dateOrder && { dateOrder }),
    classes: {},
  };
}

/** Without the currency and the letters that say debit or credit. */
function bareAmounts(row: readonly CellValue[]): string[] {
  return row
    .filter((cell) => typeof cell === "string")
    .map((cell) => cell.replace(/\s*[€$£]\s*/g, " ").trim())
    .map((cell) => (/\d$/.test(cell) ? cell : cell.replace(/(?<=\d)\s*\p{L}{1,6}\.?$/u, "")));
}

/** Proofs ask for the same reading again, and each looks through a chart that can be long. */
function acceptedReader(
  { decimals, readAs, proposeClasses }: ProposeFrom,
  month: Month,
): Draft["read"] {
  const proposed = new Map<string, SheetMapping["classes"]>();
  const readings = new Map<string, SheetReading>();
  const readOnce = (mapping: SheetMapping): SheetReading => {
    const key = JSON.stringify(mapping);
    const reading = readings.get(key) ?? readAs({ mapping, decimals, month });
    readings.set(key, reading);
    return reading;
  };
  return (mapping, { isSideKnown } = { isSideKnown: true }) => {
    const reading = readOnce(mapping);
    if (reading.unclassed.length === 0) return reading;
    const turned = isSideKnown ? (mapping.signs === "credit-positive" ? -1n : 1n) : 0n;
    const accounts = reading.unclassed.map((each) => ({ ...each, net: each.net * turned }));
    const key = `${turned} ${mapping.layout} ${mapping.amountsAre}`;
    const classes = proposed.get(key) ?? proposeClasses(accounts, reading.classed).proposed;
    proposed.set(key, classes);
    return readOnce({ ...mapping, classes: { ...classes, ...mapping.classes } });
  };
}
