/** Where accounts of the source stand: what was chosen, what was taken as read, what stands nowhere. */

import { startingMapping } from "@app/connectors/document/starting-mapping";
import type { Account, AccountClass, Ledger } from "@app/connectors/ledger/ledger";
import type { EarlierChoice } from "@app/connectors/mapping/earlier-choices";
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
    return account && remembered(account);
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
  return rows.map((row) => ({ ...row, class: row.class as AccountClass }));
}

/** The line the team chose for an account of the same name and class: its word is the last. */
export function rememberedLine(choices: readonly EarlierChoice[]) {
  const keyOf = ({ class: kind, name }: Pick<EarlierChoice, "class" | "name">) => `${kind} ${name}`;
  const lines = new Map(choices.map((choice) => [keyOf(choice), choice.line]));
  return (account: Account) => (account.isRetainedEarnings ? undefined : lines.get(keyOf(account)));
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

/** A person's choices, kept for this connection and remembered for the team. */
export async function choosePlaces(
  db: Db,
  of: store.OfConnection,
  places: readonly store.PlaceRow[],
  accounts: readonly Account[],
  chosenAt: Date,
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
      .filter(({ isChosen }) => isChosen)
      .flatMap(({ accountId, line }) => {
        const account = byId.get(accountId);
        if (!account) return [];
        const choice = { class: account.class, name: account.name, line, chosenAt };
        return [[`${choice.class} ${choice.name}`, choice] as const];
      }),
  );
  await store.putChoices(db, of.teamId, [...choices.values()]);
}
