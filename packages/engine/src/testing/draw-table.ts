/** Draws lines as a table of rounded figures, so that a test can be read like a statement. */
export function drawTable(
  read: (line: string) => readonly number[],
  lines: readonly string[],
  digits = 0,
): string {
  const rows = lines.map((line) => [
    line,
    ...read(line).map((value) => (value + 0).toFixed(digits).replace(/^-(0(\.0+)?)$/, "$1")),
  ]);
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const draw = (row: string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ");
  return `\n${rows.map(draw).join("\n")}\n`;
}
