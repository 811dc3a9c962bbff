import { and, asc, desc, eq } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { connectionFiles } from "#db/schema/connection-books.ts";

export type OfConnection = { teamId: number; id: number };

const isOf = ({ teamId, id }: OfConnection) =>
  and(eq(connectionFiles.teamId, teamId), eq(connectionFiles.connectionId, id));

const { id, fileName, month, firstMonth, lastMonth } = connectionFiles;
const { uploadedAt, uploadedByName, cells, mapping } = connectionFiles;
const shown = { id, fileName, month, firstMonth, lastMonth, mapping, uploadedAt, uploadedByName };

export function selectFiles(db: Db, of: OfConnection) {
  return db.select(shown).from(connectionFiles).where(isOf(of)).orderBy(asc(id));
}

/** With their cells, in the order they came. */
export function selectContents(db: Db, of: OfConnection) {
  return db
    .select({ fileName, month, cells, mapping })
    .from(connectionFiles)
    .where(isOf(of))
    .orderBy(asc(id));
}

export async function selectLast(db: Db, of: OfConnection) {
  const [row] = await db
    .select({ ...shown, cells })
    .from(connectionFiles)
    .where(isOf(of))
    .orderBy(desc(id))
    .limit(1);
  return row;
}

type New = Omit<typeof connectionFiles.$inferInsert, "teamId" | "connectionId">;

export async function insert(db: Db, of: OfConnection, file: New) {
  const [row] = await db
    .insert(connectionFiles)
    .values({ ...file, teamId: of.teamId, connectionId: of.id })
    .returning(shown);
  return row;
}

export async function remove(db: Db, of: OfConnection, fileId: number) {
  const [row] = await db
    .delete(connectionFiles)
    .where(and(isOf(of), eq(id, fileId)))
    .returning({ fileName });
  return row;
}
