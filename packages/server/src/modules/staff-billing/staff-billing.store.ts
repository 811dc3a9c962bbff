import type { StaffInvoiceFilter } from "@app/contract/staff-billing";
import { eq, or, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { invoices } from "#db/schema/invoices.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";
import { contains } from "#db/text-search.ts";

/** By how much the postings of some entries raise what is owed. */
const owedBy = (entries: ReturnType<typeof sql>) => sql<number>`(
  select coalesce(sum(case when p.debit = 'receivable' then p.amount
    when p.credit = 'receivable' then -p.amount else 0 end), 0)::bigint
  from ledger_entries e join ledger_postings p using (team_id, sequence)
  where e.team_id = ${invoices.teamId} and e.invoice_number = ${invoices.number} and ${entries})`;

const columns = {
  id: invoices.number,
  teamId: invoices.teamId,
  teamName: subscriptions.teamName,
  title: invoices.title,
  currency: invoices.currency,
  issuedAt: invoices.issuedAt,
  dueOn: invoices.dueOn,
  gross: owedBy(sql`e.kind = 'invoice'`),
  tax: sql<number>`(
    select coalesce(sum(p.amount), 0)::bigint from ledger_entries e join ledger_postings p using (team_id, sequence)
    where e.team_id = ${invoices.teamId} and e.invoice_number = ${invoices.number}
      and e.kind = 'invoice' and p.credit = 'gst')`,
  owed: owedBy(sql`true`),
  billedTo: invoices.billedTo,
  purchaseOrderNumber: invoices.purchaseOrderNumber,
  /** By which its days are told, and by which it is today. */
  timeZone: invoices.timeZone,
  teamTimeZone: subscriptions.timeZone,
};

function selectFrom(db: Db) {
  return db
    .select(columns)
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.teamId))
    .$dynamic();
}

export type Row = NonNullable<Awaited<ReturnType<typeof select>>>;
export type Listed = { filter: StaffInvoiceFilter; search: string; now: Date };

/** How an invoice stands; overdue by its team's own calendar. */
function isOf({ filter, now }: Listed) {
  switch (filter) {
    case "All":
      return sql`true`;
    case "Paid":
      return sql`${columns.owed} <= 0`;
    case "Unpaid":
      return sql`${columns.owed} > 0`;
    case "Overdue":
      return sql`${columns.owed} > 0 and ${invoices.dueOn} <
        (${now.toISOString()}::timestamptz at time zone ${subscriptions.timeZone})::date`;
  }
}

function matches(listed: Listed) {
  const { search } = listed;
  const isFound =
    search === ""
      ? sql`true`
      : or(sql`${invoices.number}::text = ${search}`, contains(subscriptions.teamName, search));
  return sql`${isFound} and ${isOf(listed)}`;
}

/** Across all teams: the transaction must be bound to staff. */
export function selectPage(db: Db, listed: Listed, page: { offset: number; limit: number }) {
  return selectFrom(db)
    .where(matches(listed))
    .orderBy(invoices.dueOn, invoices.number)
    .limit(page.limit)
    .offset(page.offset);
}

export async function count(db: Db, listed: Listed) {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.teamId))
    .where(matches(listed));
  return row?.count ?? 0;
}

export async function select(db: Db, number: number) {
  const [row] = await selectFrom(db).where(eq(invoices.number, number));
  return row;
}
