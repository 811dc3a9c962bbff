import { ACCOUNT_KINDS } from "@app/contract/account";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  gt,
  gte,
  lte,
  not,
  or,
  sql,
} from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { announcements, announcementDismissals as dismissals } from "#db/schema/announcements.ts";
import { connections } from "#db/schema/connections.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";

export type Row = typeof announcements.$inferSelect;
export type NewRow = typeof announcements.$inferInsert;
type Onlooker = { teamId: number; accountId: number; kind: number; subscriptionType: number };

/** What a member is told just now and has not dismissed: bound to their team. */
export function selectShown(db: Db, onlooker: Onlooker, at: Date) {
  const { id, text, kind, version, shownFrom, shownUntil } = announcements;
  return db
    .select({ id, text, kind, version, shownUntil })
    .from(announcements)
    .where(
      and(
        gt(shownUntil, at),
        lte(shownFrom, at),
        isFor(db, onlooker),
        not(exists(dismissed(db, onlooker))),
      ),
    )
    .orderBy(asc(kind), desc(shownFrom), desc(id));
}

function isFor(db: Db, { teamId, kind, subscriptionType }: Onlooker) {
  const { audience, sourceId } = announcements;
  const connected = db
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.teamId, teamId), eq(connections.sourceId, sourceId)));
  return or(
    eq(audience, "everybody"),
    kind === ACCOUNT_KINDS.ADVISOR ? eq(audience, "advisors") : eq(audience, "companies"),
    subscriptionType === SUBSCRIPTION_TYPES.TRIAL ? eq(audience, "trials") : undefined,
    and(eq(audience, "source"), exists(connected)),
  );
}

function dismissed(db: Db, { teamId, accountId }: Onlooker) {
  return db
    .select({ version: dismissals.version })
    .from(dismissals)
    .where(
      and(
        eq(dismissals.teamId, teamId),
        eq(dismissals.accountId, accountId),
        eq(dismissals.announcementId, announcements.id),
        gte(dismissals.version, announcements.version),
      ),
    );
}

export async function dismiss(db: Db, dismissal: typeof dismissals.$inferInsert) {
  await db
    .insert(dismissals)
    .values(dismissal)
    .onConflictDoUpdate({
      target: [dismissals.accountId, dismissals.announcementId],
      set: { version: sql`greatest(${dismissals.version}, excluded.version)` },
    });
}

export function selectPage(db: Db, { offset, limit }: { offset: number; limit: number }) {
  const { shownFrom, id } = announcements;
  return db
    .select()
    .from(announcements)
    .orderBy(desc(shownFrom), desc(id))
    .offset(offset)
    .limit(limit);
}

export function countAll(db: Db) {
  return db.$count(announcements);
}

/** Those that are shown and those that will be. Whoever posts at the same time counts after this transaction. */
export async function countAhead(db: Db, at: Date) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('announce'), 0)`);
  return db.$count(announcements, gt(announcements.shownUntil, at));
}

/** Held until the transaction ends, so that of two changes the second sees the first. */
export async function selectToChange(db: Db, id: number) {
  const [row] = await db.select().from(announcements).where(eq(announcements.id, id)).for("update");
  return row;
}

export async function select(db: Db, id: number) {
  const [row] = await db.select().from(announcements).where(eq(announcements.id, id));
  return row;
}

export async function insert(db: Db, row: NewRow) {
  const [made] = await db.insert(announcements).values(row).returning();
  if (!made) throw new Error("an announcement was not made");
  return made;
}

export async function update(db: Db, id: number, change: Partial<NewRow>) {
  const [row] = await db
    .update(announcements)
    .set(change)
    .where(eq(announcements.id, id))
    .returning();
  if (!row) throw new Error("an announcement was not changed");
  return row;
}

/** These see across all teams: the transaction must be bound to staff. */
export async function countTeams(db: Db) {
  const trials = eq(subscriptions.subscriptionType, SUBSCRIPTION_TYPES.TRIAL);
  const kinds = await db
    .select({ kind: accounts.kind, teams: countDistinct(accounts.teamId) })
    .from(accounts)
    .groupBy(accounts.kind);
  const teamsOf = (kind: number) => kinds.find((each) => each.kind === kind)?.teams ?? 0;
  const [all] = await db.select({ teams: count() }).from(subscriptions);
  return {
    everybody: all?.teams ?? 0,
    advisors: teamsOf(ACCOUNT_KINDS.ADVISOR),
    companies: teamsOf(ACCOUNT_KINDS.CORPORATE),
    trials: await db.$count(subscriptions, trials),
  };
}

export function countSourceTeams(db: Db) {
  return db.execute<{ sourceId: number; teams: number }>(
    sql`select source_id as "sourceId", teams from staff_source_teams()`,
  );
}
