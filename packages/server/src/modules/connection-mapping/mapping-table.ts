/** The mapping as a person reads it: each account with where it stands, what is suggested and why. */
import type { AccountPlace } from "@app/connectors/document/books-mapping";
import { balancesOf } from "@app/connectors/ledger/balances";
import type { Account, AccountClass, Ledger, Minor } from "@app/connectors/ledger/ledger";
import { linesOfClass } from "@app/connectors/mapping/class-wall";
import type { ChoiceFound, EarlierChoice } from "@app/connectors/mapping/earlier-choices";
import { suggestLines } from "@app/connectors/mapping/suggest-lines";
import type { getConnectionMapping } from "@app/contract/connection-mapping";
import type { DataOf } from "@app/contract/endpoint";
import { standardLines } from "@app/engine/model/standard-lines";
import {
  type PlaceRow,
  rememberedLine,
  unplaced,
} from "#modules/connection-books/connection-books.ts";

type Mapping = DataOf<typeof getConnectionMapping>;
type MappedAccount = Mapping["accounts"][number];

export function mappingTable(
  ledger: Ledger,
  places: readonly PlaceRow[],
  earlierChoices: readonly EarlierChoice[],
): Pick<Mapping, "accounts" | "lines"> {
  const byId = new Map(places.map((place) => [place.accountId, place]));
  const stranded = new Set(unplaced(ledger, places).map(({ externalId }) => externalId));
  const closing = balancesOf(ledger).at(-1)?.closing ?? new Map<string, Minor>();
  const accounts = suggestions(ledger, earlierChoices).map(({ account, suggestion }) => {
    const { externalId: accountId, code, name, class: kind, sourceType } = account;
    const place = byId.get(accountId);
    const state = place
      ? place.isChosen
        ? "chosen"
        : "taken"
      : stranded.has(accountId)
        ? "without-line"
        : "suggested";
    return {
      ...{ accountId, code: code ?? null, name, class: kind, sourceType, state, suggestion },
      balance: String(closing.get(accountId) ?? 0n),
      line: place?.line ?? null,
    } satisfies MappedAccount;
  });
  return { accounts: accounts.sort(byNeed), lines: LINES };
}

function suggestions(ledger: Ledger, earlierChoices: readonly EarlierChoice[]) {
  const { country } = ledger.organisation;
  const posting = ledger.accounts.filter(({ isPosting }) => isPosting);
  const suggested = suggestLines(posting, { earlierChoices, ...(country && { country }) });
  const remembered = rememberedLine(earlierChoices);
  return posting.map((account, at) => ({
    account,
    suggestion: suggestionFor(account, remembered(account), suggested[at]),
  }));
}

type Suggestion = MappedAccount["suggestion"];

/** What the books themselves say of an account is no guess, and hardly what the team chose before. */
function suggestionFor(
  account: Account,
  remembered: ChoiceFound | undefined,
  suggested: Suggestion | undefined,
): Suggestion {
  if (account.isRetainedEarnings || !suggested) {
    const reason = "The year's profit goes here in the source.";
    return { line: "retainedEarnings", confidence: 1, reason };
  }
  if (remembered !== undefined) {
    const reason = `Your team placed "${account.name}" here before. ${remembered.words}`;
    return { line: remembered.line, confidence: 0.99, reason };
  }
  const { line, confidence, reason } = suggested;
  return { line, confidence, reason };
}

const STATES = ["without-line", "suggested", "taken", "chosen"];

/** By what waits for a person, and within that by what is unsure and large. */
function byNeed(one: MappedAccount, other: MappedAccount) {
  const state = STATES.indexOf(one.state) - STATES.indexOf(other.state);
  return state || weightOf(other) - weightOf(one) || (one.name < other.name ? -1 : 1);
}

function weightOf({ suggestion, balance }: MappedAccount) {
  return (1 - suggestion.confidence) * (1 + Math.abs(Number(balance)));
}

const CLASSES = ["ASSET", "LIABILITY", "EQUITY", "REVENUE", "EXPENSE"] as const;

const LINES = standardLines.map(({ id, name }) => ({
  ...{ id, name },
  classes: CLASSES.filter((kind: AccountClass) => linesOfClass(kind).has(id)),
}));

/** What stands under each line at the end of the last month. */
export function balancesByLine(
  ledger: Ledger,
  places: readonly Pick<AccountPlace, "accountId" | "line">[],
) {
  const closing = balancesOf(ledger).at(-1)?.closing ?? new Map<string, Minor>();
  const sums = new Map<string, Minor>();
  for (const { accountId, line } of places) {
    sums.set(line, (sums.get(line) ?? 0n) + (closing.get(accountId) ?? 0n));
  }
  return sums;
}
