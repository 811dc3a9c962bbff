/**
 * What comes from the books must balance by itself: opening balances and every actual period net
 * to zero, and each has an account to stand on. Nothing is made to fit: a difference is told, with
 * its amount, and never put on cash or anywhere else.
 */
import type { Draft } from "#draft/draft.ts";
import { isRounding } from "./integrity.ts";

/** Books are kept in cents; a balance of less than half of one is none. */
export const HALF_CENT = 0.005;

export function checkOpenings(draft: Draft) {
  const sum = differenceIn(draft.document.accounts.map(({ opening }) => opening ?? 0));
  if (sum === 0) return;
  draft.issues.push({
    code: "unbalanced",
    severity: "error",
    place: "accounts",
    message: `The opening balances do not net to zero: ${wordsOf(sum)}. The forecast is not to be relied on until they do.`,
  });
}

/** Far below the smallest coin of any currency; movements taken from a forecast may be off by it. */
const NO_AMOUNT = 1e-6;

/** What is left of a sum of cents once the roundings of the figures themselves are taken off. */
export function differenceIn(figures: readonly number[]): number {
  const sum = figures.reduce((total, figure) => total + figure, 0);
  const size = figures.reduce((total, figure) => total + Math.abs(figure), 0);
  return isRounding(sum, size) || Math.abs(sum) < NO_AMOUNT ? 0 : sum;
}

/** A sum of debits, positive, and credits as people say it. */
export function wordsOf(sum: number): string {
  const size = Math.abs(sum);
  const amount = size < HALF_CENT ? size.toPrecision(2) : size.toFixed(2);
  return sum > 0 ? `debits exceed credits by ${amount}` : `credits exceed debits by ${amount}`;
}
