/** What is said beside the figures of a report, in the same words on a screen, on paper and on slides. */
import type { RenderedBlock, RenderedCheck, RenderedTable } from "./rendered-report.ts";

/** "Cash is above its floor: broken in Feb-27 and 2 more periods". */
export function checkText(check: RenderedCheck): string {
  const { name, isBroken, period, periodCount = 1 } = check;
  // An alert is called after what it warns of.
  if (!isBroken) return check.class === "alert" ? `No alert: ${name}` : name;
  // That another case is showing is no fault of a period.
  if (check.class === "sensitivity") return name;
  const more = periodCount - 1;
  const others = more === 0 ? "" : ` and ${more} more ${more === 1 ? "period" : "periods"}`;
  return `${name}: broken in ${period}${others}`;
}

/** A table of several cases names them in its columns. */
export function tableNote({ columns, unit }: RenderedTable, caseName: string): string {
  const isOfOneCase = columns.every((column) => column.case === columns[0]?.case);
  if (isOfOneCase) return `${caseName}, ${unit}`;
  return `${unit}. Rounded so that differences add up: a figure can be a unit or two from its own statement.`;
}

/** Where nothing was written yet there is nothing to read. */
export function hasWords({ paragraphs }: Extract<RenderedBlock, { kind: "commentary" }>): boolean {
  return paragraphs.some((runs) => runs.some(({ text }) => text.trim() !== ""));
}
