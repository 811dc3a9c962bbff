import { RETRY_DAYS } from "@app/contract/subscription-state";
import { and, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { type ChargeState, cardCharges } from "#db/schema/card-charges.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";

export type ChargeRow = typeof cardCharges.$inferSelect;
/** An invoice to be tried, and how often it was declined before. */
export type DueTry = { teamId: number; invoiceNumber: number; tries: number };

type Page = { after: number; limit: number };

/** Invoices of a team that a card is to be charged for, the first due first. */
export function selectDue({ query }: Pick<Storage, "query">, now: Date, teamId: number) {
  return query<DueTry>(
    `select i.team_id as "teamId", i.number as "invoiceNumber", before.tries ${DUE} and i.team_id = $3
     order by i.due_on, i.number`,
    [now.toISOString(), [0, ...RETRY_DAYS], teamId],
  );
}

/** Teams after one that have such an invoice. */
export async function selectDueTeams(
  { query }: Pick<Storage, "query">,
  now: Date,
  { after, limit }: Page,
) {
  const rows = await query<{ id: number }>(
    `select distinct i.team_id as id ${DUE} and i.team_id > $3 order by 1 limit $4`,
    [now.toISOString(), [0, ...RETRY_DAYS], after, limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * Due, not paid, and at the turn of a try by their team's calendar. Another card than the last that was declined is
 * tried at once. While a charge of the team is open it has no other.
 */
const DUE = `
  from invoices i
  join subscriptions s on s.id = i.team_id
  join billing_details d on d.team_id = i.team_id and d.payment_method = 2 and d.card is not null
  cross join lateral (
    select count(*)::int as tries, (array_agg(c.card order by c.id desc))[1] as card from card_charges c
    where c.team_id = i.team_id and c.invoice_number = i.number and c.state = 'declined' and c.by_name is null) before
  where i.due_on + case when before.card is distinct from d.card ->> 'reference' then 0
      else ($2::int[])[before.tries + 1] end <= ($1::timestamptz at time zone s.time_zone)::date
    and not exists (select from card_charges c where c.team_id = i.team_id and c.state in ('begun', 'pending', 'asking'))
    and (select sum(case p.debit when 'receivable' then p.amount else 0 end
             - case p.credit when 'receivable' then p.amount else 0 end)
         from ledger_entries e join ledger_postings p using (team_id, sequence)
         where e.team_id = i.team_id and e.invoice_number = i.number) > 0`;

/**
 * Teams after one in good standing that have an invoice unpaid as many days after it was due as a card is tried, and pay in
 * another way: theirs is late by nobody's doing but their own.
 */
export async function selectLate(
  { query }: Pick<Storage, "query">,
  now: Date,
  { after, limit }: Page,
) {
  const rows = await query<{ id: number }>(SELECT_LATE, [
    ...[now.toISOString(), Math.max(...RETRY_DAYS), after, limit],
  ]);
  return rows.map(({ id }) => id);
}

const SELECT_LATE = `
  select distinct s.id from subscriptions s
  join invoices i on i.team_id = s.id
  left join billing_details d on d.team_id = s.id
  where s.id > $3 and s.status in ('active', 'cancelled') and coalesce(d.payment_method, 1) <> 2
    and i.due_on + $2::int <= ($1::timestamptz at time zone s.time_zone)::date
    and (select sum(case p.debit when 'receivable' then p.amount else 0 end
             - case p.credit when 'receivable' then p.amount else 0 end)
         from ledger_entries e join ledger_postings p using (team_id, sequence)
         where e.team_id = i.team_id and e.invoice_number = i.number) > 0
  order by s.id limit $4`;

export type OpenCharge = { id: number; teamId: number };

/** Charges after one that have not come to their end since a moment. */
export function selectOpen(
  { query }: Pick<Storage, "query">,
  before: Date,
  { after, limit }: Page,
) {
  return query<OpenCharge>(
    `select id, team_id as "teamId" from card_charges
     where id > $2 and state in ('begun', 'pending', 'asking', 'refunding') and at <= $1 order by id limit $3`,
    [before.toISOString(), after, limit],
  );
}

export async function insert(db: Db, row: typeof cardCharges.$inferInsert) {
  const [made] = await db.insert(cardCharges).values(row).returning();
  return made;
}

export async function select(db: Db, teamId: number, id: number) {
  const isIt = and(eq(cardCharges.teamId, teamId), eq(cardCharges.id, id));
  const [row] = await db.select().from(cardCharges).where(isIt);
  return row;
}

const OPEN: ChargeState[] = ["begun", "pending", "asking"];

/** The charge of a team that has not come to its end, of which there is one at most. */
export async function selectOpenOf(db: Db, teamId: number): Promise<ChargeRow | undefined> {
  const isOpen = and(eq(cardCharges.teamId, teamId), inArray(cardCharges.state, OPEN));
  const [row] = await db.select().from(cardCharges).where(isOpen);
  return row;
}

/** What somebody asked for under a key, unless nothing came of it: then they may ask for it again. */
export async function selectByIntent(
  db: Db,
  { teamId, accountId, intentKey }: { teamId: number; accountId: number; intentKey: string },
): Promise<ChargeRow | undefined> {
  const isIt = and(
    ...[eq(cardCharges.teamId, teamId), eq(cardCharges.accountId, accountId)],
    ...[eq(cardCharges.intentKey, intentKey), inArray(cardCharges.state, [...OPEN, "paid"])],
  );
  const [row] = await db.select().from(cardCharges).where(isIt);
  return row;
}

/** The charge of a team that the gateway has by a name, while its holder is asked. */
export async function selectAsked(db: Db, teamId: number, reference: string) {
  const open = await selectOpenOf(db, teamId);
  return open?.reference === reference && open.state === "asking" ? open : undefined;
}

/** Tries by the calendar; whoever tried by hand has learnt what came of it. */
export async function countDeclined(db: Db, teamId: number, invoiceNumber: number) {
  const found = await db
    .select({ id: cardCharges.id })
    .from(cardCharges)
    .where(
      and(
        eq(cardCharges.teamId, teamId),
        eq(cardCharges.invoiceNumber, invoiceNumber),
        eq(cardCharges.state, "declined"),
        isNull(cardCharges.byName),
      ),
    );
  return found.length;
}

/** The last charge of an invoice that came to its end. */
export async function selectLastEnded(db: Db, teamId: number, invoiceNumber: number) {
  const isOfIt = and(
    eq(cardCharges.teamId, teamId),
    eq(cardCharges.invoiceNumber, invoiceNumber),
    isNotNull(cardCharges.endedAt),
  );
  const [row] = await db
    .select()
    .from(cardCharges)
    .where(isOfIt)
    .orderBy(desc(cardCharges.id))
    .limit(1);
  return row;
}

export async function selectTimeZone(db: Db, teamId: number) {
  const [row] = await db
    .select({ timeZone: subscriptions.timeZone })
    .from(subscriptions)
    .where(eq(subscriptions.id, teamId));
  return row?.timeZone ?? "UTC";
}

export async function update(
  db: Db,
  { teamId, id }: ChargeRow,
  change: Partial<Pick<ChargeRow, "state" | "reference" | "reason" | "invoiceNumber" | "endedAt">>,
) {
  await db
    .update(cardCharges)
    .set(change)
    .where(and(eq(cardCharges.teamId, teamId), eq(cardCharges.id, id)));
}
