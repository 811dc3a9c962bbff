import assert from "node:assert/strict";
import type { clientDraft } from "@app/contract/client-draft";
import type { clientFilter, clientSort } from "@app/contract/clients";
import { and, asc, count, desc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Db, Storage } from "#db/db.ts";
import { clientCounts, clients } from "#db/schema/clients.ts";
import { contains, matchRank } from "#db/text-search.ts";

export type Draft = z.output<typeof clientDraft>;
export type Row = Awaited<ReturnType<typeof selectPage>>[number];
type Filter = z.output<typeof clientFilter>;

type Page = {
  filter: Filter;
  search: string;
  sort: z.output<typeof clientSort>;
  offset: number;
  limit: number;
};

const columns = {
  id: clients.id,
  name: clients.name,
  contactName: clients.contactName,
  contactEmail: clients.contactEmail,
  contactPhone: clients.contactPhone,
  industry: clients.industry,
  yearEndMonth: clients.yearEndMonth,
  currency: clients.currency,
  isActive: clients.isActive,
  notes: clients.notes,
  version: clients.version,
  createdAt: clients.createdAt,
  updatedAt: clients.updatedAt,
};

const { notes: _, ...columnsWithoutNotes } = columns;

export function selectPage(db: Db, teamId: number, page: Page) {
  return db
    .select(columns)
    .from(clients)
    .where(and(isListed(teamId, page.search), isShownBy(page.filter)))
    .orderBy(...orderOf(page))
    .offset(page.offset)
    .limit(page.limit);
}

/** Which the first so many are, in their order. */
export async function selectFirstIds(db: Db, teamId: number, page: Omit<Page, "offset">) {
  const rows = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(isListed(teamId, page.search), isShownBy(page.filter)))
    .orderBy(...orderOf(page))
    .limit(page.limit);
  return rows.map(({ id }) => id);
}

export function selectThese(db: Db, teamId: number, ids: number[]) {
  return db.select(columns).from(clients).where(areLive(teamId, ids));
}

/** Without notes: those of thousands weigh more than any answer may. */
export function selectTheseWithoutNotes(db: Db, teamId: number, ids: number[]) {
  return db.select(columnsWithoutNotes).from(clients).where(areLive(teamId, ids));
}

/** How many each filter shows, from what is kept. */
export async function selectCounts(db: Db, teamId: number): Promise<Record<Filter, number>> {
  const rows = await db
    .select({ isActive: clientCounts.isActive, count: clientCounts.count })
    .from(clientCounts)
    .where(eq(clientCounts.teamId, teamId));
  const countOf = (isActive: boolean) => rows.find((row) => row.isActive === isActive)?.count ?? 0;
  const [Active, Inactive] = [countOf(true), countOf(false)];
  return { All: Active + Inactive, Active, Inactive };
}

/** The same of those that match, in one pass over the team's clients. */
export async function countMatches(db: Db, teamId: number, search: string) {
  const [counts] = await db
    .select({ All: count(), Active: countWhere("Active"), Inactive: countWhere("Inactive") })
    .from(clients)
    .where(isListed(teamId, search));
  return counts ?? { All: 0, Active: 0, Inactive: 0 };
}

export function selectAfter(db: Db, teamId: number, id: number, limit: number) {
  return db
    .select(columns)
    .from(clients)
    .where(and(isListed(teamId, ""), gt(clients.id, id)))
    .orderBy(asc(clients.id))
    .limit(limit);
}

export async function select(db: Db, teamId: number, id: number) {
  const [row] = await db.select(columns).from(clients).where(isLive(teamId, id));
  return row;
}

/** Which of these the team still has. */
export async function selectPresent(db: Db, teamId: number, ids: number[]) {
  const rows = await db.select({ id: clients.id }).from(clients).where(areLive(teamId, ids));
  return rows.map(({ id }) => id);
}

/** The client as it is until the transaction ends: nobody else changes it meanwhile. */
export async function lock(db: Db, teamId: number, id: number) {
  const [row] = await db.select(columns).from(clients).where(isLive(teamId, id)).for("update");
  return row;
}

export async function insert(db: Db, teamId: number, draft: Draft, now: Date) {
  const values = { ...draft, teamId, createdAt: now, updatedAt: now };
  const [row] = await db.insert(clients).values(values).returning(columns);
  assert(row, "an inserted client did not come back");
  return row;
}

/** Those that bear one of the names, with the name as it was asked for. */
export async function selectNamed(
  db: Db,
  teamId: number,
  names: readonly string[],
  isLocked: boolean,
) {
  const asked = sql`json_array_elements_text(${JSON.stringify(names)}::json) as asked (name)`;
  const query = db
    .select({ ...columns, askedAs: sql<string>`asked.name` })
    .from(clients)
    .innerJoin(asked, sql`lower(${clients.name}) = lower(asked.name)`)
    .where(isListed(teamId, ""))
    .orderBy(asc(clients.id));
  return isLocked ? query.for("update", { of: clients }) : query;
}

