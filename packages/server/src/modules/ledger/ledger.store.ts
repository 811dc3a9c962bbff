import assert from "node:assert/strict";
import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { ledgerEntries, ledgerPostings } from "#db/schema/ledger.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";
import { contains } from "#db/text-search.ts";
import type { PostedEntry } from "./ledger.ts";
import { RECEIVED_AT_END } from "./paid-day.ts";

/** Held until the transaction ends: whoever else posts to the team waits. */
export async function lock(db: Db, teamId: number) {
  await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.id, teamId))
    .for("update");
}

/** The number of a team's last entry, and whether there is one of a key. Another query than the lock, to see what came before it. */
export async function selectEnd(db: Db, teamId: number, key: string) {
  const [row] = await db.execute<{ end: number; hasKey: boolean }>(
    sql`select (select coalesce(max(sequence), 0) from ledger_entries where team_id = ${teamId}) as end,
          exists (select from ledger_entries where team_id = ${teamId} and key = ${key}) as "hasKey"`,
  );
  assert(row, "a row without a table is always there");
  return row;
}

export async function hasKey(db: Db, teamId: number, key: string) {
  const found = await db
    .select({ sequence: ledgerEntries.sequence })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.teamId, teamId), eq(ledgerEntries.key, key)));
  return found.length > 0;
}

export async function insert(db: Db, teamId: number, { at, postings, ...entry }: PostedEntry) {
  const { sequence } = entry;
  await db.insert(ledgerEntries).values({ ...entry, teamId, at: new Date(at) });
  await db
    .insert(ledgerPostings)
    .values(postings.map((posting) => ({ ...posting, teamId, sequence })));
}

/** What was debited to each account of a team less what was credited. */
export function selectSums(db: Db, teamId: number) {
  return db.execute<{ account: string; unit: string; sum: number }>(
    sql`select account, unit, sum(amount)::bigint as sum from ${sidesOf(teamId)}
        group by account, unit order by account, unit`,
  );
}

/** What is left of each invoice on what the team owes. */
export function selectOpenInvoices(db: Db, teamId: number) {
  return db.execute<{ invoiceNumber: number; unit: string; amount: number }>(
    sql`select invoice_number as "invoiceNumber", unit, sum(amount)::bigint as amount
        from ${sidesOf(teamId)} where account = 'receivable' and invoice_number is not null
        group by invoice_number, unit having sum(amount) <> 0 order by invoice_number`,
  );
}

/** Every posting twice: on the account that it is debited to, and negative on the other. */
function sidesOf(teamId: number) {
  return sql`(select e.invoice_number, p.unit, side.account, side.amount
    from ledger_postings p join ledger_entries e using (team_id, sequence)
    cross join lateral (values (p.debit, p.amount), (p.credit, -p.amount)) as side (account, amount)
    where p.team_id = ${teamId}) sides`;
}

/** An entry with its postings as one value, told as the trail tells it. */
const ENTRY_JSON = `json_build_object('sequence', e.sequence, 'kind', e.kind, 'key', e.key,
  'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
  'description', e.description, 'invoiceNumber', e.invoice_number,
  'postings', (select coalesce(json_agg(json_build_object(
      'line', p.line, 'unit', p.unit, 'debit', p.debit, 'credit', p.credit, 'amount', p.amount,
      'description', p.description, 'quantity', p.quantity, 'price', p.price) order by p.line), '[]')
    from ledger_postings p where p.team_id = e.team_id and p.sequence = e.sequence))`;

export async function selectEntries(db: Db, teamId: number) {
  const rows = await db.execute<{ entry: PostedEntry }>(
    sql`select ${sql.raw(ENTRY_JSON)} as entry from ledger_entries e
        where e.team_id = ${teamId} order by e.sequence`,
  );
  return rows.map(({ entry }) => entry);
}

/** The entries of invoices and all that followed on them, in that order. */
export async function selectEntriesOn(db: Db, teamId: number, invoiceNumbers: number[]) {
  const rows = await db.execute<{ entry: PostedEntry }>(
    sql`select ${sql.raw(ENTRY_JSON)} as entry from ledger_entries e
        where e.team_id = ${teamId} and ${inArray(sql`e.invoice_number`, invoiceNumbers)}
        order by e.sequence`,
  );
  return rows.map(({ entry }) => entry);
}

