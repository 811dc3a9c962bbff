import assert from "node:assert/strict";
import type { ConnectionState } from "@app/contract/connection-status";
import type { connectionFilter } from "@app/contract/connections";
import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Member } from "#core/context.ts";
import type { Db } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { clients } from "#db/schema/clients.ts";
import { connections } from "#db/schema/connections.ts";
import { jobs } from "#db/schema/jobs.ts";
import { models } from "#db/schema/models.ts";
import { contains } from "#db/text-search.ts";

/** Whoever asks: each may see other connections. */
export type Asker = Pick<Member, "accountId" | "teamId"> & { userId: number };
export type Filter = z.output<typeof connectionFilter>;

/** Whose a shared connection is and how its job stands, which its own team's tables keep from others. */
const shared = sql`(select * from shared_connections()) shared`;
const jobState = sql<string | null>`coalesce(${jobs.state}, shared.job_state)`;

/** The one rule for how a connection stands: lists sort and count by it. */
const state = sql<ConnectionState>`case
  when ${jobState} in ('queued', 'running') then 'syncing'
  when ${connections.outcome} in ('new', 'failed', 'needs-reconnecting') then ${connections.outcome}
  when ${connections.unmappedCount} + ${connections.undecidedCount} > 0
    or ${connections.filesChangedAt} is not null then 'needs-attention'
  else 'up-to-date' end`;

const columns = {
  id: connections.id,
  uid: connections.uid,
  teamId: connections.teamId,
  name: connections.name,
  sourceId: connections.sourceId,
  settings: connections.settings,
  organisation: connections.organisation,
  clientId: clients.id,
  clientName: clients.name,
  ownerAccountId: connections.ownerAccountId,
  ownerName: sql<string | null>`coalesce(${accounts.name}, shared.owner_name)`,
  ownerAvatarIndex: sql<
    number | null
  >`coalesce(${accounts.avatarIndex}, shared.owner_avatar_index)`,
  sharedTeamName: sql<string | null>`shared.team_name`,
  monthsBack: connections.monthsBack,
  isScheduled: connections.isScheduled,
  state,
  outcome: connections.outcome,
  failure: connections.failure,
  syncJobId: connections.syncJobId,
  jobState,
  jobStage: sql<string | null>`coalesce(${jobs.stage}, shared.job_stage)`,
  jobShare: sql<number | null>`coalesce(${jobs.share}, shared.job_share)`,
  lastSyncAt: connections.lastSyncAt,
  nextSyncAt: connections.nextSyncAt,
  pausedUntil: connections.pausedUntil,
  firstMonth: connections.firstMonth,
  lastMonth: connections.lastMonth,
  filesChangedAt: connections.filesChangedAt,
  accountCount: connections.accountCount,
  rowCount: connections.rowCount,
  checks: connections.checks,
  unmappedCount: connections.unmappedCount,
  undecidedCount: connections.undecidedCount,
  mappingVersion: connections.mappingVersion,
  modelCount: sql<number>`(select count(*) from ${models}
    where ${models.connectionId} = ${connections.id} and ${models.deletedAt} is null)`.mapWith(
    Number,
  ),
  version: connections.version,
  createdAt: connections.createdAt,
  updatedAt: connections.updatedAt,
};

export type Row = NonNullable<Awaited<ReturnType<typeof select>>>;

/** With all that is shown of them; row-level security leaves out whatever the asker may not see. */
function selectFrom(db: Db) {
  return db
    .select(columns)
    .from(connections)
    .leftJoin(clients, and(eq(clients.id, connections.clientId), isNull(clients.deletedAt)))
    .leftJoin(accounts, eq(accounts.id, connections.ownerAccountId))
    .leftJoin(jobs, eq(jobs.id, connections.syncJobId))
    .leftJoin(shared, sql`shared.connection_id = ${connections.id}`)
    .$dynamic();
}

/** Of the asker's team, or shared with them by another. */
function isReached({ teamId }: Asker) {
  return or(eq(connections.teamId, teamId), sql`shared.connection_id is not null`);
}