/** The fields of a draft as a statement reads them from JSON. */
const DRAFT_FIELDS = sql.raw(`
  name text, "contactName" text, "contactEmail" text, "contactPhone" text, industry text,
  "yearEndMonth" smallint, currency text, "isActive" boolean, notes text`);

/** From JSON, as one value: to write a statement of a hundred thousand takes longer than to run it. */
export async function insertMany(db: Db, teamId: number, drafts: readonly Draft[], now: Date) {
  if (drafts.length === 0) return [];
  const at = sql`${now.toISOString()}::timestamptz`;
  return db.execute<{ id: number; name: string }>(sql`
    insert into ${clients} (
      team_id, name, contact_name, contact_email, contact_phone, industry, year_end_month,
      currency, is_active, notes, created_at, updated_at)
    select ${teamId}::integer, name, "contactName", "contactEmail", "contactPhone", industry,
      "yearEndMonth", currency, "isActive", notes, ${at}, ${at}
    from json_to_recordset(${JSON.stringify(drafts)}::json) as d (${DRAFT_FIELDS})
    returning id, name`);
}

/** All in one statement, which reads them from JSON. */
export async function updateMany(
  db: Db,
  teamId: number,
  drafts: readonly (Draft & { id: number })[],
  now: Date,
) {
  if (drafts.length === 0) return;
  await db.execute(sql`
    update ${clients} set
      name = d.name, contact_name = d."contactName", contact_email = d."contactEmail",
      contact_phone = d."contactPhone", industry = d.industry, year_end_month = d."yearEndMonth",
      currency = d.currency, is_active = d."isActive", notes = d.notes,
      updated_at = ${now.toISOString()}::timestamptz, version = ${clients.version} + 1
    from json_to_recordset(${JSON.stringify(drafts)}::json) as d (id integer, ${DRAFT_FIELDS})
    where ${clients.id} = d.id and ${clients.teamId} = ${teamId} and ${clients.deletedAt} is null`);
}

export async function update(db: Db, teamId: number, id: number, draft: Draft, now: Date) {
  const [row] = await db
    .update(clients)
    .set({ ...draft, updatedAt: now, version: sql`${clients.version} + 1` })
    .where(isLive(teamId, id))
    .returning(columns);
  return row;
}

export async function markDeleted(db: Db, teamId: number, id: number, now: Date) {
  const [row] = await db
    .update(clients)
    .set({ deletedAt: now })
    .where(isLive(teamId, id))
    .returning(columns);
  return row;
}

export async function unmarkDeleted(db: Db, teamId: number, id: number, deletedAfter: Date) {
  const [row] = await db
    .update(clients)
    .set({ deletedAt: null })
    .where(and(isOf(teamId, id), gt(clients.deletedAt, deletedAfter)))
    .returning(columns);
  return row;
}

/** Removes for good, in every team: for the nightly job. */
export async function purge(storage: Storage, deletedUntil: Date) {
  await storage.query("delete from clients where deleted_at <= $1", [deletedUntil.toISOString()]);
}

const orders = {
  name: [asc(sql`lower(${clients.name})`), asc(clients.id)],
  "-name": [desc(sql`lower(${clients.name})`), desc(clients.id)],
  updatedAt: [asc(clients.updatedAt), asc(clients.id)],
  "-updatedAt": [desc(clients.updatedAt), desc(clients.id)],
};

function orderOf({ sort, search }: Pick<Page, "sort" | "search">) {
  if (sort === "match") return [asc(matchRank(clients.name, search)), ...orders.name];
  return orders[sort];
}

function isOf(teamId: number, id: number) {
  return and(eq(clients.teamId, teamId), eq(clients.id, id));
}

function isLive(teamId: number, id: number) {
  return and(isOf(teamId, id), isNull(clients.deletedAt));
}

function areLive(teamId: number, ids: number[]) {
  return and(eq(clients.teamId, teamId), inArray(clients.id, ids), isNull(clients.deletedAt));
}

function isListed(teamId: number, search: string) {
  return and(eq(clients.teamId, teamId), isNull(clients.deletedAt), matches(search));
}

function isShownBy(filter: Filter) {
  return filter === "All" ? undefined : eq(clients.isActive, filter === "Active");
}

function countWhere(filter: Filter) {
  return sql<number>`count(*) filter (where ${isShownBy(filter)})`.mapWith(Number);
}

function matches(search: string) {
  if (!search) return undefined;
  const searched = [clients.name, clients.contactName, clients.contactEmail, clients.industry];
  return or(...searched.map((column) => contains(column, search)));
}
