/**
 * What keeps books out of a model. Nothing is put anywhere by force: an account that holds or
 * moves money and has no place is told by name and amount.
 */

import { standardLine } from "@app/engine/model/standard-lines";
import type { Month } from "@app/engine/time/month";
import { accountsById, monthName, type Words, wordsOf } from "#checks/finding.ts";
import { retainedEarningsOf } from "#ledger/balances.ts";
import type { Account, Ledger, Minor } from "#ledger/ledger.ts";
import { linesOfClass } from "#mapping/class-wall.ts";
import type { AccountPlace, BooksMapping } from "./books-mapping.ts";
import type { ModelMonths } from "./model-months.ts";

export type BooksProblem = {
  code:
    | "unmapped" /** money without a place */
    | "wrong-line" /** a place the account's class does not allow */
    | "ambiguous" /** two places for one account, or two lines for one of the model */
    | "account-name" /** not a name a formula can use */
    | "retained-earnings" /** the year's profit would go astray */
    | "too-large" /** more digits than a model can keep exactly */
    | "periods" /** months that are not the model's periods */;
  message: string;
  accountId?: string;
  amount?: Minor;
};

/** An amount of so many minor units is written by a float64 to the last of them. */
const EXACT_MAX = 10n ** 15n;
const TOO_MANY_DIGITS = "more digits than a model keeps exactly";
const NAME = /^[A-Za-z][A-Za-z0-9_]*$/;

export function booksProblems(
  ledger: Ledger,
  mapping: BooksMapping,
  figures: ModelMonths,
  start: Month,
): BooksProblem[] {
  const known = accountsById(ledger);
  const words = wordsOf(ledger);
  const placed = new Set(mapping.map(({ accountId }) => accountId));
  const isPlaced = (accountId: string) => placed.has(accountId) && known.has(accountId);
  return [
    ...misfits(figures, isPlaced, words, start),
    ...mapping.flatMap((place) => wrongPlace(place, known.get(place.accountId), words)),
    ...ambiguous(mapping, words),
    ...astray(ledger, mapping, words),
  ];
}

/** Each account once, by the first amount that cannot go in. */
function misfits(
  { opening, months }: ModelMonths,
  isPlaced: (accountId: string) => boolean,
  words: Words,
  start: Month,
): BooksProblem[] {
  const found = new Map<string, BooksProblem>();
  for (const [index, amounts] of [opening, ...months].entries()) {
    for (const [accountId, amount] of amounts) {
      const isExact = amount < EXACT_MAX && -amount < EXACT_MAX;
      const isFit = isExact && (amount === 0n || isPlaced(accountId));
      if (isFit || found.has(accountId)) continue;
      const name = `Account ${words.account(accountId)}`;
      const when =
        index === 0 ? `before ${monthName(start)}` : `in ${monthName(start + index - 1)}`;
      const what = `${words.amount(amount)} ${when}`;
      const problem = isExact
        ? { code: "unmapped" as const, message: `${name} has no place in the model, and ${what}.` }
        : { code: "too-large" as const, message: `${name} has ${what}, ${TOO_MANY_DIGITS}.` };
      found.set(accountId, { ...problem, accountId, amount });
    }
  }
  return [...found.values()];
}

function wrongPlace(
  { accountId, account: id, line }: AccountPlace,
  account: Account | undefined,
  words: Words,
): BooksProblem[] {
  if (!account) return [];
  const name = `Account ${words.account(accountId)}`;
  if (!NAME.test(id)) {
    const message = `${name} is called "${id}" in the model, which no formula could name.`;
    return [{ code: "account-name", accountId, message }];
  }
  if (linesOfClass(account.class).has(line)) return [];
  const there = standardLine(line)?.name ?? line;
  const message = `${name} is of the class ${account.class.toLowerCase()} and cannot stand under "${there}".`;
  return [{ code: "wrong-line", accountId, message }];
}

function ambiguous(mapping: BooksMapping, words: Words): BooksProblem[] {
  const seen = new Set<string>();
  const lines = new Map<string, string>();
  return mapping.flatMap(({ accountId, account, line }): BooksProblem[] => {
    const isTwice = seen.has(accountId);
    seen.add(accountId);
    const other = lines.get(account) ?? line;
    lines.set(account, other);
    if (!isTwice && other === line) return [];
    const name = words.account(accountId);
    const message = isTwice
      ? `Account ${name} has two places in the model.`
      : `"${account}" stands under two lines: "${other}" and, for account ${name}, "${line}".`;
    return [{ code: "ambiguous", accountId, message }];
  });
}

/** The model turns the year into this line, as the source does into this account. */
function astray(ledger: Ledger, mapping: BooksMapping, words: Words): BooksProblem[] {
  const [retained] = retainedEarningsOf(ledger.accounts);
  if (!retained) {
    const message = "No account of the books takes up the year's profit.";
    return [{ code: "retained-earnings", message }];
  }
  const { externalId: accountId } = retained;
  const place = mapping.find((each) => each.accountId === accountId);
  if (place?.line === "retainedEarnings") return [];
  const message = `Account ${words.account(accountId)} takes up the year's profit and has to stand under retained earnings.`;
  return [{ code: "retained-earnings", accountId, message }];
}
