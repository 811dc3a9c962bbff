/** The books of a connection: what was read last, what models go by, and where its accounts stand. */
import type {
  Account,
  Ledger,
  Organisation,
  TrackingCategory,
} from "@app/connectors/ledger/ledger";
import type { Db } from "#db/db.ts";
import * as store from "./connection-books.store.ts";
import { monthOfText, openingsOfText } from "./ledger-text.ts";
import { type ClosedChange, modelLedger } from "./model-ledger.ts";

export type { ChangeRow, PlaceRow } from "./connection-books.store.ts";
export {
  deleteMonthsOutside,
  putBooks,
  putChanges,
  putMonth,
  selectChanges,
  selectPlaces,
  selectReadAt,
} from "./connection-books.store.ts";
export { monthOfText, monthsOf, monthText, openingsOfText, openingsText } from "./ledger-text.ts";
export { type ClosedChange, closedChanges, modelLedger } from "./model-ledger.ts";
export { choicesOf, choosePlaces, placeAccounts, rememberedLine, unplaced } from "./places.ts";

export type Books = {
  /** As the source says. */
  ledger: Ledger;
  contentHash: string;
  /** Months before this one were closed when it was read. */
  openFrom: number;
};

/** Undefined until a sync went well. */
export async function readBooks(db: Db, of: store.OfConnection): Promise<Books | undefined> {
  const row = await store.selectBooks(db, of);
  if (!row) return undefined;
  const months = (await store.selectMonths(db, of)).map(({ month, content }) =>
    monthOfText(month, content),
  );
  const organisation = JSON.parse(row.organisation) as Organisation;
  const ledger = {
    sourceId: 0,
    organisation,
    accounts: JSON.parse(row.accounts) as Account[],
    firstMonth: row.firstMonth,
    lastMonth: row.lastMonth,
    openings: openingsOfText(row.openings),
    movements: months.flatMap(({ movements }) => movements),
    tracking: JSON.parse(row.tracking) as TrackingCategory[],
    controls: months.flatMap(({ control }) => control ?? []),
  };
  return { ledger, contentHash: row.contentHash, openFrom: row.openFrom };
}

export function changeOf({ before, after, ...row }: store.ChangeRow): ClosedChange {
  const { accountId, month, isOpening } = row;
  return { accountId, month, isOpening, before: BigInt(before), after: BigInt(after) };
}

/** What models go by, with the changes that wait. */
export async function readModelBooks(db: Db, of: store.OfConnection) {
  const books = await readBooks(db, of);
  if (!books) return undefined;
  const changes = await store.selectChanges(db, of);
  return { ...books, changes, model: modelLedger(books.ledger, changes.map(changeOf)) };
}