export async function select(db: Db, asker: Asker, id: number) {
  const [row] = await selectFrom(db).where(and(eq(connections.id, id), isReached(asker)));
  return row;
}

type Wanted = { filter: Filter; search: string; sourceId?: number | undefined };
type Page = Wanted & { offset: number; limit: number };

/** What is under way and what needs a person comes first. */
const RANK = sql`array_position(array['syncing', 'needs-reconnecting', 'failed', 'needs-attention', 'new', 'up-to-date'], ${state})`;

export function selectPage(db: Db, asker: Asker, page: Page) {
  return selectFrom(db)
    .where(and(isListed(asker, page.filter), ...narrows(page)))
    .orderBy(asc(RANK), sql`lower(${connections.name})`, asc(connections.id))
    .offset(page.offset)
    .limit(page.limit);
}

/** A person has to do something for it; along an index that holds no others. */
function needsCare({ teamId }: Asker) {
  const hasCause = sql`(${connections.outcome} in ('failed', 'needs-reconnecting')
    or ${connections.unmappedCount} + ${connections.undecidedCount} > 0
    or ${connections.filesChangedAt} is not null)`;
  return and(eq(connections.teamId, teamId), hasCause, sql`${state} <> 'syncing'`);
}

/** Those of the team that need a person, the most pressing first. */
export function selectCare(db: Db, asker: Asker, limit: number) {
  return selectFrom(db)
    .where(needsCare(asker))
    .orderBy(asc(RANK), sql`lower(${connections.name})`, asc(connections.id))
    .limit(limit);
}

export async function countCare(db: Db, asker: Asker) {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(connections)
    .leftJoin(jobs, eq(jobs.id, connections.syncJobId))
    .leftJoin(shared, sql`shared.connection_id = ${connections.id}`)
    .where(needsCare(asker));
  return row?.count ?? 0;
}

/**
 * Those of the team that a sync could read now, the one read longest ago first. Files that are read
 * stay as they are: there is something to read again only once one came or went, or reading failed.
 */
export async function selectReadable(db: Db, { teamId }: Asker, { now, ...of }: Readable) {
  const hasFilesToRead = or(
    ne(connections.sourceId, of.spreadsheetId),
    isNotNull(connections.filesChangedAt),
    eq(connections.outcome, "failed"),
  );
  const rows = await db
    .select({ id: connections.id })
    .from(connections)
    .leftJoin(jobs, eq(jobs.id, connections.syncJobId))
    .leftJoin(shared, sql`shared.connection_id = ${connections.id}`)
    .where(
      and(
        ...[eq(connections.teamId, teamId), isNotNull(connections.organisation), hasFilesToRead],
        or(isNull(connections.pausedUntil), lte(connections.pausedUntil, now)),
        sql`${state} not in ('syncing', 'needs-reconnecting')`,
      ),
    )
    .orderBy(sql`${connections.lastSyncAt} nulls first`, asc(connections.id));
  return rows.map(({ id }) => id);
}

type Readable = { spreadsheetId: number; now: Date };

export function selectSome(db: Db, teamId: number, limit: number) {
  return db
    .select({ id: connections.id })
    .from(connections)
    .where(eq(connections.teamId, teamId))
    .limit(limit);
}

type OfClient = { teamId: number; clientId: number };
const isOfClient = ({ teamId, clientId }: OfClient) =>
  and(eq(connections.teamId, teamId), eq(connections.clientId, clientId));

export function selectOfClient(db: Db, of: OfClient, limit: number) {
  return selectFrom(db)
    .where(isOfClient(of))
    .orderBy(asc(RANK), sql`lower(${connections.name})`, asc(connections.id))
    .limit(limit);
}

export async function countOfClient(db: Db, of: OfClient) {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(connections)
    .where(isOfClient(of));
  return row?.count ?? 0;
}

export async function countByState(db: Db, asker: Asker, wanted: Wanted) {
  const rows = await db
    .select({ state, count: sql<number>`count(*)`.mapWith(Number) })
    .from(connections)
    .leftJoin(clients, and(eq(clients.id, connections.clientId), isNull(clients.deletedAt)))
    .leftJoin(jobs, eq(jobs.id, connections.syncJobId))
    .leftJoin(shared, sql`shared.connection_id = ${connections.id}`)
    .where(and(isListed(asker, wanted.filter), ...narrows(wanted)))
    .groupBy(sql`1`);
  return Object.fromEntries(rows.map((row) => [row.state, row.count]));
}

