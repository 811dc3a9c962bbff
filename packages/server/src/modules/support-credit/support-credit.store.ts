import { PAID_TYPES } from "@app/contract/plans";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { ledgerPostings as postings } from "#db/schema/ledger.ts";

/** Teams after one on a paid plan that may change things and have yet to be given a month's minutes. */
export async function selectDue(
  { query }: Pick<Storage, "query">,
  { key, now, after, limit }: { key: string; now: Date; after: number; limit: number },
) {
  const rows = await query<{ id: number }>(
    `select s.id from subscriptions s
     where s.id > $4 and s.subscription_type in (${PAID_TYPES.join(", ")}) and not is_read_only(s.status, s.grace_ends_at, $2)
       and not exists (select from ledger_entries e where e.team_id = s.id and e.key = $1)
     order by s.id limit $3`,
    [key, now.toISOString(), limit, after],
  );
  return rows.map(({ id }) => id);
}

export type Page = { offset: number; limit: number };

export type Change = {
  sequence: number;
  line: number;
  at: string;
  key: string;
  description: string;
  /** The account on the other side. */
  other: string;
  minutes: number;
  minutesAfter: number;
};

/** What was added to a team's minutes and taken from them, summed up in the order it happened. */
const changesOf = (teamId: number) => sql`(
  select p.sequence, p.line, e.at, e.key, p.description,
    case when p.debit = 'support_balance' then p.credit else p.debit end as other,
    case when p.debit = 'support_balance' then p.amount else -p.amount end as minutes
  from ledger_postings p join ledger_entries e using (team_id, sequence)
  where p.team_id = ${teamId} and 'support_balance' in (p.debit, p.credit)) changes`;

/** Each with what was left after it. */
const summedChangesOf = (teamId: number) => sql`(
  select sequence, line, key, description, other, minutes,
    to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
    (sum(minutes) over (order by sequence, line))::bigint as "minutesAfter"
  from ${changesOf(teamId)}) summed`;

export function selectChanges(db: Db, teamId: number, { offset, limit }: Page) {
  return db.execute<Change>(
    sql`select * from ${summedChangesOf(teamId)} order by sequence desc, line desc offset ${offset} limit ${limit}`,
  );
}

/** The newest of those since a moment. */
export function selectChangesSince(db: Db, teamId: number, since: Date, limit: number) {
  return db.execute<Change>(
    sql`select * from ${summedChangesOf(teamId)} where at >= ${since.toISOString()}
        order by sequence desc, line desc limit ${limit}`,
  );
}

/** Whether a team is given minutes, as `selectDue` decides it for all of them. */
export async function isGiven(db: Db, teamId: number, now: Date) {
  const [row] = await db.execute<{ isGiven: boolean }>(
    sql`select exists (select from subscriptions s where s.id = ${teamId}
          and s.subscription_type in ${PAID_TYPES} and not is_read_only(s.status, s.grace_ends_at, ${now.toISOString()})
        ) as "isGiven"`,
  );
  return row?.isGiven ?? false;
}

export async function countChanges(db: Db, teamId: number) {
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${changesOf(teamId)}`,
  );
  return row?.count ?? 0;
}

/** Of several teams: the transaction must be bound to staff. */
export async function selectBalances(db: Db, teamIds: number[]) {
  if (teamIds.length === 0) return [];
  const minutes = sql<number>`sum(case when ${postings.debit} = 'support_balance' then ${postings.amount} else -${postings.amount} end)`;
  return db
    .select({ teamId: postings.teamId, minutes: minutes.mapWith(Number) })
    .from(postings)
    .where(
      and(
        inArray(postings.teamId, teamIds),
        or(eq(postings.debit, "support_balance"), eq(postings.credit, "support_balance")),
      ),
    )
    .groupBy(postings.teamId);
}
