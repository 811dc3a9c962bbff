import type { Table } from "#tables/table.ts";
import { headingsOf, scaleText, textAt } from "#tables/table-text.ts";

/** Draws lines as a table of rounded figures, so that a test can be read like a statement. */
export function drawTable(
  read: (line: string) => readonly number[],
  lines: readonly string[],
  digits = 0,
): string {
  const written = (value: number) => (value + 0).toFixed(digits).replace(/^-(0(\.0+)?)$/, "$1");
  return aligned(lines.map((line) => [line, ...read(line).map(written)]));
}

/** Draws a table as a person would see it printed, without the rows that are folded away. */
export function drawPrinted(table: Table): string {
  const headings = headingsOf(table);
  const rows = table.rows.flatMap(({ label, level, isZero }, row) =>
    isZero
      ? []
      : [["  ".repeat(level) + label, ...headings.map((_, column) => textAt(table, row, column))]],
  );
  return aligned([
    ["", ...headings.map(({ upper }) => upper)],
    [scaleText(table), ...headings.map(({ lower }) => lower)],
    ...rows,
  ]);
}

function aligned(rows: readonly string[][]): string {
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const draw = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  return `\n${rows.map(draw).join("\n")}\n`;
}
