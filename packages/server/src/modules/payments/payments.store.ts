import { RETRY_DAYS } from "@app/contract/subscription-state";
import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { type ChargeState, cardCharges } from "#db/schema/card-charges.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";

export type ChargeRow = typeof cardCharges.$inferSelect;
/** An invoice to be tried, and how often it was declined before. */
export type DueTry = { teamId: number; invoiceNumber: number; tries: number };

type Page = { after: number; limit: number };
/**
 * A team, and whether something is due of it. What was paid long ago is looked at again, too, so one query looks at so many teams
 * and no more: found among all of them at once, it would take longer with every month, and in the end too long.
 */
export type Looked = { teamId: number; isDue: boolean };

/** Invoices of a team that a card is to be charged for, the first due first. */
export function selectDue({ query }: Pick<Storage, "query">, now: Date, teamId: number) {
  return query<DueTry>(
    `select i.team_id as "teamId", i.number as "invoiceNumber", before.tries ${DUE} and d.team_id = $2
     order by i.due_on, i.number`,
    [now.toISOString(), teamId],
  );
}

/** Teams after one that pay by card, and whether they have such an invoice. */
export function selectCardTeams(
  { query }: Pick<Storage, "query">,
  now: Date,
  { after, limit }: Page,
) {
  return query<Looked>(
    `select t.team_id as "teamId", exists (select ${DUE} and d.team_id = t.team_id) as "isDue" from billing_details t
     where t.team_id > $2 and t.payment_method = 2 and t.card is not null order by t.team_id limit $3`,
    [now.toISOString(), after, limit],
  );
}

/** What is still to be paid of an invoice. */
const OWED = `(
  select sum(case p.debit when 'receivable' then p.amount else 0 end
    - case p.credit when 'receivable' then p.amount else 0 end)
  from ledger_entries e join ledger_postings p using (team_id, sequence)
  where e.team_id = i.team_id and e.invoice_number = i.number)`;

/**
 * Due, not paid, and the day of its next try by its team's calendar, if there is one. Another card than the last that was
 * declined is tried at once, and the same one at least a day after its last try: who was away makes up for tries one a
 * day. Tries are counted of what is not paid alone: "offset" keeps the two apart.
 */
const TRIES = `
  from billing_details d
  join subscriptions s on s.id = d.team_id
  cross join lateral (select ($1::timestamptz at time zone s.time_zone)::date as day) today
  cross join lateral (
    select i.* from invoices i where i.team_id = s.id and i.due_on <= today.day and ${OWED} > 0 offset 0) i
  cross join lateral (
    select count(*)::int as tries, (array_agg(c.card order by c.id desc))[1] as card,
      max((c.at at time zone s.time_zone)::date) filter (where c.card = d.card ->> 'reference') as day
    from card_charges c
    where c.team_id = i.team_id and c.invoice_number = i.number and c.state = 'declined' and c.by_name is null) before
  cross join lateral (
    select i.due_on + case when before.card is distinct from d.card ->> 'reference' then 0
      else (array[${[0, ...RETRY_DAYS]}])[before.tries + 1] end as day) planned
  cross join lateral (
    select case when planned.day is not null then greatest(planned.day, before.day + 1) end as day) next_try
  where d.payment_method = 2 and d.card is not null`;

/** At the turn of a try. While a charge of the team is open it has no other. */
const DUE = `${TRIES} and next_try.day <= today.day
    and not exists (select from card_charges c where c.team_id = s.id and c.state in ('begun', 'pending', 'asking'))`;

/** The day on which an invoice of a team is tried next; null where it is not. */
export async function selectNextTry(db: Db, teamId: number, invoiceNumber: number, now: Date) {
  const [before = "", after = ""] = TRIES.split("$1");
  const [row] = await db.execute<{ day: string | null }>(
    sql`select to_char(next_try.day, 'YYYY-MM-DD') as day
        ${sql.raw(before)}${now.toISOString()}${sql.raw(after)} and d.team_id = ${teamId} and i.number = ${invoiceNumber}`,
  );
  return row?.day ?? null;
}

export type OtherTeam = Looked & {
  /** Invoices as late of which too little is left to be asked for. */
  rests: number[];
};

type OtherPage = Page & { leastAsked: number };

/**
 * Teams after one that pay in another way, and whether one in good standing has an invoice unpaid as many days after it was due
 * as a card is tried: theirs is late by nobody's doing but their own.
 */
export function selectOtherTeams(
  { query }: Pick<Storage, "query">,
  now: Date,
  { after, limit, leastAsked }: OtherPage,
) {
  return query<OtherTeam>(OTHER_TEAMS, [
    ...[now.toISOString(), Math.max(...RETRY_DAYS), after, limit, leastAsked],
  ]);
}

const OTHER_TEAMS = `
  select s.id as "teamId", late.rests, late.is_asked and s.status in ('active', 'cancelled') as "isDue"
  from subscriptions s left join billing_details d on d.team_id = s.id
  cross join lateral (
    select coalesce(bool_or(owed >= $5), false) as is_asked,
      coalesce(array_agg(number order by number) filter (where owed < $5), '{}') as rests
    from (select i.number, ${OWED} as owed from invoices i
      where i.team_id = s.id and i.due_on + $2::int <= ($1::timestamptz at time zone s.time_zone)::date) i
    where owed > 0) late
  where s.id > $3 and s.status <> 'trialing' and coalesce(d.payment_method, 1) <> 2
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

/** The days of the team on which its cards were declined for invoices, the first first. */
export function selectDeclinedDays(db: Db, teamId: number, invoiceNumbers: number[]) {
  return db.execute<{ invoiceNumber: number; day: string }>(
    sql`select distinct c.invoice_number as "invoiceNumber",
          to_char(c.at at time zone s.time_zone, 'YYYY-MM-DD') as day
        from card_charges c join subscriptions s on s.id = c.team_id
        where c.team_id = ${teamId} and c.state = 'declined' and ${inArray(sql`c.invoice_number`, invoiceNumbers)}
        order by day`,
  );
}

/** The last try by the calendar that was declined, of each invoice of a team that had one. */
export function selectDeclined(db: Db, teamId: number) {
  type Declined = Pick<ChargeRow, "currency" | "cardWords" | "reason"> & { invoiceNumber: number };
  return db.execute<Declined>(
    sql`select distinct on (invoice_number) invoice_number as "invoiceNumber", currency, card_words as "cardWords", reason
        from card_charges
        where team_id = ${teamId} and state = 'declined' and by_name is null and invoice_number is not null
        order by invoice_number, id desc`,
  );
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
