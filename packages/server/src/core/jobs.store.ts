import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { toObjects } from "#db/query-builder.ts";
import { accounts } from "#db/schema/accounts.ts";
import { jobs } from "#db/schema/jobs.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";
import { users } from "#db/schema/users.ts";
import type { JobResult } from "./job.ts";

/** One try at a job: every later write names the run, so that only the latest try counts. */
export type Held = { id: number; run: string };

export type ClaimedRow = Held & {
  kind: string;
  payload: unknown;
  attempts: number;
  teamId: number | null;
  accountId: number | null;
  userId: number | null;
  masqueraderUserId: number | null;
};

type Asked = { teamId: number; userId: number; kind: string; runKey: string | null };
type NewJob = Asked & {
  accountId: number;
  masqueraderUserId: number | null;
  access: string;
  title: string;
  payload: unknown;
  createdAt: Date;
};

/** Nothing when the same job of theirs waits or runs already. */
export async function insert(db: Db, job: NewJob) {
  const [row] = await db.insert(jobs).values(job).onConflictDoNothing().returning({ id: jobs.id });
  return row?.id;
}

export async function findOpen(db: Db, { teamId, userId, kind, runKey }: Asked) {
  const [row] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        ...[eq(jobs.teamId, teamId), eq(jobs.userId, userId), eq(jobs.kind, kind)],
        eq(jobs.runKey, runKey ?? ""),
        inArray(jobs.state, ["queued", "running"]),
      ),
    );
  return row?.id;
}

type NewServiceJob = { kind: string; payload: unknown; runKey: string | null; createdAt: Date };

/**
 * At once, and once for each key. What the clock sends is not sent while the last one is still at it, or the minutes of a long
 * run would take all places: what it leaves is for the next.
 */
export async function insertForService(storage: Storage, job: NewServiceJob) {
  await storage.query(
    `insert into jobs (kind, title, payload, run_key, created_at) select $1, $1, $2::jsonb, $3, $4::timestamptz
     where $3::text is null or not exists (select from jobs where kind = $1 and state in ('queued', 'running'))
     on conflict do nothing`,
    [job.kind, JSON.stringify(job.payload), job.runKey, job.createdAt.toISOString()],
  );
}

/** Whether there is anything to claim or to take back, as one cheap question. */
export async function look(storage: Storage) {
  const [seen] = await storage.query<{ isWaiting: boolean; hasLapsed: boolean }>(
    `select exists (select from jobs where state = 'queued' and due_at <= now()) as "isWaiting",
       exists (select from jobs where state = 'running' and claimed_until < now()) as "hasLapsed"`,
  );
  return seen ?? { isWaiting: false, hasLapsed: false };
}

/**
 * Puts back what died with its process. A row that a unit of work still holds is left alone, so
 * that a run thought dead cannot commit beside the next one.
 */
export async function takeBackLapsed(storage: Storage) {
  await storage.query(
    `update jobs set state = 'queued', due_at = now(), run = null, claimed_until = null
     where id in (select id from jobs where state = 'running' and claimed_until < now()
                  for update skip locked)`,
  );
}

export type Claim = {
  kinds: string[];
  count: number;
  /** How many of one team may run at a time, in all processes together. */
  perTeamMax: number;
  leaseSeconds: number;
};

/**
 * Takes up to so many jobs, from the teams that have the fewest running first, and of these from
 * those that were served longest ago: however many wait of one team, the others take turns with it. One process claims
 * at a time, so that two of them do not fill the same team's places together.
 */
export async function claim(storage: Storage, claim: Claim): Promise<ClaimedRow[]> {
  const { kinds, perTeamMax, count, leaseSeconds } = claim;
  return storage.withConnection(async (connection) => {
    await connection.exec("BEGIN; SELECT pg_advisory_xact_lock(7265637375)");
    try {
      const values = [JSON.stringify(kinds), perTeamMax, count, leaseSeconds];
      const answer = await connection.query(claimStatement, values);
      await connection.exec("COMMIT");
      return toObjects<ClaimedRow>(answer);
    } catch (error) {
      await connection.exec("ROLLBACK");
      throw error;
    }
  });
}

const claimStatement = `
  with kinds as (select json_array_elements_text($1::json) as kind),
  busy as (
    select coalesce(team_id, 0) as team, count(*) as running from jobs
    where state = 'running' and kind in (select kind from kinds) group by 1),
  waiting as (
    select id, coalesce(team_id, 0) as team,
           row_number() over (partition by team_id order by id) as place
    from jobs where state = 'queued' and due_at <= now() and kind in (select kind from kinds)),
  chosen as (
    select id from waiting left join busy using (team)
    where place + coalesce(running, 0) <= $2
    order by place + coalesce(running, 0),
      (select max(started_at) from jobs served where served.team_id = team) nulls first, id
    limit $3)
  update jobs set state = 'running', attempts = attempts + 1, stage = '', share = 0,
    run = gen_random_uuid(), claimed_until = now() + make_interval(secs => $4),
    started_at = clock_timestamp()
  where id in (select id from chosen) and state = 'queued'
  returning id, run::text, kind, payload, attempts, team_id as "teamId",
    account_id as "accountId", user_id as "userId", masquerader_user_id as "masqueraderUserId"`;

