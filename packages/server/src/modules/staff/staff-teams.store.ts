import { and, asc, count, desc, eq, exists, inArray, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { connections } from "#db/schema/connections.ts";
import { models } from "#db/schema/models.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";
import { users } from "#db/schema/users.ts";
import { contains } from "#db/text-search.ts";

type Page = { search: string; offset: number; limit: number };
export type Row = Awaited<ReturnType<typeof selectPage>>[number];

function selectTeams(db: Db) {
  const { id, teamName, subscriptionType, status, periodTo, termTo, graceEndsAt, createdAt } =
    subscriptions;
  return db
    .select({
      ...{ id, teamName, subscriptionType, status, periodTo, termTo, graceEndsAt, createdAt },
      userCount: db.$count(accounts, eq(accounts.teamId, id)),
    })
    .from(subscriptions);
}

/** Across all teams: the transaction must be bound to staff. */
export function selectPage(db: Db, { search, offset, limit }: Page) {
  const { id, teamName } = subscriptions;
  return selectTeams(db)
    .where(matches(db, search))
    .orderBy(desc(isNumber(search)), asc(sql`lower(${teamName})`), asc(id))
    .offset(offset)
    .limit(limit);
}

export async function countTeams(db: Db, search: string) {
  const [counted] = await db
    .select({ count: count() })
    .from(subscriptions)
    .where(matches(db, search));
  return counted?.count ?? 0;
}

export async function select(db: Db, teamId: number) {
  const [row] = await selectTeams(db).where(eq(subscriptions.id, teamId));
  return row;
}

export function selectPeople(db: Db, teamId: number) {
  const { id, name, isAdmin } = accounts;
  const { email, lastSeenAt } = users;
  return db
    .select({ id, name, email, isAdmin, lastSeenAt })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(eq(accounts.teamId, teamId))
    .orderBy(desc(isAdmin), asc(name), asc(id));
}

/** Bound to the team: how many, and nothing of what is in them. */
export async function countBelongings(db: Db, teamId: number) {
  const ofTeam = and(eq(models.teamId, teamId), eq(models.list, "Team"), isNull(models.deletedAt));
  const needy = inArray(connections.outcome, ["failed", "needs-reconnecting"]);
  const ofConnections = eq(connections.teamId, teamId);
  return {
    modelCount: await db.$count(models, ofTeam),
    connectionCount: await db.$count(connections, ofConnections),
    connectionsInNeed: await db.$count(connections, and(ofConnections, needy)),
  };
}

function isNumber(search: string) {
  return sql`${subscriptions.id}::text = ${search}`;
}

function matches(db: Db, search: string) {
  if (!search) return undefined;
  const somebody = db
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(
      and(
        eq(accounts.teamId, subscriptions.id),
        or(contains(accounts.name, search), contains(users.email, search)),
      ),
    );
  return or(isNumber(search), contains(subscriptions.teamName, search), exists(somebody));
}
