/** The five figures that every part of a model has above it, out of one small table. */
import { cellIndex, type Table } from "@app/engine/tables/table";
import type { TableRead } from "@app/engine/worker/read-tables";
import { formatAmount, formatPercent } from "#lib/format.ts";

export type KeyFigure = {
  key: "revenue" | "grossMargin" | "ebitda" | "lowestCash" | "closingCash";
  label: string;
  value: string;
  note: string;
  isAlert: boolean;
  /** Period by period, for the line beside it. */
  series: readonly (number | null)[];
  floor?: number;
  /** The cell of the table that says why. */
  asks?: { row: number; column: number };
};

const LINES = ["pl.revenue", "pl.grossProfit", "pl.ebitda", "cf.closingCash"] as const;
type Line = (typeof LINES)[number];

/** `floorLine` is what the treasury keeps; none where the model has no treasury. */
export function keyFiguresRead(scenario: string | undefined, floorLine: string): TableRead {
  return {
    shows: { title: "Key figures", lines: [...LINES, floorLine] },
    ...{ cases: [scenario], preset: "thisFinancialYear", hasYears: true },
  };
}

export function keyFiguresOf(table: Table, floorLine: string): KeyFigure[] {
  const ends = table.columns.findIndex(isYear);
  const year = ends < 0 ? table.columns.length - 1 : ends;
  const periodCount = ends < 0 ? table.columns.length : ends;
  const yearLabel = table.columns[year]?.label ?? "";
  const rowOf = (line: string) => table.rows.findIndex((row) => row.line === line);
  const at = (line: Line | string, column: number) => {
    const row = rowOf(line);
    return row < 0 ? null : (table.figures[cellIndex(table, row, column)] ?? null);
  };
  const series = (line: string) =>
    Array.from({ length: periodCount }, (_, column) => at(line, column));
  const asks = (line: string, column: number) => ({ row: rowOf(line), column });
  const cash = series("cf.closingCash");
  const ahead = cash.flatMap((value, column) =>
    value !== null && table.columns[column]?.standing !== "actual" ? [{ value, column }] : [],
  );
  const lowest = ahead.reduce<(typeof ahead)[number] | undefined>(
    (least, each) => (least && least.value <= each.value ? least : each),
    undefined,
  );
  const floor = lowest && at(floorLine, lowest.column);
  const isBelow = typeof floor === "number" && lowest !== undefined && lowest.value < floor;
  const last = periodCount - 1;
  const actualCount = table.columns.findLastIndex(
    ({ standing }, column) => standing === "actual" && column < periodCount,
  );
  const margin = (column: number) => ratio(at("pl.grossProfit", column), at("pl.revenue", column));
  const label = (column: number) => table.columns[column]?.label ?? "";
  const moved = difference(cash[last], cash[actualCount]);
  return [
    {
      key: "revenue",
      label: `Revenue ${yearLabel}`,
      value: amount(at("pl.revenue", year)),
      note: toDateNote(table, series("pl.revenue"), actualCount),
      isAlert: false,
      series: series("pl.revenue"),
      asks: asks("pl.revenue", year),
    },
    {
      key: "grossMargin",
      label: `Gross margin ${yearLabel}`,
      value: percent(margin(year)),
      note:
        actualCount < 0
          ? "Gross profit to revenue"
          : `${label(actualCount)} ${percent(margin(actualCount))}`,
      isAlert: false,
      series: Array.from({ length: periodCount }, (_, column) => margin(column)),
      asks: asks("pl.grossProfit", year),
    },
    {
      key: "ebitda",
      label: `EBITDA ${yearLabel}`,
      value: amount(at("pl.ebitda", year)),
      note: `${percent(ratio(at("pl.ebitda", year), at("pl.revenue", year)))} of revenue`,
      isAlert: false,
      series: series("pl.ebitda"),
      asks: asks("pl.ebitda", year),
    },
    {
      key: "lowestCash",
      label: "Lowest cash",
      value: amount(lowest?.value ?? null),
      note: lowest
        ? `${label(lowest.column)}${typeof floor === "number" ? `, floor ${formatAmount(floor)}` : ""}`
        : "Nothing is ahead",
      isAlert: isBelow,
      series: cash,
      ...(typeof floor === "number" && { floor }),
      ...(lowest && { asks: asks("cf.closingCash", lowest.column) }),
    },
    {
      key: "closingCash",
      label: `Closing cash ${label(last)}`,
      value: amount(cash[last] ?? null),
      note:
        actualCount < 0 || moved === null
          ? ""
          : `${moved < 0 ? "−" : "+"}${formatAmount(Math.abs(moved))} from ${label(actualCount)}`,
      isAlert: false,
      series: cash,
      asks: asks("cf.closingCash", last),
    },
  ];
}

export function actualCountOf({ columns }: Table): number {
  return columns.filter((column) => column.standing === "actual" && !isYear(column)).length;
}

function toDateNote(table: Table, series: readonly (number | null)[], last: number): string {
  if (last < 0) return "All of it forecast";
  const sum = series.slice(0, last + 1).reduce<number>((total, each) => total + (each ?? 0), 0);
  const [from = "", to = ""] = [table.columns[0]?.label, table.columns[last]?.label];
  return `${from === to ? from : `${from} to ${to}`} actual ${formatAmount(sum)}`;
}

function isYear({ unit, periodUnit }: Table["columns"][number]): boolean {
  return unit === "year" && periodUnit !== "year";
}

function ratio(part: number | null, whole: number | null): number | null {
  return part === null || !whole ? null : part / whole;
}

function difference(one: number | null | undefined, other: number | null | undefined) {
  return typeof one === "number" && typeof other === "number" ? one - other : null;
}

const NOTHING = "n/a";
const amount = (value: number | null) => (value === null ? NOTHING : formatAmount(value));
const percent = (value: number | null) => (value === null ? NOTHING : formatPercent(value));
