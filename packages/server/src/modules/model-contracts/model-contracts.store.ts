import assert from "node:assert/strict";
import { readDay } from "@app/engine/time/day";
import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { clients } from "#db/schema/clients.ts";
import {
  modelContracts,
  modelStatementLines,
  modelStatements,
} from "#db/schema/model-contracts.ts";
import { models } from "#db/schema/models.ts";
import { contains } from "#db/text-search.ts";
import type { HeldContract } from "./plan-statement.ts";

export type StatementRow = typeof modelStatements.$inferSelect;
export type LineRow = typeof modelStatementLines.$inferSelect;

const columns = {
  id: modelContracts.id,
  modelId: modelContracts.modelId,
  modelName: sql<string>`coalesce(${models.name}, ${modelContracts.modelName})`,
  canOpen: sql<boolean>`${models.id} is not null and ${models.deletedAt} is null`,
  // As the trigger does it that resumes one: the last of its model, unless it ended with the subscription.
  canResume: sql<boolean>`coalesce(not ${models.isActive} and ${models.deletedAt} is null, false)
    and not ${modelContracts.hasLapsed} and not exists (select from model_contracts later
      where later.model_id = ${modelContracts.modelId} and later.team_id = ${modelContracts.teamId}
        and later.id > ${modelContracts.id})`,
  clientId: clients.id,
  clientName: sql<string>`coalesce(${clients.name}, '')`,
  ownerName: sql<string>`coalesce(${accounts.name}, '')`,
  ownerAvatarIndex: sql<number>`coalesce(${accounts.avatarIndex}, 0)`,
  boughtOn: modelContracts.boughtOn,
  endedOn: modelContracts.endedOn,
};

/** What a contract is of, as long as it is still the team's. */
const isItsModel = and(
  eq(models.id, modelContracts.modelId),
  eq(models.teamId, modelContracts.teamId),
);

/** A team's contracts with the names of what they are of. */
function selectFrom(db: Db) {
  return db
    .select({
      ...columns,
      monthsBilled: sql<number>`(select count(*)::int from model_statement_lines l
        where l.contract_id = ${modelContracts.id} and l.amount > 0)`,
      billed: sql<number>`(select coalesce(sum(l.amount), 0)::bigint from model_statement_lines l
        where l.contract_id = ${modelContracts.id})`,
    })
    .from(modelContracts)
    .leftJoin(models, isItsModel)
    .leftJoin(clients, and(eq(clients.id, models.clientId), isNull(clients.deletedAt)))
    .leftJoin(accounts, eq(accounts.id, models.ownerAccountId))
    .$dynamic();
}

export type ContractRow = Awaited<ReturnType<typeof selectPage>>[number];
export type Listed = { isEnded: boolean; search: string; modelId?: number | undefined };

function isListed(teamId: number, { isEnded, search, modelId }: Listed) {
  const { endedOn } = modelContracts;
  return and(
    eq(modelContracts.teamId, teamId),
    isEnded ? isNotNull(endedOn) : isNull(endedOn),
    search === "" ? undefined : contains(columns.modelName, search),
    modelId === undefined ? undefined : eq(modelContracts.modelId, modelId),
  );
}

export function selectPage(
  db: Db,
  teamId: number,
  listed: Listed,
  { offset, limit }: { offset: number; limit: number },
) {
  return selectFrom(db)
    .where(isListed(teamId, listed))
    .orderBy(asc(modelContracts.boughtOn), asc(modelContracts.id))
    .limit(limit)
    .offset(offset);
}

export async function countListed(db: Db, teamId: number, listed: Listed) {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(modelContracts)
    .leftJoin(models, isItsModel)
    .where(isListed(teamId, listed));
  return row?.count ?? 0;
}

/** The open contract of a model. */
export async function selectOpen(db: Db, teamId: number, modelId: number) {
  const isIt = and(eq(modelContracts.teamId, teamId), eq(modelContracts.modelId, modelId));
  const [row] = await selectFrom(db).where(and(isIt, isNull(modelContracts.endedOn)));
  return row;
}

