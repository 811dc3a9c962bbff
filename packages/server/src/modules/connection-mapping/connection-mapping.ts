import { accountIdFor } from "@app/connectors/document/account-id";
import { booksProblems } from "@app/connectors/document/books-problems";
import type { Account, Ledger } from "@app/connectors/ledger/ledger";
import type { previewConnectionMapping } from "@app/contract/connection-mapping";
import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import { standardLine } from "@app/engine/model/standard-lines";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import {
  choicesOf,
  choosePlaces,
  type PlaceRow,
  readModelBooks,
  selectPlaces,
  unplaced,
} from "#modules/connection-books/connection-books.ts";
import {
  lockConnection,
  modelsOf,
  note,
  type OpenConnection,
  openConnection,
} from "#modules/connections/connections.ts";
import { balancesByLine, mappingTable } from "./mapping-table.ts";

type Choice = CheckedOf<typeof previewConnectionMapping>["body"]["choices"][number];

export async function get(context: MemberContext, id: number) {
  return present(context, await openConnection(context, id));
}

/** What a change would move, for everyone who is about to make it. */
export async function preview(
  context: MemberContext,
  id: number,
  choices: readonly Choice[],
): Promise<DataOf<typeof previewConnectionMapping>> {
  const row = await openConnection(context, id);
  const { ledger, places } = await readMapping(context, row);
  const after = changedPlaces(ledger, places, choices);
  const [then, now] = [balancesByLine(ledger, places), balancesByLine(ledger, after)];
  const moves = [...new Set([...then.keys(), ...now.keys()])].flatMap((line) => {
    const [before = 0n, balance = 0n] = [then.get(line), now.get(line)];
    const name = standardLine(line)?.name ?? line;
    return before === balance
      ? []
      : [{ line, name, before: String(before), after: String(balance) }];
  });
  return {
    moves,
    models: await modelsOf(context.db, id),
    unmappedCount: unplaced(ledger, after).length,
  };
}

/** For every model that reads from the connection, and remembered for the whole team. */
export async function set(
  context: MemberContext,
  id: number,
  { version, choices }: { version: number; choices: readonly Choice[] },
) {
  const { db, now, identity } = context;
  const row = await lockConnection(context, id, "work");
  if (version !== row.mappingVersion) {
    throw new Refusal(412, "Somebody else changed this mapping since you opened it.");
  }
  const { ledger, places } = await readMapping(context, row);
  const after = changedPlaces(ledger, places, choices);
  await choosePlaces(db, row, after, ledger.accounts, {
    ...{ chosenAt: now(), byName: identity.member.name },
    accountIds: new Set(choices.map(({ accountId }) => accountId)),
  });
  await note(db, row.teamId, id, {
    ...{ mappingVersion: version + 1, unmappedCount: unplaced(ledger, after).length },
  });
  const lines = Object.fromEntries(choices.map(({ accountId, line }) => [accountId, line]));
  context.audit({
    ...{ action: "connection.map", subjectId: id, subjectName: row.name },
    after: choices.length > 100 ? { accounts: choices.length } : { lines },
  });
  return present(context, await openConnection(context, id));
}

async function readMapping({ db }: MemberContext, row: OpenConnection) {
  const books = await readModelBooks(db, row);
  if (!books) throw new Refusal(409, "Sync the connection first: its accounts are not known yet.");
  return { ledger: books.model, places: await selectPlaces(db, row) };
}

async function present(context: MemberContext, row: OpenConnection) {
  const { ledger, places } = await readMapping(context, row);
  const { baseCurrency: currency, currencyDecimals } = ledger.organisation;
  return {
    ...{ currency, currencyDecimals, lastMonth: ledger.lastMonth, version: row.mappingVersion },
    ...mappingTable(ledger, places, await choicesOf(context.db, row)),
  };
}

/** The mapping with these choices in it; the class of an account is a wall that none crosses. */
function changedPlaces(
  ledger: Ledger,
  places: readonly PlaceRow[],
  choices: readonly Choice[],
): PlaceRow[] {
  const accounts = new Map(ledger.accounts.map((account) => [account.externalId, account]));
  const placed = new Map(places.map((place) => [place.accountId, place]));
  const taken = new Set(places.map(({ account }) => account));
  for (const { accountId, line } of choices) {
    const account = accounts.get(accountId);
    if (!account) throw new Refusal(400, "The source has no such account.", "choices");
    if (line === null) placed.delete(accountId);
    else placed.set(accountId, placeOf(account, line, placed.get(accountId), taken));
  }
  const after = [...placed.values()];
  refuseWrong(ledger, after, choices);
  return after;
}

/** Its name in models is made once and stays, whatever line it moves to. */
function placeOf(account: Account, line: string, before: PlaceRow | undefined, taken: Set<string>) {
  const name = before?.account ?? accountIdFor(account, (each) => taken.has(each));
  taken.add(name);
  return { accountId: account.externalId, account: name, line, isChosen: true };
}

/** Only what these choices bring about: what waits for a person is told elsewhere. */
function refuseWrong(ledger: Ledger, after: readonly PlaceRow[], choices: readonly Choice[]) {
  const chosen = new Set(choices.map(({ accountId }) => accountId));
  const nothing = { opening: new Map(), months: [] };
  const wrong = booksProblems(ledger, after, nothing, ledger.firstMonth).filter(
    ({ accountId }) => accountId !== undefined && chosen.has(accountId),
  );
  if (wrong.length === 0) return;
  throw new Refusal(
    400,
    wrong.map(({ message }) => ({ key: "choices", message })),
  );
}
