import type { CheckedOf } from "@app/contract/endpoint";
import type { listModels, modelFilter } from "@app/contract/models";
import { and, asc, count, desc, eq, isNull, ne, or, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Db } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { clients } from "#db/schema/clients.ts";
import { grants } from "#db/schema/grants.ts";
import { models } from "#db/schema/models.ts";
import { contains, matchRank } from "#db/text-search.ts";
import type { Asker } from "./models.store.ts";

export type Filter = z.output<typeof modelFilter>;
/** What narrows a list down within its filter. */
export type Wanted = Pick<CheckedOf<typeof listModels>["query"], "search" | "checks">;
export type Page = Wanted & {
  filter: Filter;
  sort: CheckedOf<typeof listModels>["query"]["sort"];
  offset: number;
  limit: number;
};

/** Which models a page shows, in their order: found by an index where nothing is searched for. */
export async function selectIds(db: Db, asker: Asker, page: Page) {
  const rows = await db
    .select({ id: models.id })
    .from(models)
    .where(and(standsIn(asker, page.filter), ...narrows(page)))
    .orderBy(...orderOf(page))
    .offset(page.offset)
    .limit(page.limit);
  return rows.map(({ id }) => id);
}

/** How many models each list shows to whoever the transaction is bound to, from kept counts. */
export async function selectCounts(db: Db) {
  const rows = await db.execute(sql`select list, count from visible_model_counts()`);
  return new Map(rows.map(({ list, count }) => [list as Filter, Number(count)]));
}

/** The same for what is searched for, in one pass over all of them. */
export async function countWanted(db: Db, asker: Asker, wanted: Wanted) {
  const list = sql<Filter>`case when ${isOfTeam(asker)} then ${models.list} else 'Shared' end`;
  const rows = await db
    .select({ list, count: count() })
    .from(models)
    .where(
      and(or(isOfTeam(asker), isSharedWith(asker)), isNull(models.deletedAt), ...narrows(wanted)),
    )
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.list, row.count]));
}

function narrows({ search, checks }: Wanted) {
  return [search ? matches(search) : undefined, checks && eq(models.checks, checks)];
}

/** In its name, its client's or its owner's, or partly in its name and its client's; row-level security says whose are looked at. */
function matches(search: string) {
  const ofClient = sql`(select ${clients.id} from ${clients}
    where ${isNull(clients.deletedAt)} and ${contains(clients.name, search)})`;
  const ofOwner = sql`(select ${accounts.id} from ${accounts} where ${contains(accounts.name, search)})`;
  const ofOtherOwner = sql`(select model_id from shared_models() where ${contains(sql`owner_name`, search)})`;
  const both = sql`${models.name} || ' ' || ${clients.name}`;
  const ofBoth = sql`exists (select from ${clients}
    where ${eq(clients.id, models.clientId)} and ${isNull(clients.deletedAt)} and ${contains(both, search)})`;
  return or(
    contains(models.name, search),
    search.includes(" ") ? ofBoth : undefined,
    sql`${models.clientId} in ${ofClient}`,
    sql`${models.ownerAccountId} in ${ofOwner}`,
    sql`${models.id} in ${ofOtherOwner}`,
  );
}

function standsIn(asker: Asker, filter: Filter) {
  const isThere =
    filter === "Shared" ? isSharedWith(asker) : and(isOfTeam(asker), eq(models.list, filter));
  return and(isThere, isNull(models.deletedAt));
}

function isOfTeam({ teamId }: Asker) {
  return eq(models.teamId, teamId);
}

/** Granted by another team. */
function isSharedWith({ userId, teamId }: Asker) {
  const granted = sql`${models.id} in (select ${grants.modelId} from ${grants}
    where ${grants.userId} = ${userId} and ${grants.kind} = 'trusted' and ${grants.level} > 0)`;
  return and(ne(models.teamId, teamId), granted);
}

const orders = {
  name: [asc(sql`lower(${models.name})`), asc(models.id)],
  "-name": [desc(sql`lower(${models.name})`), desc(models.id)],
  savedAt: [asc(models.savedAt), asc(models.id)],
  "-savedAt": [desc(models.savedAt), desc(models.id)],
};

function orderOf({ sort, search }: Pick<Page, "sort" | "search">) {
  if (sort === "match") return [asc(matchRank(models.name, search)), ...orders.name];
  return orders[sort];
}