export async function insertContract(db: Db, row: typeof modelContracts.$inferInsert) {
  await db.insert(modelContracts).values(row);
}

/** All of a team that were active on a day or later. */
export async function selectHeld(db: Db, teamId: number, since: string): Promise<HeldContract[]> {
  const isHeld = sql`(${modelContracts.endedOn} is null or ${modelContracts.endedOn} >= ${since})`;
  const rows = await selectFrom(db)
    .where(and(eq(modelContracts.teamId, teamId), isHeld))
    .orderBy(asc(modelContracts.id));
  return rows.map(({ boughtOn, endedOn, ...row }) => ({
    ...row,
    boughtOn: readDay(boughtOn) ?? 0,
    endedOn: endedOn === null ? null : (readDay(endedOn) ?? null),
  }));
}

/** The first day on which a team had a contract, and the last month that it has a statement of. */
export async function selectReach(db: Db, teamId: number) {
  const [row] = await db.execute<{ first: string | null; stated: string | null }>(
    sql`select (select min(bought_on)::text from model_contracts where team_id = ${teamId}) as first,
          (select max(month)::text from model_statements where team_id = ${teamId}) as stated`,
  );
  return { first: row?.first ?? null, stated: row?.stated ?? null };
}

/** Teams after one that had a model in a month that is over by their own calendar and has no statement. */
export async function selectDue(
  { query }: Pick<Storage, "query">,
  now: Date,
  { after, limit }: { after: number; limit: number },
) {
  const rows = await query<{ id: number }>(
    `select s.id from subscriptions s
     cross join lateral (select date_trunc('month', $1::timestamptz at time zone s.time_zone)::date as begins) this_month
     where s.id > $3 and exists (
       select from model_contracts c where c.team_id = s.id and c.bought_on < this_month.begins
         and not exists (select from model_statements t where t.team_id = s.id and t.month =
           least(date_trunc('month', c.ended_on)::date, (this_month.begins - interval '1 month')::date)))
     order by s.id limit $2`,
    [now.toISOString(), limit, after],
  );
  return rows.map(({ id }) => id);
}

type NewLine = Omit<typeof modelStatementLines.$inferInsert, "teamId" | "statementId" | "line">;

export async function insertStatement(
  db: Db,
  row: typeof modelStatements.$inferInsert,
  lines: NewLine[],
) {
  const [made] = await db.insert(modelStatements).values(row).returning({ id: modelStatements.id });
  assert(made, "an inserted statement did not come back");
  if (lines.length === 0) return;
  await db.insert(modelStatementLines).values(
    lines.map((line, at) => ({
      ...line,
      teamId: row.teamId,
      statementId: made.id,
      line: at + 1,
    })),
  );
}

export function selectOptions(db: Db, teamId: number) {
  return db
    .select({
      ...{
        id: modelStatements.id,
        month: modelStatements.month,
        currency: modelStatements.currency,
      },
      modelCount: sql<number>`count(${modelStatementLines.line})::int`,
      net: sql<number>`coalesce(sum(${modelStatementLines.amount}), 0)::bigint`,
    })
    .from(modelStatements)
    .innerJoin(modelStatementLines, eq(modelStatementLines.statementId, modelStatements.id))
    .where(eq(modelStatements.teamId, teamId))
    .groupBy(modelStatements.id)
    .orderBy(desc(modelStatements.month));
}

export async function selectStatement(
  db: Db,
  teamId: number,
  by: { id: number } | { month: string },
): Promise<StatementRow | undefined> {
  const isIt = "id" in by ? eq(modelStatements.id, by.id) : eq(modelStatements.month, by.month);
  const [row] = await db
    .select()
    .from(modelStatements)
    .where(and(eq(modelStatements.teamId, teamId), isIt));
  return row;
}

export function selectLines(db: Db, { teamId, id }: StatementRow): Promise<LineRow[]> {
  return db
    .select()
    .from(modelStatementLines)
    .where(and(eq(modelStatementLines.teamId, teamId), eq(modelStatementLines.statementId, id)))
    .orderBy(asc(modelStatementLines.line));
}
