/**
 * What no check could find afterwards, because the checks build on it: a year that ends, a currency
 * with a number of decimals, and a class for every account.
 */
import type { Account, AccountClass, Organisation } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";

const DECIMALS_MAX = 6;

/** A year without an end would never turn, and nothing would speak against it. */
export function mustBeReadable({ name, yearEndMonth, currencyDecimals }: Organisation): void {
  const isBetween = (value: number, low: number, high: number) =>
    Number.isInteger(value) && value >= low && value <= high;
  const wrong = !isBetween(yearEndMonth, 1, 12)
    ? `a year that ends with month ${yearEndMonth}`
    : !isBetween(currencyDecimals, 0, DECIMALS_MAX)
      ? `a currency with ${currencyDecimals} decimals`
      : undefined;
  if (wrong) throw new SourceError("unreadable", `${name} has ${wrong}.`);
}

const CLASSES: ReadonlySet<AccountClass> = new Set([
  "ASSET",
  "LIABILITY",
  "EQUITY",
  "REVENUE",
  "EXPENSE",
]);

/** A type that was looked up and found to be something else than a class would count as equity. */
export function mustHaveClasses(accounts: readonly Account[]): void {
  for (const { class: found, code, externalId, name, sourceType } of accounts) {
    if (CLASSES.has(found)) continue;
    const account = `Account ${code ?? externalId} ${name}`;
    throw new SourceError("unreadable", `${account} has the unknown type "${sourceType}".`);
  }
}
