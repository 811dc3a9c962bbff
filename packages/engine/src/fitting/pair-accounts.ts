/** Accounts that belong together by their names: plant and its depreciation, a loan and its current part. */
import type { Account } from "#model/document.ts";

/** For each of `others` one of `accounts`, each used once: those with most words in common first, then in order. */
export function pairedWith(
  others: readonly Account[],
  accounts: readonly Account[],
): Map<Account, Account> {
  const ranked = others
    .flatMap((other) =>
      accounts.map((account) => ({ other, account, words: alike(other, account) })),
    )
    .toSorted((one, another) => another.words - one.words);
  const pairs = new Map<Account, Account>();
  const taken = new Set<Account>();
  for (const { other, account } of ranked) {
    if (pairs.has(other) || taken.has(account)) continue;
    pairs.set(other, account);
    taken.add(account);
  }
  return pairs;
}

/** How many words of two names are the same. */
export function alike(one: Account, other: Account): number {
  const words = new Set(wordsOf(one));
  return wordsOf(other).filter((word) => words.has(word)).length;
}

function wordsOf({ name }: Account): string[] {
  return name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}
