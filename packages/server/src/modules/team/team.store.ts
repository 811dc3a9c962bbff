import { and, asc, desc, eq, gt, isNull, like, or, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { clients } from "#db/schema/clients.ts";
import { connections } from "#db/schema/connections.ts";
import { models } from "#db/schema/models.ts";
import { sessions } from "#db/schema/sessions.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";
import { users } from "#db/schema/users.ts";

/** Nobody else changes who is in the team until the transaction ends. */
export async function lock(db: Db, teamId: number) {
  const { id, teamName, status, subscriptionType } = subscriptions;
  const [team] = await db
    .select({ teamName, status, subscriptionType })
    .from(subscriptions)
    .where(eq(id, teamId))
    .for("update");
  return team;
}

/** Row-level security says which of the models and connections are counted. */
export function selectMembers(db: Db, teamId: number) {
  const modelCount = db.$count(
    models,
    and(eq(models.ownerAccountId, accounts.id), isNull(models.deletedAt)),
  );
  const connectionCount = db.$count(connections, eq(connections.ownerAccountId, accounts.id));
  return db
    .select({
      ...{ id: accounts.id, userId: accounts.userId, kind: accounts.kind, name: accounts.name },
      ...{ email: users.email, jobTitle: accounts.jobTitle, isAdmin: accounts.isAdmin },
      ...{ avatarIndex: accounts.avatarIndex, avatar: accounts.avatar },
      ...{ lastSeenAt: users.lastSeenAt, backupEmail: users.backupEmail },
      isMfaEnabled: sql<boolean>`${users.mfaSecret} is not null`,
      ...{ modelCount, connectionCount },
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(eq(accounts.teamId, teamId))
    .orderBy(desc(accounts.isAdmin), sql`lower(${accounts.name})`, asc(accounts.id));
}
export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

/** Row-level security leaves an admin all of them. */
export function selectModelsOf(db: Db, teamId: number, accountId: number) {
  return db
    .select({ id: models.id, modelName: models.name, clientName: clients.name })
    .from(models)
    .leftJoin(clients, and(eq(clients.teamId, teamId), eq(clients.id, models.clientId)))
    .where(
      and(
        ...[eq(models.teamId, teamId), eq(models.ownerAccountId, accountId)],
        isNull(models.deletedAt),
      ),
    )
    .orderBy(sql`lower(${models.name})`, asc(models.id));
}

const isOf = (teamId: number, accountId: number) =>
  and(eq(accounts.teamId, teamId), eq(accounts.id, accountId));

export async function setIsAdmin(db: Db, teamId: number, accountId: number, isAdmin: boolean) {
  await db.update(accounts).set({ isAdmin }).where(isOf(teamId, accountId));
}

/** What the account was granted and offered goes with it. Staff who act as them are themselves again. */
export async function deleteAccount(db: Db, teamId: number, accountId: number) {
  await db
    .update(sessions)
    .set({ masqueradeAccountId: null, masqueradeUntil: null, masqueradeDiscussionId: null })
    .where(eq(sessions.masqueradeAccountId, accountId));
  await db.delete(accounts).where(isOf(teamId, accountId));
}

/** What the trail tells of the team's people after a place. */
export function selectChanges(
  db: Db,
  teamId: number,
  nouns: readonly string[],
  after: number,
  limit: number,
) {
  const isOfNoun = nouns.map((noun) => like(auditEntries.action, `${noun}.%`));
  return db
    .select({ sequence: auditEntries.sequence, action: auditEntries.action })
    .from(auditEntries)
    .where(and(eq(auditEntries.teamId, teamId), gt(auditEntries.sequence, after), or(...isOfNoun)))
    .orderBy(asc(auditEntries.sequence))
    .limit(limit);
}

/** The team of a user as it is now, whoever asks. */
export async function findTeamOf(db: Db, userId: number) {
  const [row] = await db.execute<{ teamId: number | null }>(
    sql`select team_of_user(${userId}) as "teamId"`,
  );
  return row?.teamId ?? null;
}

/** See the function in the database; null when there was nothing to move. */
export async function moveAccount(db: Db, teamId: number, kind: number, at: Date) {
  const [row] = await db.execute<{ accountId: number | null }>(
    sql`select move_account(${teamId}, ${kind}::smallint, ${at.toISOString()}) as "accountId"`,
  );
  return row?.accountId ?? null;
}
