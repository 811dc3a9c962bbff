import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { connections } from "#db/schema/connections.ts";
import { models } from "#db/schema/models.ts";
import { users } from "#db/schema/users.ts";
import { webReports } from "#db/schema/web-reports.ts";

export type Row = Awaited<ReturnType<typeof selectRecent>>[number];

export type Whose = {
  /** Only what this person did, and not what staff did in their place. */
  userId?: number;
  /** Only what was done to this client and to what hangs off it. */
  clientId?: number;
};
type Choice = Whose & { actions: readonly string[]; limit: number };

/** In somebody's place, or as themselves from outside the team. */
const isByStaff = sql<boolean>`(${isNotNull(auditEntries.masqueraderUserId)}
  or ${isNull(accounts.id)} and coalesce(${users.isStaff}, false))`;

/** What was said of why, by those alone who are asked for it. */
const reasons = sql<Reasons | null>`case when ${eq(auditEntries.action, "masquerade.start")}
  then ${auditEntries.after} end`;

type Reasons = { reason: string; discussionId: number | null; discussion?: string };

/** The newest entries of a team's trail, with who did it. */
export function selectRecent(db: Db, teamId: number, choice: Choice) {
  const { actions, userId, clientId, limit } = choice;
  return db
    .select({
      sequence: auditEntries.sequence,
      at: auditEntries.at,
      userId: auditEntries.userId,
      action: auditEntries.action,
      subjectId: auditEntries.subjectId,
      subjectName: auditEntries.subjectName,
      ...{ reasons, isByStaff },
      actor: { name: accounts.name, avatar: accounts.avatar, avatarIndex: accounts.avatarIndex },
    })
    .from(auditEntries)
    .leftJoin(accounts, and(eq(accounts.userId, auditEntries.userId), eq(accounts.teamId, teamId)))
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .where(
      and(
        eq(auditEntries.teamId, teamId),
        userId === undefined ? undefined : isOwnDeed(userId),
        clientId === undefined ? undefined : isOfClient(teamId, clientId),
        inArray(auditEntries.action, [...actions]),
      ),
    )
    .orderBy(desc(auditEntries.sequence))
    .limit(limit);
}

export async function countEntries(db: Db, teamId: number) {
  const [row] = await db
    .select({ entries: count() })
    .from(auditEntries)
    .where(eq(auditEntries.teamId, teamId));
  return row?.entries ?? 0;
}

/** The whole trail, in its order. */
export function selectAfter(db: Db, teamId: number, sequence: number, limit: number) {
  return db
    .select({
      sequence: auditEntries.sequence,
      at: auditEntries.at,
      action: auditEntries.action,
      subjectName: auditEntries.subjectName,
      ...{ reasons, isByStaff },
      actorName: accounts.name,
    })
    .from(auditEntries)
    .leftJoin(accounts, and(eq(accounts.userId, auditEntries.userId), eq(accounts.teamId, teamId)))
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .where(and(eq(auditEntries.teamId, teamId), gt(auditEntries.sequence, sequence)))
    .orderBy(asc(auditEntries.sequence))
    .limit(limit);
}

/** Found by the subject along an index: a team's trail may be long, and a client's part of it short. */
function isOfClient(teamId: number, clientId: number) {
  const { id } = models;
  const isItsModel = and(eq(models.teamId, teamId), eq(models.clientId, clientId));
  const noun = sql`split_part(${auditEntries.action}, '.', 1)`;
  return sql`(${noun}, ${auditEntries.subjectId}) in (
    select 'client', ${clientId}::integer
    union all select 'model', ${id} from ${models} where ${isItsModel}
    union all select 'connection', ${connections.id} from ${connections}
      where ${and(eq(connections.teamId, teamId), eq(connections.clientId, clientId))}
    union all select 'web_report', ${webReports.id} from ${webReports}
      join ${models} on ${eq(id, webReports.modelId)} where ${isItsModel})`;
}

function isOwnDeed(userId: number) {
  return and(eq(auditEntries.userId, userId), isNull(auditEntries.masqueraderUserId));
}
