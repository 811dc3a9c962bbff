/** What models read of a connection's books: the months that are over, by the mapping of its accounts. */
import type { BooksMapping } from "@app/connectors/document/books-mapping";
import type { Ledger } from "@app/connectors/ledger/ledger";
import type { Month } from "@app/engine/time/month";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import {
  type ClosedChange,
  changeOf,
  modelLedger,
  readBooks,
  selectChanges,
  selectPlaces,
} from "#modules/connection-books/connection-books.ts";
import { monthOfDate, openConnection } from "#modules/connections/connections.ts";

export { fitDocument, type Wishes } from "./fit-document.ts";

export type ModelBooks = {
  ledger: Ledger;
  mapping: BooksMapping;
  /** The last month that is over: of the one it is now, what is booked is a part. */
  through: Month;
  /** Months with changes that nobody accepted, in their order: models go by what was. */
  changedMonths: Month[];
};

type Reader = Pick<MemberContext, "db" | "identity" | "now">;

export async function readModelBooks(context: Reader, id: number): Promise<ModelBooks> {
  const { db, now } = context;
  const row = await openConnection(context, id);
  const books = await readBooks(db, row);
  if (!books) throw new Refusal(409, "Nothing has been read yet. Sync it first.", "connectionId");
  const changes = (await selectChanges(db, row)).map(changeOf);
  return {
    ledger: modelLedger(books.ledger, changes),
    mapping: await selectPlaces(db, row),
    through: lastOver(now()),
    changedMonths: changedMonthsIn(changes),
  };
}

export function lastOver(now: Date): Month {
  return monthOfDate(now) - 1;
}

/** What changed before the first month that is read is in none. */
export function changedMonthsIn(
  changes: readonly Pick<ClosedChange, "month" | "isOpening">[],
): Month[] {
  const months = changes.flatMap(({ month, isOpening }) => (isOpening ? [] : [month]));
  return [...new Set(months)].toSorted((one, other) => one - other);
}
