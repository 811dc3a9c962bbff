import { and, count as countOf, desc, eq, inArray } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { jobs } from "#db/schema/jobs.ts";

/** Without an account, the whole team's; without kinds, those of every kind. */
export type Whose = { teamId: number; accountId?: number; kinds?: readonly string[] };
export type Row = NonNullable<Awaited<ReturnType<typeof select>>>;

const columns = {
  id: jobs.id,
  kind: jobs.kind,
  access: jobs.access,
  title: jobs.title,
  state: jobs.state,
  stage: jobs.stage,
  share: jobs.share,
  failure: jobs.failure,
  result: jobs.result,
  accountId: jobs.accountId,
  startedBy: accounts.name,
  createdAt: jobs.createdAt,
  finishedAt: jobs.finishedAt,
};

const rowsOf = (db: Db) =>
  db.select(columns).from(jobs).leftJoin(accounts, eq(accounts.id, jobs.accountId));

function isOf({ teamId, accountId, kinds }: Whose) {
  const ofPerson = accountId === undefined ? undefined : eq(jobs.accountId, accountId);
  const ofKinds = kinds && inArray(jobs.kind, [...kinds]);
  return and(eq(jobs.teamId, teamId), ofPerson, ofKinds);
}

export function selectPage(
  db: Db,
  whose: Whose,
  { offset, limit }: { offset: number; limit: number },
) {
  return rowsOf(db).where(isOf(whose)).orderBy(desc(jobs.id)).offset(offset).limit(limit);
}

export async function count(db: Db, whose: Whose) {
  const [row] = await db.select({ jobs: countOf() }).from(jobs).where(isOf(whose));
  return row?.jobs ?? 0;
}

export async function select(db: Db, whose: Whose, id: number) {
  const [row] = await rowsOf(db).where(and(isOf(whose), eq(jobs.id, id)));
  return row;
}

/** Waits for a unit of work that the job has open, and lets it open no other meanwhile. */
export async function lock(db: Db, whose: Whose, id: number) {
  const [row] = await db
    .select({ state: jobs.state, title: jobs.title })
    .from(jobs)
    .where(and(isOf(whose), eq(jobs.id, id)))
    .for("update");
  return row;
}

export async function markCancelled(db: Db, teamId: number, id: number, now: Date) {
  await db
    .update(jobs)
    .set({ state: "cancelled", finishedAt: now, stage: "", run: null, claimedUntil: null })
    .where(and(eq(jobs.teamId, teamId), eq(jobs.id, id)));
}

/** What ended long ago, in every team. */
export async function deleteEnded(storage: Storage, before: { people: Date; service: Date }) {
  await storage.query(
    `delete from jobs
     where finished_at < (case when team_id is null then $2 else $1 end)::timestamptz`,
    [before.people.toISOString(), before.service.toISOString()],
  );
}
