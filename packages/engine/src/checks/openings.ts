/**
 * What comes from the books must balance by itself: opening balances and every actual period net
 * to zero, and each has an account to stand on. Nothing is made to fit: a difference is told, with
 * its amount, and never put on cash or anywhere else.
 */
import type { Draft } from "#build/draft.ts";

/** Books are kept in cents; a difference of half of one is a difference. */
export const HALF_CENT = 0.005;

export function checkOpenings(draft: Draft) {
  const sum = draft.document.accounts.reduce((total, { opening }) => total + (opening ?? 0), 0);
  if (Math.abs(sum) < HALF_CENT) return;
  draft.issues.push({
    code: "unbalanced",
    severity: "error",
    place: "accounts",
    message: `The opening balances do not net to zero: ${differenceOf(sum)}. The forecast is not to be relied on until they do.`,
  });
}

/** A sum of debits, positive, and credits as people say it. */
export function differenceOf(sum: number): string {
  const amount = Math.abs(sum).toFixed(2);
  return sum > 0 ? `debits exceed credits by ${amount}` : `credits exceed debits by ${amount}`;
}
