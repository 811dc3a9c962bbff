/** One line of a comparison, period by period up to the one that is looked at. */

import { cellIndex, isFavourable, type Table } from "@app/engine/tables/table";
import { textAt } from "@app/engine/tables/table-text";
import { type Stretch, stretchesOf } from "./compared-lines.ts";

export const BY_PERIOD_LINES = [
  { value: "pl.ebitda", label: "EBITDA" },
  { value: "pl.revenue", label: "Revenue" },
  { value: "pl.grossProfit", label: "Gross profit" },
  { value: "pl.profit", label: "Profit" },
] as const;

export type PeriodRow = {
  label: string;
  own: string;
  other: string;
  difference: string;
  isNegative: boolean;
  isGood: boolean | undefined;
  /** Of the largest difference, between −1 and 1. */
  share: number;
};

/** A row for each period; one without another to be held against has none. */
export function periodRows(table: Table, line: string): PeriodRow[] {
  const row = table.rows.findIndex((each) => each.line === line);
  if (row < 0) return [];
  const stretches = stretchesOf(table).filter(
    ({ difference }) => table.shown[cellIndex(table, row, difference)] !== null,
  );
  const shown = ({ difference }: Stretch) => table.shown[cellIndex(table, row, difference)] ?? 0;
  const largest = Math.max(...stretches.map((stretch) => Math.abs(shown(stretch))), 1);
  return stretches.map((stretch) => rowOf(table, row, stretch, shown(stretch) / largest));
}

function rowOf(table: Table, row: number, stretch: Stretch, share: number): PeriodRow {
  const { own, other, difference } = stretch;
  return {
    label: table.columns[own]?.label ?? "",
    own: textAt(table, row, own),
    other: textAt(table, row, other),
    difference: textAt(table, row, difference),
    isNegative: share < 0,
    isGood: isFavourable(table, row, difference),
    share,
  };
}

/**
 * The total below the periods, where they are all of it, and what they lack of it because each is
 * rounded by itself: zero where they add up.
 */
export function periodTotal(periods: Table, whole: Table, line: string) {
  const [row, all] = [periods, whole].map((table) =>
    table.rows.findIndex((each) => each.line === line),
  ) as [number, number];
  const [last, parts] = [stretchesOf(whole).at(-1), stretchesOf(periods)];
  const [first, end] = [parts[0], parts.at(-1)];
  if (!last || !first || !end || row < 0 || all < 0) return undefined;
  const isWhole =
    periods.columns[first.own]?.from === whole.columns[last.own]?.from &&
    periods.columns[end.own]?.to === whole.columns[last.own]?.to;
  const shown = (table: Table, at: number, column: number) =>
    table.shown[cellIndex(table, at, column)] ?? null;
  const isKnown = parts.every(({ difference }) => shown(periods, row, difference) !== null);
  if (!isWhole || !isKnown) return undefined;
  const lacking = (column: "own" | "other" | "difference") =>
    parts.reduce(
      (left, part) => left - (shown(periods, row, part[column]) ?? 0),
      shown(whole, all, last[column]) ?? 0,
    );
  return {
    ...rowOf(whole, all, last, 0),
    isNegative: (shown(whole, all, last.difference) ?? 0) < 0,
    rounding: [lacking("own"), lacking("other"), lacking("difference")] as const,
    format: whole.rows[all]?.format ?? { style: "amount" as const, decimals: 0 },
  };
}
