/**
 * What keeps books out of a model. Nothing is put anywhere by force: an account that holds or
 * moves money and has no place is told by name and amount.
 */

import { standardLine } from "@app/engine/model/standard-lines";
import type { Month } from "@app/engine/time/month";
import { accountsById, monthName, wordsOf } from "#checks/finding.ts";
import { retainedEarningsOf } from "#ledger/balances.ts";
import type { Ledger, Minor } from "#ledger/ledger.ts";
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
const NAME = /^[A-Za-z][A-Za-z0-9_]*$/;

export function booksProblems(
  ledger: Ledger,
  mapping: BooksMapping,
  figures: ModelMonths,
  start: Month,
): BooksProblem[] {
  return [
    ...withoutPlace(ledger, mapping, figures, start),
    ...mapping.flatMap((place) => wrongPlace(ledger, place)),
    ...ambiguous(ledger, mapping),
    ...astray(ledger, mapping),
  ];
}

function withoutPlace(
  ledger: Ledger,
  mapping: BooksMapping,
  { opening, months }: ModelMonths,
  start: Month,
): BooksProblem[] {
  const words = wordsOf(ledger);
  const known = accountsById(ledger);
  const placed = new Set(mapping.map(({ accountId }) => accountId));
  const told = new Set<string>();
  return [opening, ...months].flatMap((amounts, index) =>
    [...amounts].flatMap(([accountId, amount]): BooksProblem[] => {
      const where = `Account ${words.account(accountId)}`;
      const when = index === 0 ? "before" : "in";
      const what = `${words.amount(amount)} ${when} ${monthName(start + Math.max(index - 1, 0))}`;
      if (amount >= EXACT_MAX || -amount >= EXACT_MAX) {
        return [
          {
            code: "too-large",
            accountId,
            amount,
            message: `${where} has ${what}, more digits than a model keeps exactly.`,
          },
        ];
      }
      const isPlaced = placed.has(accountId) && known.has(accountId);
      if (isPlaced || amount === 0n || told.has(accountId)) return [];
      told.add(accountId);
      const message = `${where} has no place in the model, and ${what}.`;
      return [{ code: "unmapped", accountId, amount, message }];
    }),
  );
}

function wrongPlace(
  ledger: Ledger,
  { accountId, account: id, line }: AccountPlace,
): BooksProblem[] {
  const account = accountsById(ledger).get(accountId);
  if (!account) return [];
  const name = `Account ${wordsOf(ledger).account(accountId)}`;
  if (!NAME.test(id)) {
    const message = `${name} is called "${id}" in the model, which no formula could name.`;
    return [{ code: "account-name", accountId, message }];
  }
  if (linesOfClass(account.class).has(line)) return [];
  const there = standardLine(line)?.name ?? line;
  const message = `${name} is of the class ${account.class.toLowerCase()} and cannot stand under "${there}".`;
  return [{ code: "wrong-line", accountId, message }];
}

function ambiguous(ledger: Ledger, mapping: BooksMapping): BooksProblem[] {
  const { account: words } = wordsOf(ledger);
  const seen = new Set<string>();
  const lines = new Map<string, string>();
  return mapping.flatMap(({ accountId, account, line }): BooksProblem[] => {
    const isTwice = seen.has(accountId);
    seen.add(accountId);
    const other = lines.get(account) ?? line;
    lines.set(account, other);
    const message = isTwice
      ? `Account ${words(accountId)} has two places in the model.`
      : `"${account}" stands under two lines: "${other}" and, for account ${words(accountId)}, "${line}".`;
    return isTwice || other !== line ? [{ code: "ambiguous", accountId, message }] : [];
  });
}

/** The model turns the year into this line, as the source does into this account. */
function astray(ledger: Ledger, mapping: BooksMapping): BooksProblem[] {
  const [retained] = retainedEarningsOf(ledger.accounts);
  if (!retained) {
    const message = "No account of the books takes up the year's profit.";
    return [{ code: "retained-earnings", message }];
  }
  const { externalId: accountId } = retained;
  const place = mapping.find((each) => each.accountId === accountId);
  if (place?.line === "retainedEarnings") return [];
  const name = wordsOf(ledger).account(accountId);
  const message = `Account ${name} takes up the year's profit and has to stand under retained earnings.`;
  return [{ code: "retained-earnings", accountId, message }];
}
