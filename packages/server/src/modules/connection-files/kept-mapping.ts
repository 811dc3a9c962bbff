/** What is kept of how a file was read. */
import { amountsIn, canMeanBoth } from "@app/connectors/sources/spreadsheet/amounts-question";
import type { SheetMapping } from "@app/connectors/sources/spreadsheet/sheet-mapping";

type Kept = { cells: string; mapping: string; month: number | null };

/** Columns of what moved beside columns of what stood are read as both. */
export function amountsOf(text: string): "balances" | "movements" | "both" {
  const mapping = JSON.parse(text) as SheetMapping;
  if (canMeanBoth(mapping)) return amountsIn(mapping);
  const roles = mapping.columns.map(({ role }) => role);
  const isStanding = roles.some((role) => role.startsWith("closing"));
  const isMoved = roles.some((role) => role === "debit" || role === "credit" || role === "amount");
  if (isStanding) return isMoved ? "both" : "balances";
  return "movements";
}

/** The same cells read in the same way, whatever the file is called. */
export function isSameFile(one: Kept, other: Kept): boolean {
  return (
    one.month === other.month &&
    one.cells === other.cells &&
    readingText(one.mapping) === readingText(other.mapping)
  );
}

/** Who said how the file is read, and in which order, makes no other reading. */
function readingText(text: string): string {
  const { areAmountsSaid: _, unanswered: _none, ...mapping } = JSON.parse(text) as SheetMapping;
  return JSON.stringify(Object.entries(mapping).sort(([one], [other]) => (one < other ? -1 : 1)));
}