export type InvoiceStanding = {
  invoiceNumber: number;
  title: string;
  gross: number;
  owed: number;
  /** The last payment of it, if there was one. */
  paidAt: string | null;
  paidBy: string;
  /** The calendar that its days are told by. */
  timeZone: string;
};

/** How invoices stand, in the order of their numbers. */
export function selectStandings(db: Db, teamId: number, numbers: number[]) {
  return db.execute<InvoiceStanding>(
    sql`select i.invoice_number as "invoiceNumber", i.description as title,
          whole.gross::bigint as gross, whole.owed::bigint as owed,
          to_char(paid.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "paidAt",
          coalesce(paid.description, '') as "paidBy", v.time_zone as "timeZone"
        from ledger_entries i join invoices v on v.number = i.invoice_number
        cross join lateral (
          select sum(side.amount) filter (where e.kind = 'invoice') as gross, sum(side.amount) as owed
          from ledger_entries e join ledger_postings p using (team_id, sequence)
          cross join lateral (values (p.debit, p.amount), (p.credit, -p.amount)) as side (account, amount)
          where e.team_id = i.team_id and e.invoice_number = i.invoice_number
            and side.account = 'receivable') whole
        left join lateral (
          select e.at, e.description from ledger_entries e
          where e.team_id = i.team_id and e.invoice_number = i.invoice_number and e.kind = 'payment'
          order by e.sequence desc limit 1) paid on true
        where i.team_id = ${teamId} and i.kind = 'invoice' and ${inArray(sql`i.invoice_number`, numbers)}
        order by i.invoice_number`,
  );
}

/** The invoice that a payment is of. */
export async function selectPaidInvoice(db: Db, teamId: number, sequence: number) {
  const isIt = and(
    eq(ledgerEntries.teamId, teamId),
    eq(ledgerEntries.sequence, sequence),
    eq(ledgerEntries.kind, "payment"),
  );
  const [row] = await db
    .select({ invoiceNumber: ledgerEntries.invoiceNumber })
    .from(ledgerEntries)
    .where(isIt);
  return row?.invoiceNumber ?? undefined;
}

export type PaymentRow = {
  id: number;
  kind: "payment" | "refund";
  at: string;
  invoiceNumber: number | null;
  /** What its invoice is for; money that was paid back is of none. */
  title: string | null;
  paidBy: string;
  unit: string;
  /** Negative where it was paid back. */
  amount: number;
  /** The calendar of its invoice, or the team's where it has none. */
  timeZone: string;
  /** What it charges for, where all of it is so many at one price, and what was taken off. */
  isOfUsers: boolean;
  quantity: number | null;
  price: number | null;
  discount: string | null;
  /** What its one line says, where that has no price of its own. */
  words: string | null;
};

/** Which payments: of invoices for users or for models, and with what somebody typed. */
export type ListedPayments = { filter: "All" | "Subscription" | "Models"; search: string };

/** Payments with the invoices that they are of, and what was paid back, the latest first. */
export function selectPayments(
  db: Db,
  teamId: number,
  listed: ListedPayments,
  page: { offset: number; limit: number },
) {
  return db.execute<PaymentRow>(
    sql`select e.sequence as id, e.kind, e.invoice_number as "invoiceNumber", e.description as "paidBy",
          to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
          i.description as title, p.unit, ${SIGNED} as amount, coalesce(v.time_zone, s.time_zone) as "timeZone",
          coalesce(whole.is_of_users, false) as "isOfUsers", whole.quantity, whole.price, whole.discount, whole.words
        from ${paymentsOf(teamId)} and ${isListed(listed)}
        order by ${PAID_ON} desc, e.sequence desc, p.line limit ${page.limit} offset ${page.offset}`,
  );
}

export type MoneyRow = Pick<PaymentRow, "at" | "unit" | "timeZone" | "isOfUsers" | "amount"> & {
  description: string;
  invoiceNumber: number | null;
};

/** Money that came since a moment, and negative what was paid back. */
export function selectMoney(db: Db, teamId: number, since: Date) {
  return db.execute<MoneyRow>(
    sql`select e.description, e.invoice_number as "invoiceNumber", p.unit,
          to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
          coalesce(v.time_zone, s.time_zone) as "timeZone", coalesce(whole.is_of_users, false) as "isOfUsers",
          ${SIGNED} as amount
        from ${paymentsOf(teamId)} and e.at >= ${since.toISOString()}
        order by e.sequence, p.line`,
  );
}