function isListed({ teamId }: Asker, filter: Filter) {
  return filter === "Team"
    ? eq(connections.teamId, teamId)
    : and(ne(connections.teamId, teamId), sql`shared.connection_id is not null`);
}

function narrows({ search, sourceId }: Wanted): (SQL | undefined)[] {
  return [
    search ? or(contains(connections.name, search), contains(clients.name, search)) : undefined,
    sourceId === undefined ? undefined : eq(connections.sourceId, sourceId),
  ];
}

/** The models that read from it, as far as the asker sees them. */
export function selectModels(db: Db, connectionId: number) {
  return db
    .select({ id: models.id, name: models.name })
    .from(models)
    .where(and(eq(models.connectionId, connectionId), isNull(models.deletedAt)))
    .orderBy(sql`lower(${models.name})`, asc(models.id));
}

/** Which of these the asker may know of: what they see, and for admins what is deleted, too. */
export async function selectKnown(db: Db, ids: number[]) {
  const [asker] = await db.execute<{ seesAll: boolean }>(
    sql`select sees_all_models() as "seesAll"`,
  );
  if (asker?.seesAll) return ids;
  const rows = await db
    .select({ id: connections.id })
    .from(connections)
    .where(inArray(connections.id, ids));
  return rows.map(({ id }) => id);
}

/** Nobody else changes it until the transaction ends. */
export async function lock(db: Db, teamId: number, id: number) {
  await db.select({ id: connections.id }).from(connections).where(isOf(teamId, id)).for("update");
}

/** The connection that a save id made before. */
export async function selectMade(db: Db, teamId: number, saveId: string) {
  const [row] = await db
    .select({ id: connections.id, askedHash: connections.askedHash })
    .from(connections)
    .where(and(eq(connections.teamId, teamId), eq(connections.saveId, saveId)));
  return row;
}

/** Nobody else makes a connection by this id until the transaction ends. */
export async function lockSaveId(db: Db, saveId: string) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('save'), hashtext(${saveId}))`);
}

type New = typeof connections.$inferInsert;

export async function insert(db: Db, row: New) {
  const [made] = await db.insert(connections).values(row).returning({ id: connections.id });
  assert(made, "an inserted connection did not come back");
  return made.id;
}

type Change = Partial<Omit<New, "id" | "teamId">>;

/** By a person, so that the version grows. */
export async function update(db: Db, teamId: number, id: number, change: Change, now: Date) {
  const version = sql`${connections.version} + 1`;
  await db
    .update(connections)
    .set({ ...change, version, updatedAt: now })
    .where(isOf(teamId, id));
}

export async function remove(db: Db, teamId: number, id: number) {
  await db.delete(connections).where(isOf(teamId, id));
}

/** What signs it in, sealed. */
export async function selectSignIn(db: Db, teamId: number, id: number) {
  const [row] = await db
    .select({ secrets: connections.secrets, tokens: connections.tokens })
    .from(connections)
    .where(isOf(teamId, id));
  return row;
}

/** What a sync or a decision leaves of it; no person changed it, so its version stays. */
export async function note(db: Db, teamId: number, id: number, change: Change) {
  await db.update(connections).set(change).where(isOf(teamId, id));
}

function isOf(teamId: number, id: number) {
  return and(eq(connections.teamId, teamId), eq(connections.id, id));
}

/** Everything that one member of a team owns becomes another's. */
export async function setOwnerOfAll(db: Db, teamId: number, from: number, to: number, at: Date) {
  const rows = await db
    .update(connections)
    .set({ ownerAccountId: to, version: sql`${connections.version} + 1`, updatedAt: at })
    .where(and(eq(connections.teamId, teamId), eq(connections.ownerAccountId, from)))
    .returning({ id: connections.id });
  return rows.map(({ id }) => id);
}
