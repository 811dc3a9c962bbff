import type { DaySpan } from "@app/contract/billing-calendar";
import type { ModelsAfterUnlimited } from "@app/contract/models-after-unlimited";
import { readDay, writeDay } from "@app/engine/time/day";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";
import { unlimitedPeriods } from "#db/schema/unlimited-periods.ts";
import { users } from "#db/schema/users.ts";

type Row = typeof subscriptions.$inferSelect;

/** A team's subscription with what of its people its price depends on, and its models while they are unlimited. */
export type PlanRow = Row & {
  memberCount: number;
  adminCountry: string | null;
  models: TeamModels | null;
};

/** Models that are billed: those that have a contract, and those that have none. */
export type TeamModels = Pick<
  ModelsAfterUnlimited,
  "boughtCount" | "unboughtCount" | "unboughtNames"
>;

export async function selectPlan(db: Db, teamId: number): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, teamId));
  return row && withTeam(db, row);
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockPlan(db: Db, teamId: number): Promise<PlanRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, teamId))
    .for("update");
  return row && withTeam(db, row);
}

async function withTeam(db: Db, row: Row): Promise<PlanRow> {
  const models = row.unlimitedTo === null ? null : await selectModels(db, row.id);
  return { ...row, ...(await selectPeople(db, row.id)), models };
}

/** So many are named. */
const NAMED_MAX = 5;

async function selectModels(db: Db, teamId: number): Promise<TeamModels | null> {
  const [models] = await db.execute<TeamModels>(
    sql`select count(c.id)::int as "boughtCount", count(*) filter (where c.id is null)::int as "unboughtCount",
          coalesce((array_agg(m.name order by m.name, m.id) filter (where c.id is null))[1:${sql.raw(String(NAMED_MAX))}], '{}')
            as "unboughtNames"
        from models m left join model_contracts c on c.model_id = m.id and c.team_id = m.team_id and c.ended_on is null
        where m.team_id = ${teamId} and m.is_active and not m.is_education and m.deleted_at is null`,
  );
  return models ?? null;
}

async function selectPeople(db: Db, teamId: number) {
  const [people] = await db
    .select({
      memberCount: sql<number>`count(*)::int`,
      /** Of whoever has been an admin longest. */
      adminCountry: sql<
        string | null
      >`(array_agg(${accounts.countryCode} order by ${accounts.isAdmin} desc, ${accounts.id}))[1]`,
    })
    .from(accounts)
    .where(eq(accounts.teamId, teamId));
  return people ?? { memberCount: 0, adminCountry: null };
}

export async function update(db: Db, teamId: number, change: Partial<Row>) {
  await db.update(subscriptions).set(change).where(eq(subscriptions.id, teamId));
}

/** The same days paid for again are the same. */
export async function insertUnlimited(db: Db, teamId: number, { from, to }: DaySpan) {
  await db
    .insert(unlimitedPeriods)
    .values({ teamId, fromDay: writeDay(from), toDay: writeDay(to) })
    .onConflictDoNothing();
}

/** The days for which a team ever paid for unlimited models. */
export async function selectUnlimited(db: Db, teamId: number): Promise<DaySpan[]> {
  const rows = await db.select().from(unlimitedPeriods).where(eq(unlimitedPeriods.teamId, teamId));
  return rows.map(({ fromDay, toDay }) => ({
    from: readDay(fromDay) ?? 0,
    to: readDay(toDay) ?? 0,
  }));
}

/** Teams after one whose trial, period or unlimited models are over by their own calendar. */
export async function selectDue(
  { query }: Pick<Storage, "query">,
  now: Date,
  { after, limit }: { after: number; limit: number },
) {
  const rows = await query<{ id: number }>(
    `select id from subscriptions
     where id > $3 and ($1::timestamptz at time zone time_zone)::date >=
       case status when 'ended' then unlimited_to else least(period_to, unlimited_to) end
     order by id limit $2`,
    [now.toISOString(), limit, after],
  );
  return rows.map(({ id }) => id);
}

/** Trials after one that are so near to their end, and whose admins were not told of it yet. */
export async function selectTrialsToTell(
  { query }: Pick<Storage, "query">,
  now: Date,
  [early, late]: readonly [number, number],
  { after, limit }: { after: number; limit: number },
) {
  const rows = await query<{ id: number }>(
    `select id from subscriptions
     where id > $3 and status = 'trialing'
       and term_to - ($1::timestamptz at time zone time_zone)::date between 1 and
         case when trial_told_days is null then $4::int else least($5::int, trial_told_days - 1) end
     order by id limit $2`,
    [now.toISOString(), limit, after, early, late],
  );
  return rows.map(({ id }) => id);
}

export async function selectAdminEmails(db: Db, teamId: number) {
  const rows = await db
    .select({ email: users.email })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.teamId, teamId), eq(accounts.isAdmin, true)))
    .orderBy(asc(accounts.id));
  return rows.map(({ email }) => email);
}
