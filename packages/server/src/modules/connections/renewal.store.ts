import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { connections } from "#db/schema/connections.ts";
import type { OfConnection } from "./sign-in.ts";

const isOf = ({ teamId, id }: OfConnection) =>
  and(eq(connections.teamId, teamId), eq(connections.id, id));
const isHeldBy = (of: OfConnection, renewal: string) =>
  and(isOf(of), eq(connections.renewal, renewal));

/** Nothing while somebody else holds it. The statement locks the row, so that one of two gets it. */
export async function take(db: Db, of: OfConnection, renewal: string, seconds: number) {
  const [row] = await db
    .update(connections)
    .set({ renewal, renewalUntil: sql`clock_timestamp() + make_interval(secs => ${seconds})` })
    .where(
      and(isOf(of), sql`coalesce(${connections.renewalUntil}, '-infinity') < clock_timestamp()`),
    )
    .returning({ tokens: connections.tokens });
  return row;
}

/** Only by whoever holds the renewal. */
export async function save(db: Db, of: OfConnection, renewal: string, tokens: string) {
  const rows = await db
    .update(connections)
    .set({ tokens })
    .where(isHeldBy(of, renewal))
    .returning({ id: connections.id });
  return rows.length > 0;
}

export async function letGo(db: Db, of: OfConnection, renewal: string) {
  await db
    .update(connections)
    .set({ renewal: null, renewalUntil: null })
    .where(isHeldBy(of, renewal));
}

export async function selectTokens(db: Db, of: OfConnection) {
  const [row] = await db.select({ tokens: connections.tokens }).from(connections).where(isOf(of));
  return row?.tokens;
}
