/** A table as it is read: its texts, and the exact figures behind them. */
import { cellIndex, isFavourable, type Table } from "#tables/table.ts";
import { headingsOf, scaleText, textAt } from "#tables/table-text.ts";
import type { RenderedTable } from "./rendered-report.ts";

export function renderTable(table: Table, title: string): RenderedTable {
  const hasDifference = table.columns.some(({ role }) => role !== "figure");
  const headings = headingsOf(table);
  return {
    ...{ title, unit: scaleText(table) },
    columns: table.columns.map(({ case: own, from, to, standing, role }, column) => ({
      ...{ case: own, from, to, standing, role },
      ...(headings[column] ?? { upper: "", lower: "" }),
    })),
    rows: table.rows.map(({ key, label, level, kind, isFinal, isZero, line, format }, row) => ({
      ...{ key, label, level, kind, isFinal, isZero },
      ...(line === undefined ? {} : { line }),
      isPercent: format.style === "percent",
      figures: table.columns.map((_, at) => table.figures[cellIndex(table, row, at)] ?? null),
      texts: table.columns.map((_, at) => textAt(table, row, at)),
      ...(hasDifference
        ? { isGood: table.columns.map((_, at) => isFavourable(table, row, at) ?? null) }
        : {}),
    })),
  };
}
