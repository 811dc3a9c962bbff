import type { Allowance } from "@app/connectors/http/rate-gate";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { connectionCalls, connections } from "#db/schema/connections.ts";
import type { OfConnection } from "./sign-in.ts";

const isOf = ({ teamId, id }: OfConnection) =>
  and(eq(connections.teamId, teamId), eq(connections.id, id));
const areOf = ({ teamId, id }: OfConnection) =>
  and(eq(connectionCalls.teamId, teamId), eq(connectionCalls.connectionId, id));

/** One process at a time looks for a place, until its transaction ends. */
export async function lock(db: Db, of: OfConnection) {
  await db.select({ id: connections.id }).from(connections).where(isOf(of)).for("update");
}

/** Milliseconds from now to when another call may start. Reads what was committed under the lock. */
export async function selectWait(db: Db, of: OfConnection, allowances: readonly Allowance[]) {
  const free = allowances.map(({ calls, milliseconds }) => {
    const full = db
      .select({ startsAt: connectionCalls.startsAt })
      .from(connectionCalls)
      .where(areOf(of))
      .orderBy(desc(connectionCalls.startsAt))
      .offset(calls - 1)
      .limit(1);
    return sql`(${full}) + ${interval(milliseconds)}`;
  });
  const earliest = sql.join([connections.callsPausedUntil, ...free], sql`, `);
  const waitMs = sql<number>`greatest(0, 1000 * extract(epoch from
    greatest(${earliest}) - clock_timestamp()))::float8`;
  const [row] = await db.select({ waitMs }).from(connections).where(isOf(of));
  return row?.waitMs ?? 0;
}

export async function insert(db: Db, { teamId, id }: OfConnection, waitMs: number) {
  const startsAt = sql`clock_timestamp() + ${interval(waitMs)}`;
  await db.insert(connectionCalls).values({ teamId, connectionId: id, startsAt });
}

/** What the source no longer counts. */
export async function deleteOlder(db: Db, of: OfConnection, milliseconds: number) {
  const until = sql`clock_timestamp() - ${interval(milliseconds)}`;
  await db.delete(connectionCalls).where(and(areOf(of), lt(connectionCalls.startsAt, until)));
}

export async function pause(db: Db, of: OfConnection, milliseconds: number) {
  const until = sql`clock_timestamp() + ${interval(milliseconds)}`;
  await db
    .update(connections)
    .set({ callsPausedUntil: sql`greatest(${connections.callsPausedUntil}, ${until})` })
    .where(isOf(of));
}

function interval(milliseconds: number) {
  return sql`make_interval(secs => ${milliseconds / 1000}::float8)`;
}
