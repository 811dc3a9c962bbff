import { and, asc, eq, gt, inArray, ne, or, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { connections } from "#db/schema/connections.ts";
import { grants } from "#db/schema/grants.ts";
import type { Asker } from "./connections.store.ts";

/** What may take a connection out of somebody's list, who then no longer sees it. */
const ALWAYS_TOLD = ["connection.delete", "connection.set_member_access"];

/** When the trail tells of connections after a place, as far as the asker may see them. */
export function selectChanges(db: Db, teamId: number, after: number, limit: number) {
  const isSeen = sql`exists (select from ${connections}
    where case when ${auditEntries.action} like 'connection.%'
      then ${connections.id} else ${connections.syncJobId} end = ${auditEntries.subjectId})`;
  return db
    .select({ sequence: auditEntries.sequence, at: auditEntries.at })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.teamId, teamId),
        gt(auditEntries.sequence, after),
        sql`(${auditEntries.action} like 'connection.%' or ${auditEntries.action} like 'job.%')`,
        or(inArray(auditEntries.action, ALWAYS_TOLD), isSeen),
      ),
    )
    .orderBy(asc(auditEntries.sequence))
    .limit(limit);
}

/** How what other teams share with somebody stands, as a text, and which teams they are. */
export async function selectFromOthers(db: Db, { userId, teamId }: Asker) {
  const { version, outcome, lastSyncAt, mappingVersion, undecidedCount } = connections;
  const shared = await db
    .select({
      ...{ teamId: connections.teamId, id: connections.id },
      ...{ version, outcome, lastSyncAt, mappingVersion, undecidedCount },
    })
    .from(grants)
    .innerJoin(connections, eq(connections.id, grants.connectionId))
    .where(
      and(eq(grants.userId, userId), eq(grants.kind, "trusted"), ne(connections.teamId, teamId)),
    )
    .orderBy(connections.id);
  return {
    state: shared.length === 0 ? "" : JSON.stringify(shared),
    teamIds: [...new Set(shared.map((each) => each.teamId))],
  };
}
