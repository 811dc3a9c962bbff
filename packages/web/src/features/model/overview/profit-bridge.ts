/** What made this year's profit another one than last year's, in the figures of the statement. */
import type { WaterfallChart } from "@app/charts/chart";
import { cellIndex, SCALES, type Table } from "@app/engine/tables/table";

export type ProfitBridge = { chart: WaterfallChart; from: string; to: string };

/** Each is a part of profit, with the sign it has in the statement. */
const PARTS = [
  ["pl.revenue", "Revenue"],
  ["pl.costOfSales", "Cost of sales"],
  ["pl.otherIncome", "Other income"],
  ["pl.operatingExpenses", "Operating expenses"],
  ["pl.depreciation", "Depreciation"],
  ["pl.interest", "Interest"],
  ["pl.incomeTax", "Income tax"],
] as const;

const PROFIT = "pl.profit";

/**
 * Between two whole years of a profit and loss by year; where there is no year before, from nothing:
 * how revenue becomes profit. Undefined where no year is whole.
 */
export function profitBridgeOf(table: Table, year: string | undefined): ProfitBridge | undefined {
  const whole = table.columns.flatMap(({ isComplete }, column) => (isComplete ? [column] : []));
  const now = whole.find((column) => table.columns[column]?.label === year) ?? whole.at(-1);
  if (now === undefined) return undefined;
  const before = whole[whole.indexOf(now) - 1];
  const size = SCALES[table.scale];
  const shown = (line: string, column: number | undefined) => {
    const row = table.rows.findIndex((each) => each.line === line);
    if (column === undefined || row < 0) return 0;
    return (table.shown[cellIndex(table, row, column)] ?? 0) * size;
  };
  const label = (column: number) => table.columns[column]?.label ?? "";
  const [from, to] = [before === undefined ? "" : label(before), label(now)];
  const changes = PARTS.map(([line, name]) => ({
    ...{ id: line, name },
    figure: shown(line, now) - shown(line, before),
  })).filter(({ figure }) => figure !== 0);
  return {
    ...{ from, to },
    chart: {
      kind: "waterfall",
      title: "Profit",
      unit: { name: table.currency, size: 1000 },
      opening: {
        name: before === undefined ? "Start" : `Profit ${from}`,
        figure: shown(PROFIT, before),
      },
      changes,
      closing: { name: `Profit ${to}` },
    },
  };
}
