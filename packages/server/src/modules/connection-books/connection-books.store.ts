import { and, asc, eq, gt, lt, notInArray, or, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import {
  connectionBooks,
  connectionChanges,
  connectionMonths,
  connectionPlaces,
  lineChoices,
} from "#db/schema/connection-books.ts";
import { connections } from "#db/schema/connections.ts";

/** Every store function here works on one connection of a team. */
export type OfConnection = { teamId: number; id: number };

const columnsOf = ({ teamId, id }: OfConnection) => ({ teamId, connectionId: id });
const isOf = (
  table: {
    teamId: typeof connectionBooks.teamId;
    connectionId: typeof connectionBooks.connectionId;
  },
  { teamId, id }: OfConnection,
) => and(eq(table.teamId, teamId), eq(table.connectionId, id));
/** The tables have the same two columns; drizzle's types name their table. */
const of = (table: unknown, connection: OfConnection) =>
  isOf(table as Parameters<typeof isOf>[0], connection);

export type BooksRow = Omit<typeof connectionBooks.$inferSelect, "teamId" | "connectionId">;

export async function selectBooks(db: Db, connection: OfConnection) {
  const [row] = await db.select().from(connectionBooks).where(of(connectionBooks, connection));
  return row;
}

export function selectMonths(db: Db, connection: OfConnection) {
  return db
    .select({ month: connectionMonths.month, content: connectionMonths.content })
    .from(connectionMonths)
    .where(of(connectionMonths, connection))
    .orderBy(asc(connectionMonths.month));
}

/** When each month was brought as it is; months from before that was kept came with the books. */
export async function selectReadAt(db: Db, connection: OfConnection) {
  const { month, readAt } = connectionMonths;
  const rows = await db
    .select({
      month,
      readAt: sql<Date>`coalesce(${readAt}, ${connectionBooks.readAt})`.mapWith(readAt),
    })
    .from(connectionMonths)
    .innerJoin(connectionBooks, eq(connectionBooks.connectionId, connectionMonths.connectionId))
    .where(of(connectionMonths, connection));
  return new Map(rows.map((row) => [row.month, row.readAt]));
}

export async function putBooks(db: Db, connection: OfConnection, books: BooksRow) {
  await db
    .insert(connectionBooks)
    .values({ ...books, ...columnsOf(connection) })
    .onConflictDoUpdate({ target: connectionBooks.connectionId, set: books });
}

export type MonthRow = { month: number; content: string; readAt: Date };

export async function putMonth(db: Db, connection: OfConnection, row: MonthRow) {
  await db
    .insert(connectionMonths)
    .values({ ...row, ...columnsOf(connection) })
    .onConflictDoUpdate({
      target: [connectionMonths.connectionId, connectionMonths.month],
      set: { content: row.content, readAt: row.readAt },
    });
}

export async function deleteMonthsOutside(
  db: Db,
  connection: OfConnection,
  { firstMonth, lastMonth }: { firstMonth: number; lastMonth: number },
) {
  const { month } = connectionMonths;
  await db
    .delete(connectionMonths)
    .where(and(of(connectionMonths, connection), or(lt(month, firstMonth), gt(month, lastMonth))));
}

const changeColumns = {
  accountId: connectionChanges.accountId,
  month: connectionChanges.month,
  isOpening: connectionChanges.isOpening,
  before: connectionChanges.before,
  after: connectionChanges.after,
  foundAt: connectionChanges.foundAt,
  isHeld: connectionChanges.isHeld,
  decidedByName: connectionChanges.decidedByName,
};
export type ChangeRow = Awaited<ReturnType<typeof selectChanges>>[number];

export function selectChanges(db: Db, connection: OfConnection) {
  const { month, accountId } = connectionChanges;
  return db
    .select(changeColumns)
    .from(connectionChanges)
    .where(of(connectionChanges, connection))
    .orderBy(asc(month), asc(accountId));
}

const ROWS_AT_ONCE = 1_000;

/** All of them anew. */
export async function putChanges(db: Db, connection: OfConnection, changes: readonly ChangeRow[]) {
  await db.delete(connectionChanges).where(of(connectionChanges, connection));
  for (let at = 0; at < changes.length; at += ROWS_AT_ONCE) {
    const rows = changes.slice(at, at + ROWS_AT_ONCE);
    await db
      .insert(connectionChanges)
      .values(rows.map((row) => ({ ...row, ...columnsOf(connection) })));
  }
}

export function selectPlaces(db: Db, connection: OfConnection) {
  const { accountId, account, line, isChosen } = connectionPlaces;
  return db
    .select({ accountId, account, line, isChosen })
    .from(connectionPlaces)
    .where(of(connectionPlaces, connection))
    .orderBy(asc(accountId));
}
export type PlaceRow = Awaited<ReturnType<typeof selectPlaces>>[number];

export async function putPlaces(db: Db, connection: OfConnection, places: readonly PlaceRow[]) {
  for (let at = 0; at < places.length; at += ROWS_AT_ONCE) {
    const rows = places.slice(at, at + ROWS_AT_ONCE);
    await db
      .insert(connectionPlaces)
      .values(rows.map((row) => ({ ...row, ...columnsOf(connection) })))
      .onConflictDoUpdate({
        target: [connectionPlaces.connectionId, connectionPlaces.accountId],
        set: { line: sql`excluded.line`, isChosen: sql`excluded.is_chosen` },
      });
  }
}

export async function deletePlacesBut(
  db: Db,
  connection: OfConnection,
  accountIds: readonly string[],
) {
  const others =
    accountIds.length === 0 ? undefined : notInArray(connectionPlaces.accountId, [...accountIds]);
  await db.delete(connectionPlaces).where(and(of(connectionPlaces, connection), others));
}

/** What the team chose before; a connection that is gone, or kept from whoever asks, has no name. */
export function selectChoices(db: Db, teamId: number) {
  const { name, line, byName: by } = lineChoices;
  return db
    .select({ name, class: lineChoices.class, line, by, where: connections.name })
    .from(lineChoices)
    .leftJoin(connections, eq(connections.id, lineChoices.connectionId))
    .where(eq(lineChoices.teamId, teamId))
    .orderBy(asc(lineChoices.chosenAt), asc(lineChoices.connectionId));
}

type Choice = Omit<typeof lineChoices.$inferInsert, "teamId" | "connectionId">;

export async function putChoices(db: Db, connection: OfConnection, choices: readonly Choice[]) {
  for (let at = 0; at < choices.length; at += ROWS_AT_ONCE) {
    const rows = choices.slice(at, at + ROWS_AT_ONCE);
    await db
      .insert(lineChoices)
      .values(rows.map((row) => ({ ...row, ...columnsOf(connection) })))
      .onConflictDoUpdate({
        target: [lineChoices.teamId, lineChoices.class, lineChoices.name, lineChoices.connectionId],
        set: {
          line: sql`excluded.line`,
          chosenAt: sql`excluded.chosen_at`,
          byName: sql`excluded.by_name`,
        },
      });
  }
}
