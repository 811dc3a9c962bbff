/** What a comparison says in a few lines: how the totals stand, and which lines differ most. */
import { cellIndex, isFavourable, type Table } from "@app/engine/tables/table";
import { textAt } from "@app/engine/tables/table-text";
import { leavesOf } from "./profit-difference.ts";

/** Figure, other, difference and percent of one stretch of time, as columns. */
export type Stretch = { own: number; other: number; difference: number; percent: number };

export type ComparedLine = {
  row: number;
  name: string;
  difference: string;
  isNegative: boolean;
  percent: string;
  isGood: boolean | undefined;
};

export type ComparedTotal = {
  row: number;
  name: string;
  figure: string;
  words: string;
  isGood: boolean | undefined;
};

const TOTALS = ["pl.revenue", "kpi.grossMargin", "pl.grossProfit", "pl.ebitda", "pl.profit"];
const TOTALS_MOST = 4;

export function stretchesOf({ columns }: Table): Stretch[] {
  return columns.flatMap(({ role, between }, difference) => {
    if (role !== "difference" || !between) return [];
    const percent = columns.findIndex(
      (each) => each.role === "differencePercent" && String(each.between) === String(between),
    );
    return [{ own: between[0], other: between[1], difference, percent }];
  });
}

/** "2,927 ahead of 2,060,890, 0.1%": the totals of a stretch, and a margin instead of the gross profit. */
export function comparedTotals(table: Table, stretch: Stretch): ComparedTotal[] {
  return TOTALS.flatMap((line) => {
    const row = table.rows.findIndex((each) => each.line === line);
    if (row < 0 || table.shown[cellIndex(table, row, stretch.difference)] === null) return [];
    const name = table.rows[row]?.label ?? "";
    const isGood = isFavourable(table, row, stretch.difference);
    const figure = textAt(table, row, stretch.own);
    return [{ row, line, name, figure, isGood, words: totalWords(table, row, stretch) }];
  })
    .filter(({ line }, _, all) => line !== "pl.grossProfit" || !all.some(isMargin))
    .slice(0, TOTALS_MOST);
}

const isMargin = ({ line }: { line: string }) => line === "kpi.grossMargin";

function totalWords(table: Table, row: number, { other, difference, percent }: Stretch): string {
  const against = textAt(table, row, other);
  if (table.shown[cellIndex(table, row, difference)] === 0) return `the same as ${against}`;
  const side = isFavourable(table, row, difference) === false ? "behind" : "ahead of";
  const share = percent < 0 ? "" : sizeText(table, row, percent);
  const isTold = share !== "" && share !== NOTHING;
  return `${sizeText(table, row, difference)} ${side} ${against}${isTold ? `, ${share}` : ""}`;
}

const NOTHING = "–";

const sizeText = (table: Table, row: number, column: number) =>
  textAt(table, row, column).replace(/[()]/g, "");

/** The lines that differ most, the largest first, and what all others come to together. */
export function largestDifferences(table: Table, { difference, percent }: Stretch, most: number) {
  const shown = (row: number) => table.shown[cellIndex(table, row, difference)] ?? 0;
  const differing = leavesOf(table).filter((row) => shown(row) !== 0);
  const bySize = differing.toSorted((one, two) => Math.abs(shown(two)) - Math.abs(shown(one)));
  const lines = bySize.slice(0, most).map(
    (row): ComparedLine => ({
      ...{ row, name: table.rows[row]?.label ?? "", isNegative: shown(row) < 0 },
      difference: textAt(table, row, difference),
      percent: percent < 0 ? "" : textAt(table, row, percent),
      isGood: isFavourable(table, row, difference),
    }),
  );
  const others = bySize.slice(most);
  const rest = others.reduce((sum, row) => sum + shown(row), 0);
  return { lines, othersCount: others.length, rest };
}

/** "of it 28,429 in Jan-27", or that the last period went the other way; nothing where there is one stretch. */
export function inLastPeriod(table: Table, row: number): string {
  const [period, whole] = stretchesOf(table);
  if (!period || !whole) return "";
  const [part, all] = [period, whole].map(
    ({ difference }) => table.shown[cellIndex(table, row, difference)] ?? 0,
  ) as [number, number];
  const label = table.columns[period.own]?.label ?? "";
  if (part === 0) return `nothing of it in ${label}`;
  const isSameWay = part > 0 === all > 0;
  const size = sizeText(table, row, period.difference);
  return isSameWay ? `${size} of it in ${label}` : `${label} the other way, by ${size}`;
}
