/**
 * The account that takes up a year's profit, where the source has no field that names it: the one
 * with the code a person has said, otherwise the only one that could be it.
 */
import type { Account } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";

type Signs = {
  source: string;
  code: string | undefined;
  couldBe: (account: Account) => boolean;
};

export function markRetainedEarnings(
  accounts: readonly Account[],
  { source, code, couldBe }: Signs,
): void {
  const isMeant = (account: Account) => account.code === code;
  const found = accounts.filter(code === undefined ? couldBe : isMeant);
  const [only, another] = found;
  if (only && !another) {
    only.isRetainedEarnings = true;
    return;
  }
  const names = found.map((account) => `${account.code ?? ""} ${account.name}`.trim()).join(", ");
  throw new SourceError(
    "refused",
    `${source}: say which account takes up the year's profit; ${names || "none"} could be it.`,
  );
}

/** An equity account whose name says so. */
export function isEquityNamed(words: RegExp) {
  return (account: Account) => account.class === "EQUITY" && words.test(account.name);
}
