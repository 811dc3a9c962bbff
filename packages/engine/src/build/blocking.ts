/**
 * Why figures do not hold. Whoever hands figures out hands these out with them: a blocked model
 * leaves no other door.
 */
import type { Sheet } from "#calculate/sheet.ts";
import { findOverflow } from "#checks/overflow.ts";
import { findUnsolved } from "#checks/unsolved.ts";
import type { Issue } from "#model/issue.ts";
import type { Model } from "./build-model.ts";

/** An error leaves something out or reads it as zero; only units that clash are calculated all the same. */
export function isBlocking({ code, severity }: Issue): boolean {
  return severity === "error" && code !== "unit-clash";
}

/** What is wrong with the model, and with the figures of one case of it. */
export function blockingIssues(model: Model, sheet: Sheet, overflow?: readonly Issue[]): Issue[] {
  const found = model.isBlocked ? model.issues.filter(isBlocking) : [];
  return [...found, ...faultsOfFigures(model, sheet, overflow)];
}

/**
 * What only the figures show: too large to be calculated, or a circle without its solution. Whoever
 * has looked for the first before says what was found.
 */
export function faultsOfFigures(
  model: Model,
  sheet: Sheet,
  overflow: readonly Issue[] = findOverflow(model, sheet),
): Issue[] {
  return [...overflow, ...findUnsolved(model, sheet)];
}
