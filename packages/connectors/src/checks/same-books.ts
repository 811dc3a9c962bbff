/**
 * Check 7. It is still the same set of books as at the last read: organisation, currency, basis
 * and year end. When one has changed, no stored month can be set beside a new one, and everything
 * has to be read again.
 */
import type { Organisation } from "#ledger/ledger.ts";
import type { Finding } from "./finding.ts";

const KEPT = [
  ["externalId", "organisation"],
  ["baseCurrency", "currency"],
  ["currencyDecimals", "number of decimals"],
  ["basis", "basis"],
  ["yearEndMonth", "last month of the year"],
] as const satisfies [keyof Organisation, string][];

export function checkSameBooks(now: Organisation, before: Organisation | undefined): Finding[] {
  if (!before) return [];
  return KEPT.filter(([field]) => now[field] !== before[field]).map(([field, words]) => ({
    message: `The ${words} was ${before[field]} and is now ${now[field]}: read everything again.`,
  }));
}
