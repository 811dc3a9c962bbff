/** What a list says of a model's figures. */
import type { ModelFigures } from "@app/contract/models";
import { formatAmount } from "#lib/format.ts";

/** How a model's checks stand, the worst first. */
export function checkStateOf({ isBlocked, errorCount, alertCount }: ModelFigures["checks"]) {
  if (isBlocked) return "blocked";
  if (errorCount > 0) return "error";
  return alertCount > 0 ? "alert" : "pass";
}

/** The lowest that cash falls is below what the model keeps. */
export function isBelowFloor({ lowestCash, cashFloor }: ModelFigures) {
  return lowestCash !== null && cashFloor !== null && lowestCash.value < cashFloor;
}

/** What needs a person, the fact first and then the amount; nothing when nothing does. */
export function concernOf(figures: ModelFigures): string | undefined {
  const { checks } = figures;
  if (checks.isBlocked) return "No forecast. Its figures do not hold yet.";
  if (checks.errorCount > 0) return `${countOf(checks.errorCount, "check")} not zero.`;
  const alerts = checks.alertCount > 0 ? `${countOf(checks.alertCount, "alert")}.` : undefined;
  return shortfallOf(figures) ?? alerts;
}

/** What is broken, and from when. */
export function brokenWords(name: string, from: string) {
  return `${name}, from ${from}.`;
}

/** How far cash falls below what the model keeps, and when; nothing where it does not. */
export function shortfallOf({
  lowestCash,
  cashFloor,
}: Pick<ModelFigures, "lowestCash" | "cashFloor">): string | undefined {
  if (!lowestCash || cashFloor === null || lowestCash.value >= cashFloor) return undefined;
  const { value, period } = lowestCash;
  const short = formatAmount(cashFloor - value);
  return `Below floor. Cash ${formatAmount(value)} in ${period}, short by ${short}.`;
}

export function countOf(count: number, noun: string) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