const HELD = "json_to_recordset($1::json) as held(id int, run uuid)";
const IS_HELD = "jobs.id = held.id and jobs.run = held.run and state = 'running'";

/** Which of these are still ours: neither cancelled nor taken over. */
export async function stillHeld(storage: Storage, held: Held[]) {
  const rows = await storage.query<{ id: number }>(
    `select jobs.id from jobs join ${HELD} on ${IS_HELD}`,
    [JSON.stringify(held)],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The same, and lets everybody know that we live. */
export async function beat(storage: Storage, held: Held[], leaseSeconds: number) {
  const rows = await storage.query<{ id: number }>(
    `update jobs set claimed_until = now() + make_interval(secs => $2) from ${HELD}
     where ${IS_HELD} returning jobs.id`,
    [JSON.stringify(held), leaseSeconds],
  );
  return new Set(rows.map(({ id }) => id));
}

export async function noteProgress(
  storage: Storage,
  { id, run }: Held,
  stage: string,
  share: number,
) {
  await storage.query(
    "update jobs set stage = $3, share = $4 where id = $1 and run = $2 and state = 'running'",
    [id, run, stage, share],
  );
}

/** Back to the queue: to be tried again after a while, or uncounted when it was we who stopped. */
export async function putBack(
  storage: Storage,
  { id, run }: Held,
  { afterSeconds, isCounted }: { afterSeconds: number; isCounted: boolean },
) {
  await storage.query(
    `update jobs set state = 'queued', run = null, claimed_until = null, share = 0, stage = '',
       attempts = attempts - $4, due_at = now() + make_interval(secs => $3)
     where id = $1 and run = $2 and state = 'running'`,
    [id, run, afterSeconds, isCounted ? 0 : 1],
  );
}

type End = { state: "done" | "failed"; failure?: string; result?: JobResult | null; at: Date };

/** For jobs of the service, which leave nothing in a trail. */
export async function endForService(storage: Storage, { id, run }: Held, end: End) {
  await storage.query(
    `update jobs set state = $3, failure = $4, finished_at = $5, run = null, claimed_until = null
     where id = $1 and run = $2 and state = 'running'`,
    [id, run, end.state, end.failure ?? null, end.at.toISOString()],
  );
}

/** Gives the title, or nothing when the job was no longer this run's to end. */
export async function end(db: Db, { id, run }: Held, { state, failure, result, at }: End) {
  const [row] = await db
    .update(jobs)
    .set({
      ...{ state, finishedAt: at, failure: failure ?? null, result: result ?? null },
      ...{ run: null, claimedUntil: null, stage: "" },
      ...(state === "done" && { share: 1 }),
    })
    .where(and(eq(jobs.id, id), eq(jobs.run, run), eq(jobs.state, "running")))
    .returning({ title: jobs.title });
  return row?.title;
}

/**
 * Holds the job as this run's until the transaction ends: cancelling it, and giving it to another
 * run, wait for that. The beats and the progress do not.
 */
export async function holdRun(db: Db, { id, run }: Held) {
  const [row] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.run, run), eq(jobs.state, "running")))
    .for("key share");
  return row !== undefined;
}

/** The person behind an account, as they are now. */
export async function selectActor(db: Db, teamId: number, accountId: number) {
  const [row] = await db
    .select({
      ...{ userId: users.id, email: users.email, isStaff: users.isStaff },
      isMfaEnabled: sql<boolean>`${users.mfaSecret} is not null`,
      ...{ accountId: accounts.id, kind: accounts.kind, name: accounts.name },
      ...{ isAdmin: accounts.isAdmin, avatarIndex: accounts.avatarIndex, avatar: accounts.avatar },
      tour: accounts.tour,
      team: {
        name: subscriptions.teamName,
        subscriptionType: subscriptions.subscriptionType,
        status: subscriptions.status,
        graceEndsAt: subscriptions.graceEndsAt,
        periodTo: subscriptions.periodTo,
        termTo: subscriptions.termTo,
        timeZone: subscriptions.timeZone,
        isMfaRequired: subscriptions.isMfaRequired,
      },
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .innerJoin(subscriptions, eq(subscriptions.id, accounts.teamId))
    .where(and(eq(accounts.teamId, teamId), eq(accounts.id, accountId)));
  return row;
}
