import assert from "node:assert/strict";
import { and, eq, sql } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { users } from "#db/schema/users.ts";
import type { Actor } from "./acting.ts";

export async function hasUser(db: Db, email: string) {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return found.length > 0;
}

/** Held until the transaction ends. */
export async function lockPerson(db: Db, email: string) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('seed'), hashtext(${email}))`);
}

/**
 * One process after another: whoever comes later finds it made, and none begins its jobs before. Embedded storage is one
 * process's.
 */
export function inTurn<T>(storage: Storage, make: () => Promise<T>): Promise<T> {
  if (storage.kind === "embedded") return make();
  return storage.withConnection(async (connection) => {
    await connection.exec("BEGIN; SELECT pg_advisory_xact_lock(7265637377)");
    try {
      return await make();
    } finally {
      await connection.exec("COMMIT");
    }
  });
}

export type ModelToReport = Awaited<ReturnType<typeof selectModelsToReport>>[number];

/** What these people's teams work with and have not published a report of, with whom it is for. */
export function selectModelsToReport(storage: Storage, emails: readonly string[]) {
  return storage.query<{
    id: number;
    name: string;
    documentVersion: number;
    contactName: string;
    contactEmail: string;
  }>(
    `select model.id, model.name, model.document_version as "documentVersion",
       coalesce(client.contact_name, '') as "contactName",
       coalesce(client.contact_email, '') as "contactEmail"
     from models model left join clients client on client.id = model.client_id
     where model.is_active and model.deleted_at is null and model.team_id in (
       select team_id from accounts join users on users.id = accounts.user_id
       where users.email = any($1) and not users.is_staff)
     and not exists (
       select from web_reports where model_id = model.id and edition is not null)`,
    [emails],
  );
}

export type ModelToBuy = Awaited<ReturnType<typeof selectModelsToBuy>>[number];

/** What a team works with, and worked with. Examples are free. */
export function selectModelsToBuy(storage: Storage, teamId: number) {
  return storage.query<{ id: number; isActive: boolean; createdAt: Date }>(
    `select id, is_active as "isActive", created_at as "createdAt" from models
     where team_id = $1 and not is_education and deleted_at is null order by id`,
    [teamId],
  );
}

/** People as they were made, without what they sign in with. */
export async function selectPeople(storage: Storage, emails: readonly string[]): Promise<Actor[]> {
  const rows = await storage.query<Found>(
    `select account.id as "accountId", account.name, account.kind, account.is_admin as "isAdmin",
       users.id as "userId", users.email, users.is_staff as "isStaff",
       team.id as "teamId", team.team_name as "teamName",
       team.subscription_type as "subscriptionType", team.time_zone as "timeZone"
     from accounts account join users on users.id = account.user_id
     join subscriptions team on team.id = account.team_id where users.email = any($1)`,
    [emails],
  );
  return rows.map(({ teamId, teamName, subscriptionType, timeZone, ...person }) => ({
    ...{ ...person, team: { teamId, teamName, subscriptionType, timeZone } },
  }));
}

type Found = Omit<Actor, "team"> & Required<Actor["team"]>;

/** The team of that name that has staff in it; a customer's of the same name has none. */
export async function findStaffTeam(storage: Storage, teamName: string) {
  const [found] = await storage.query<{ teamId: number }>(
    `select team.id as "teamId" from subscriptions team
     join accounts on accounts.team_id = team.id join users on users.id = accounts.user_id
     where users.is_staff and team.team_name = $1 order by team.id limit 1`,
    [teamName],
  );
  return found?.teamId;
}

/** What a session is started with. */
export async function selectSignIn(db: Db, userId: number) {
  const { id, email, passwordHash, securityStamp } = users;
  const [user] = await db
    .select({ id, email, passwordHash, securityStamp })
    .from(users)
    .where(eq(users.id, userId));
  assert(user, "somebody made just now is missing");
  return user;
}

export async function setFactors(
  db: Db,
  userId: number,
  factors: { mfaSecret: string; backupEmail: string },
) {
  await db.update(users).set(factors).where(eq(users.id, userId));
}

export async function deleteAccount(db: Db, teamId: number, accountId: number) {
  await db.delete(accounts).where(and(eq(accounts.teamId, teamId), eq(accounts.id, accountId)));
}
