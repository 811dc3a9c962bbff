/** The five figures that every part of a model has above it, out of one small table. */
import { cellIndex, type Table, type TableColumn } from "@app/engine/tables/table";
import type { TableRead } from "@app/engine/worker/read-tables";
import { isBelow, lowestAhead, overdraftLine } from "#features/model/overview/headroom.ts";
import { formatAmount, formatPercent } from "#lib/format.ts";

export type KeyFigure = {
  label: string;
  value: string;
  note: string;
  isAlert?: boolean;
  /** Over the financial year, for the line beside it, and how many of them are actual. */
  series: readonly (number | null)[];
  actualCount: number;
  floor?: number;
  /** The cell of the table that says why. */
  asks?: { row: number; column: number };
};

const LINES = ["pl.revenue", "pl.grossProfit", "pl.ebitda", "cf.closingCash"];

/** `floorLine` is what the treasury keeps; a line that is not there is left out. */
export function keyFiguresRead(scenario: string | undefined, floorLine: string): TableRead {
  return {
    shows: { title: "Key figures", lines: [...LINES, floorLine, overdraftLine(floorLine)] },
    ...{ cases: [scenario], hasYears: true },
  };
}

export function keyFiguresOf(table: Table, floorLine: string): KeyFigure[] {
  const { columns } = table;
  const rowOf = (line: string) => table.rows.findIndex((row) => row.line === line);
  const at = (line: string, column: number) => {
    const row = rowOf(line);
    return row < 0 ? null : (table.figures[cellIndex(table, row, column)] ?? null);
  };
  const year = yearUnderWay(table);
  const { from = 0, to = 0 } = columns[year] ?? {};
  const yearLabel = columns[year] ? yearName(columns[year]) : "";
  const inYear = periodsOf(table).filter((column) => {
    const period = columns[column]?.from ?? -1;
    return from <= period && period <= to;
  });
  // Year by year, one year has no shape: all of them have.
  const months = inYear.length > 1 ? inYear : periodsOf(table);
  const actual = months.filter((column) => columns[column]?.standing === "actual");
  const [lastActual, last = year] = [actual.at(-1), months.at(-1)];
  const label = (column: number) => columns[column]?.label ?? "";
  const margin = (column: number) => ratio(at("pl.grossProfit", column), at("pl.revenue", column));
  const figure = (line: string, column: number) => ({
    value: amount(at(line, column)),
    series: months.map((month) => at(line, month)),
    actualCount: actual.length,
    asks: { row: rowOf(line), column },
  });
  const cash = figure("cf.closingCash", last);
  const [lowest] = lowestAhead(table, floorLine);
  const moved = lastActual === undefined ? null : between(cash.series, actual.length - 1);
  return [
    {
      label: `Revenue ${yearLabel}`,
      ...figure("pl.revenue", year),
      note: toDate(
        actual.map(label),
        actual.map((column) => at("pl.revenue", column)),
      ),
    },
    {
      label: `Gross margin ${yearLabel}`,
      ...figure("pl.grossProfit", year),
      value: percent(margin(year)),
      note: lastActual === undefined ? "" : `${label(lastActual)} ${percent(margin(lastActual))}`,
      series: months.map(margin),
    },
    {
      label: `EBITDA ${yearLabel}`,
      ...figure("pl.ebitda", year),
      note: `${percent(ratio(at("pl.ebitda", year), at("pl.revenue", year)))} of revenue`,
    },
    {
      label: "Lowest cash ahead",
      ...cash,
      value: amount(lowest?.value ?? null),
      note: lowest ? lowestNote(label(lowest.column), lowest) : "Nothing is ahead",
      isAlert:
        lowest !== undefined && (lowest.overdraft > 0 || isBelow(lowest.value, lowest.floor)),
      ...(typeof lowest?.floor === "number" && { floor: lowest.floor }),
      ...(lowest && { asks: { row: rowOf("cf.closingCash"), column: lowest.column } }),
    },
    {
      label: `Closing cash ${label(last)}`,
      ...cash,
      note: moved === null || lastActual === undefined ? "" : `${moved} from ${label(lastActual)}`,
    },
  ];
}

/** Columns of single periods; the years stand after them. */
function periodsOf({ columns }: Table): number[] {
  return columns.flatMap(({ unit, periodUnit }, column) => (unit === periodUnit ? [column] : []));
}

/** The financial year of the first period ahead; of the last one where nothing is. */
function yearUnderWay(table: Table): number {
  const { columns } = table;
  const periods = periodsOf(table);
  const now = periods.find((column) => columns[column]?.standing !== "actual") ?? periods.at(-1);
  const period = columns[now ?? 0]?.from ?? 0;
  return columns.findIndex(
    ({ unit, from, to }) => unit === "year" && from <= period && period <= to,
  );
}

/** A year that the model holds a part of is told as that part: 13 weeks are not FY27. */
function yearName({ label, isComplete, periodCount, periodUnit }: TableColumn): string {
  if (isComplete) return label;
  return `${label}, ${periodCount} ${periodUnit}${periodCount === 1 ? "" : "s"}`;
}

function toDate(labels: readonly string[], figures: readonly (number | null)[]): string {
  const [first, last] = [labels[0], labels.at(-1)];
  if (first === undefined) return "All of it forecast";
  const sum = figures.reduce<number>((total, figure) => total + (figure ?? 0), 0);
  return `${first === last ? first : `${first} to ${last}`} ${formatAmount(sum)}`;
}

type Held = { floor: number | null; overdraft: number };

function lowestNote(period: string, { floor, overdraft }: Held): string {
  if (overdraft > 0) return `${period}, overdraft ${formatAmount(overdraft)}`;
  return floor === null ? period : `${period}, floor ${formatAmount(floor)}`;
}

/** How far it moves from one place to the end, with its sign. */
function between(series: readonly (number | null)[], from: number): string | null {
  const [then, end] = [series[from], series.at(-1)];
  if (typeof then !== "number" || typeof end !== "number") return null;
  if (Math.round(end) === Math.round(then)) return "unchanged";
  return `${end < then ? "−" : "+"}${formatAmount(Math.abs(end - then))}`;
}

function ratio(part: number | null, whole: number | null): number | null {
  if (part === null || !whole) return null;
  // A line drawn of what a float has beyond any share that is told would be all noise.
  return Math.round((part / whole) * 1e6) / 1e6;
}

const amount = (value: number | null) => (value === null ? "n/a" : formatAmount(value));
const percent = (value: number | null) => (value === null ? "n/a" : formatPercent(value));
