import type { Db } from "#db/db.ts";
import type { Context } from "./context.ts";

/** Few enough that whoever else waits for the storage, or for this thread, waits for little. */
const PART_ROWS = 250;

/**
 * The rows of these ids, in their order, a part at a time: each is read by itself, and others have
 * their turn between two. What was deleted meanwhile is left out. Call it before the first query.
 */
export async function* inParts<Row extends { id: number }>(
  { commitNow }: Pick<Context, "commitNow">,
  ids: readonly number[],
  read: (db: Db, ids: number[]) => Promise<Row[]>,
) {
  for (let at = 0; at < ids.length; at += PART_ROWS) {
    const part = ids.slice(at, at + PART_ROWS);
    const rows = await commitNow((db) => read(db, part));
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield part.flatMap((id) => byId.get(id) ?? []);
  }
}
