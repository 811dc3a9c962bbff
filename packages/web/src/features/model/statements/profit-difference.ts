/** From the profit compared with to one's own, by the differences that stand in the table. */
import type { WaterfallChart } from "@app/charts/chart";
import { cellIndex, SCALES, type Table } from "@app/engine/tables/table";

/** More would not be read; the rest is one bar. */
const BARS_MOST = 8;

/**
 * Of the last stretch of time in a profit and loss that is held against another. Undefined where
 * nothing is compared, and where the bars would not lead from one profit to the other.
 */
export function profitDifference(table: Table): WaterfallChart | undefined {
  const column = table.columns.findLastIndex(({ role }) => role === "difference");
  const [own, other] = table.columns[column]?.between ?? [];
  const profit = table.rows.findIndex(({ line }) => line === "pl.profit");
  if (own === undefined || other === undefined || profit < 0) return undefined;
  const size = SCALES[table.scale];
  const at = (row: number, of: number) => {
    const shown = table.shown[cellIndex(table, row, of)];
    return typeof shown === "number" ? shown * size : null;
  };
  const [from, to] = [at(profit, other), at(profit, own)];
  const parts = leavesOf(table).flatMap((row) => {
    const figure = at(row, column);
    const { key = "", label = "" } = table.rows[row] ?? {};
    return figure ? [{ id: key, name: label, figure }] : [];
  });
  const sum = parts.reduce((total, { figure }) => total + figure, 0);
  if (from === null || to === null || Math.abs(from + sum - to) > size / 1e6) return undefined;
  const names = [other, own].map((each) => nameOf(table, each, own, other));
  return {
    kind: "waterfall",
    title: "Profit",
    unit: { name: table.currency, size },
    opening: { name: names[0] ?? "", figure: from },
    changes: largestOf(parts),
    closing: { name: names[1] ?? "" },
  };
}

/** What the profit is made of, and nothing twice: rows that no other row folds into. */
export function leavesOf({ rows }: Table): number[] {
  const parents = new Set(rows.map(({ parent }) => parent));
  return [...rows.keys()].filter((row) => {
    const { kind, key = "", line } = rows[row] ?? {};
    if (line === undefined || line.startsWith("kpi.") || parents.has(key)) return false;
    return kind === "line" || kind === "subtotal";
  });
}

type Bar = { id: string; name: string; figure: number };

function largestOf(parts: readonly Bar[]): Bar[] {
  if (parts.length <= BARS_MOST) return [...parts];
  const bySize = parts.toSorted((one, two) => Math.abs(two.figure) - Math.abs(one.figure));
  const told = new Set(bySize.slice(0, BARS_MOST - 1));
  const figure = bySize.slice(BARS_MOST - 1).reduce((sum, each) => sum + each.figure, 0);
  const rest = figure === 0 ? [] : [{ id: "other", name: "Other", figure }];
  return [...parts.filter((part) => told.has(part)), ...rest];
}

/** The case where there are two, the time where it is one case in two years. */
function nameOf({ columns }: Table, column: number, own: number, other: number): string {
  const { caseName = "", label = "" } = columns[column] ?? {};
  return columns[own]?.case === columns[other]?.case ? label : caseName;
}
