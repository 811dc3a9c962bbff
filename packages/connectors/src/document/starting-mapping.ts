/**
 * A mapping to start from: what is suggested surely is taken as read, the rest are questions for a
 * person. Accounts that have a place keep it, so next month only new ones are asked about.
 */
import type { Account, Ledger } from "#ledger/ledger.ts";
import type { EarlierChoice } from "#mapping/earlier-choices.ts";
import type { LineSuggestion } from "#mapping/line-suggestion.ts";
import { suggestLines } from "#mapping/suggest-lines.ts";
import { accountIdFor } from "./account-id.ts";
import type { AccountPlace, BooksMapping } from "./books-mapping.ts";

/** About 97 of a hundred suggestions this sure are right: docs/connectors-mapping.md. */
const SURE = 0.9;

export type PlaceQuestion = AccountPlace & Pick<LineSuggestion, "confidence" | "reason">;

export type StartingMapping = {
  mapping: AccountPlace[];
  /** With the likeliest line in each; the least sure first. */
  questions: PlaceQuestion[];
};

export type StartFrom = { known?: BooksMapping; earlierChoices?: readonly EarlierChoice[] };

export function startingMapping(
  ledger: Pick<Ledger, "accounts" | "organisation">,
  { known = [], earlierChoices = [] }: StartFrom = {},
): StartingMapping {
  const { country } = ledger.organisation;
  const posting = ledger.accounts.filter(({ isPosting }) => isPosting);
  const suggestions = suggestLines(posting, { earlierChoices, ...(country && { country }) });
  const taken = new Set(known.map(({ account }) => account));
  const placed = new Set(known.map(({ accountId }) => accountId));
  const [mapping, questions]: [AccountPlace[], PlaceQuestion[]] = [[...known], []];
  for (const [index, account] of posting.entries()) {
    const suggestion = suggestionFor(account, suggestions[index]);
    if (placed.has(account.externalId) || !suggestion) continue;
    const id = accountIdFor(account, (each) => taken.has(each));
    taken.add(id);
    const { line, confidence, reason } = suggestion;
    const place = { accountId: account.externalId, account: id, line };
    if (confidence >= SURE) mapping.push(place);
    else questions.push({ ...place, confidence, reason });
  }
  questions.sort((one, other) => one.confidence - other.confidence);
  return { mapping, questions };
}

/** What the books themselves say of an account is no guess. */
function suggestionFor(account: Account, suggested: LineSuggestion | undefined) {
  if (!account.isRetainedEarnings) return suggested;
  const reason = "The year's profit goes here in the source.";
  return { accountId: account.externalId, line: "retainedEarnings", confidence: 1, reason };
}
