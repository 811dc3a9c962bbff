/** Where accounts of the source stand: what was chosen, what was taken as read, what stands nowhere. */

import { startingMapping } from "@app/connectors/document/starting-mapping";
import type { Account, AccountClass, Ledger } from "@app/connectors/ledger/ledger";
import { choiceFinder, type EarlierChoice } from "@app/connectors/mapping/earlier-choices";
import type { Db } from "#db/db.ts";
import * as store from "./connection-books.store.ts";

/** New accounts that the team placed before, or that are suggested surely, get their place. */
export async function placeAccounts(db: Db, of: store.OfConnection, ledger: Ledger) {
  const known = await store.selectPlaces(db, of);
  const earlierChoices = await choicesOf(db, of);
  const remembered = rememberedLine(earlierChoices);
  const { mapping, questions } = startingMapping(ledger, { known, earlierChoices });
  const accounts = new Map(ledger.accounts.map((account) => [account.externalId, account]));
  const lineOf = ({ accountId }: { accountId: string }) => {
    const account = accounts.get(accountId);
    return account && remembered(account)?.line;
  };
  const placed = new Set(known.map(({ accountId }) => accountId));
  const sure = mapping.filter(({ accountId }) => !placed.has(accountId));
  const added = [...sure, ...questions.filter((question) => lineOf(question) !== undefined)].map(
    (place) => {
      const { accountId, account, line } = place;
      return { accountId, account, line: lineOf(place) ?? line, isChosen: false };
    },
  );
  await store.putPlaces(db, of, added);
  return [...known, ...added];
}

export async function choicesOf(db: Db, { teamId }: store.OfConnection): Promise<EarlierChoice[]> {
  const rows = await store.selectChoices(db, teamId);
  return rows.map(({ by, where, ...row }) => ({
    ...{ ...row, class: row.class as AccountClass },
    ...(by !== "" && { by }),
    ...(where !== null && { where }),
  }));
}

/** What the team chose, all alike, for accounts of the same name and class: its word is the last. */
export function rememberedLine(choices: readonly EarlierChoice[]) {
  const find = choiceFinder(choices);
  return (account: Account) => {
    if (account.isRetainedEarnings) return undefined;
    const found = find(account.name, account.class);
    return found?.likeness === 1 && !found.isContradicted ? found : undefined;
  };
}

/** Accounts that hold or move money in the books and stand nowhere. */
export function unplaced(
  ledger: Pick<Ledger, "accounts" | "openings" | "movements">,
  places: readonly Pick<store.PlaceRow, "accountId">[],
): Account[] {
  const placed = new Set(places.map(({ accountId }) => accountId));
  const used = new Set([
    ...ledger.openings.filter(({ net }) => net !== 0n).map(({ accountId }) => accountId),
    ...ledger.movements
      .filter(({ debit, credit }) => debit !== 0n || credit !== 0n)
      .map(({ accountId }) => accountId),
  ]);
  return ledger.accounts.filter(
    ({ externalId }) => used.has(externalId) && !placed.has(externalId),
  );
}

/** A person's choices, kept for this connection and remembered for the team as theirs. */
export async function choosePlaces(
  db: Db,
  of: store.OfConnection,
  places: readonly store.PlaceRow[],
  accounts: readonly Account[],
  made: { chosenAt: Date; byName: string; accountIds: ReadonlySet<string> },
) {
  await store.deletePlacesBut(
    db,
    of,
    places.map(({ accountId }) => accountId),
  );
  await store.putPlaces(db, of, places);
  const byId = new Map(accounts.map((account) => [account.externalId, account]));
  const choices = new Map(
    places
      .filter(({ isChosen, accountId }) => isChosen && made.accountIds.has(accountId))
      .flatMap(({ accountId, line }) => {
        const account = byId.get(accountId);
        if (!account) return [];
        const { chosenAt, byName } = made;
        const choice = { class: account.class, name: account.name, line, chosenAt, byName };
        return [[`${choice.class} ${choice.name}`, choice] as const];
      }),
  );
  await store.putChoices(db, of, [...choices.values()]);
}