export async function countPayments(db: Db, teamId: number, listed: ListedPayments) {
  const [row] = await db.execute<{ payments: number }>(
    sql`select count(*)::int as payments from ${paymentsOf(teamId)} and ${isListed(listed)}`,
  );
  return row?.payments ?? 0;
}

/** As `dayOfEntry` tells it: the bank's day where that is in its words, or the one of the team's calendar. */
const PAID_ON = sql`coalesce(
  to_date(substring(e.description from ${RECEIVED_AT_END}), 'FMDD Month YYYY'),
  (e.at at time zone coalesce(v.time_zone, s.time_zone))::date)`;

const SIGNED = sql`case e.kind when 'refund' then -p.amount else p.amount end`;

function paymentsOf(teamId: number) {
  return sql`ledger_entries e join ledger_postings p using (team_id, sequence)
    join subscriptions s on s.id = e.team_id
    left join ledger_entries i
      on i.team_id = e.team_id and i.invoice_number = e.invoice_number and i.kind = 'invoice'
    left join invoices v on v.number = e.invoice_number
    cross join lateral (
      select bool_or(credit = 'seats') as is_of_users,
        bool_or(credit in ('models', 'unlimited_models')) as is_of_models,
        case when min(price) = max(price)
            and bool_and(price is not null) filter (where credit in ('seats', 'models', 'unlimited_models'))
          then sum(quantity)::int end as quantity,
        min(price)::bigint as price, max(description) filter (where debit = 'discounts') as discount,
        case when min(price) is null and count(*) filter (where credit in ('seats', 'models', 'unlimited_models')) = 1
          then max(description) filter (where credit in ('seats', 'models', 'unlimited_models')) end as words
      from ledger_postings where team_id = i.team_id and sequence = i.sequence) whole
    where e.team_id = ${teamId} and e.kind in ('payment', 'refund')`;
}

/** A month is found by when it was paid, too, as it is written at length and in a table. */
const SEARCHED = sql`concat_ws(' ', e.invoice_number, i.description, e.description,
  to_char(${PAID_ON}, 'FMMonth YYYY'), to_char(${PAID_ON}, 'FMDD Mon YYYY'))`;

function isListed({ filter, search }: ListedPayments) {
  const isOfIt = {
    All: sql`true`,
    Subscription: sql`whole.is_of_users`,
    Models: sql`whole.is_of_models`,
  }[filter];
  return search === "" ? isOfIt : sql`${isOfIt} and ${contains(SEARCHED, search)}`;
}

type PostingLine = {
  id: number;
  at: string;
  invoiceNumber: number | null;
  entry: string;
  description: string;
  debit: string;
  credit: string;
  unit: string;
  amount: number;
};

/** More lines than any entry has: a posting's place among all of a team's. */
const LINES_MAX = 100_000;

export async function countPostings(db: Db, teamId: number) {
  const [row] = await db
    .select({ postings: count() })
    .from(ledgerPostings)
    .where(eq(ledgerPostings.teamId, teamId));
  return row?.postings ?? 0;
}

/** The postings after a place, in the order in which they were made. */
export function selectPostingsAfter(db: Db, teamId: number, id: number, limit: number) {
  const [sequence, line] = [Math.floor(id / LINES_MAX), id % LINES_MAX];
  return db.execute<PostingLine>(
    sql`select p.sequence::bigint * ${LINES_MAX} + p.line as id, e.invoice_number as "invoiceNumber",
          to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
          e.description as entry, p.description, p.debit, p.credit, p.unit, p.amount
        from ledger_postings p join ledger_entries e using (team_id, sequence)
        where team_id = ${teamId} and (p.sequence, p.line) > (${sequence}, ${line})
        order by p.sequence, p.line limit ${limit}`,
  );
}

export type Twins = {
  teamId: number;
  sequence: number;
  kept: PostedEntry | null;
  /** What the trail says was posted. */
  told: PostedEntry | null;
};

/** Every entry of every team beside what the trail has of it, whichever of the two there is. */
export function selectTwins({ query }: Pick<Storage, "query">) {
  return query<Twins>(
    `select coalesce(l.team_id, a.team_id) as "teamId", coalesce(l.sequence, a.subject_id) as sequence,
       l.entry as kept, a.after as told
     from (select e.team_id, e.sequence, ${ENTRY_JSON} as entry from ledger_entries e) l
     full join (select team_id, subject_id, after from audit_entries where action = 'ledger.post') a
       on a.team_id = l.team_id and a.subject_id = l.sequence
     order by 1, 2`,
  );
}
