/** What staff note on customers' invoices. Each is an entry of the team's ledger and of its trail. */
import { dayIn } from "@app/contract/billing-calendar";
import { centsText, fromHundredths, hundredthsOf, sumOf } from "@app/contract/cents";
import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import type {
  creditInvoice,
  getStaffInvoice,
  listStaffInvoices,
  recordBankPayment,
} from "@app/contract/staff-billing";
import { type DayNumber, dayWords, readDay, writeDay } from "@app/engine/time/day";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { writeInvoice } from "#modules/invoice-files/invoice-files.ts";
import {
  dayOfEntry,
  type Entry,
  entriesOnInvoice,
  lockTeam,
  owedBy,
  partsOnInvoice,
  post,
  receivedWords,
} from "#modules/ledger/ledger.ts";
import { hasOpenCharge, settleIfPaid } from "#modules/payments/payments.ts";
import { planCredit } from "./plan-credit.ts";
import * as store from "./staff-billing.store.ts";

export async function list(
  { db, now }: MemberContext,
  { query }: CheckedOf<typeof listStaffInvoices>,
) {
  const listed = { filter: query.filter, search: query.search, now: now() };
  const page = query.pagination ? query : { offset: 0, limit: UNPAGED_ROWS_MAX };
  return {
    items: (await store.selectPage(db, listed, page)).map((row) => present(row, now())),
    totalItemCount: await store.count(db, listed),
  };
}

/** With what it charges for and what came of it, from the team's ledger. */
export async function get(
  context: MemberContext,
  id: number,
): Promise<DataOf<typeof getStaffInvoice>> {
  const { db, now, bind } = context;
  const row = await store.select(db, id);
  if (!row) throw notFound("Invoice");
  const { teamId, billedTo, purchaseOrderNumber } = row;
  await bind({ kind: "team", teamId });
  const entries = await entriesOnInvoice(context.db, teamId, id);
  return {
    ...{ ...present(row, now()), billedTo, purchaseOrderNumber },
    entries: entries.map(({ sequence, at, description, postings }) => ({
      ...{ sequence, at, description },
      on: writeDay(dayOfEntry({ at, description }, row.timeZone)),
      amount: fromHundredths(sumOf(postings.map(owedBy))),
      parts: postings.map((each) => ({
        ...{ description: each.description, amount: fromHundredths(owedBy(each)) },
      })),
    })),
  };
}

export async function pdf(pool: Pool, context: MemberContext, number: number) {
  const row = await store.select(context.db, number);
  if (!row) throw notFound("Invoice");
  const { teamId } = row;
  await context.bind({ kind: "team", teamId });
  return writeInvoice(pool, context, { teamId, number });
}

export async function recordPayment(
  context: MemberContext,
  { params, body }: CheckedOf<typeof recordBankPayment>,
) {
  const invoice = await open(context, params.id);
  const amount = hundredthsOf(body.amount);
  refuseBeyond(invoice, amount);
  const receivedOn = readDay(body.receivedOn) ?? 0;
  refuseOtherDay(invoice, receivedOn, context.now());
  return note(context, invoice, "billing.record_payment", {
    ...{ kind: "payment", key: `bank ${body.reference}` },
    description: receivedWords(`Bank transfer ${body.reference}`, receivedOn),
    postings: [
      {
        ...{ unit: invoice.currency, debit: "bank", credit: "receivable", amount },
        description: `Payment of ${invoice.id}`,
      },
    ],
  });
}

export async function credit(
  context: MemberContext,
  { params, body }: CheckedOf<typeof creditInvoice>,
) {
  const invoice = await open(context, params.id);
  const amount = hundredthsOf(body.amount);
  refuseBeyond(invoice, amount);
  const { left } = partsOnInvoice(await entriesOnInvoice(context.db, invoice.teamId, invoice.id));
  return note(context, invoice, "billing.credit", {
    ...{ kind: "credit", key: `credit ${body.reference}` },
    description: `Credit ${body.reference}: ${body.reason}`,
    postings: planCredit(amount, invoice.currency, left),
  });
}

export async function writeOff(context: MemberContext, id: number, reason: string) {
  const invoice = await open(context, id);
  refuseBeyond(invoice, 1);
  return note(context, invoice, "billing.write_off", {
    ...{ kind: "write_off", key: `write off ${id}`, description: `Written off: ${reason}` },
    postings: [
      {
        ...{ unit: invoice.currency, debit: "written_off", credit: "receivable" },
        ...{ amount: invoice.owed, description: `Rest of ${id}` },
      },
    ],
  });
}

/** From here on the unit of work is bound to the customer's team, and nobody else posts to it. */
async function open(context: MemberContext, number: number) {
  const found = await store.select(context.db, number);
  if (!found) throw notFound("Invoice");
  const { teamId } = found;
  await context.bind({ kind: "team", teamId });
  await lockTeam(context.db, teamId);
  if (await hasOpenCharge(context.db, teamId)) {
    throw new Refusal(
      409,
      "A card of this team is being charged. Try again in a minute.",
      "root",
      60,
    );
  }
  const invoice = await store.select(context.db, number);
  if (!invoice) throw notFound("Invoice");
  return invoice;
}

function refuseBeyond({ owed, currency }: store.Row, amount: number) {
  if (owed <= 0) throw new Refusal(409, "Nothing is left to be paid of this invoice.");
  if (amount <= owed) return;
  const left = `${currency} ${centsText(owed)}`;
  throw new Refusal(409, `Only ${left} is left to be paid of this invoice.`, "amount");
}

/** Money comes before its invoice now and then: that much. What is older is a slip, and the ledger keeps slips for good. */
const EARLY_DAYS = 90;

function refuseOtherDay({ teamTimeZone, issuedAt }: store.Row, receivedOn: DayNumber, now: Date) {
  const [issuedOn, today] = [dayIn(teamTimeZone, issuedAt), dayIn(teamTimeZone, now)];
  if (issuedOn - EARLY_DAYS <= receivedOn && receivedOn <= today) return;
  const message =
    receivedOn > today
      ? "Give the day on which the money came, today at the latest."
      : `The invoice was issued on ${dayWords(issuedOn)}. Give a day that is not more than ${EARLY_DAYS} days before it.`;
  throw new Refusal(400, message, "receivedOn");
}

async function note(
  context: MemberContext,
  { id, teamId }: store.Row,
  action: string,
  entry: Omit<Entry, "invoiceNumber">,
) {
  if (!(await post(context, teamId, { ...entry, invoiceNumber: id }))) {
    throw new Refusal(409, "This reference was noted already.", "reference");
  }
  const { description, postings } = entry;
  const amount = sumOf(postings.map((each) => each.amount));
  const after = { description, amount: fromHundredths(amount) };
  context.audit({ action, teamId, subjectId: id, subjectName: `Invoice ${id}`, after });
  await settleIfPaid(context, teamId);
  const now = await store.select(context.db, id);
  if (!now) throw notFound("Invoice");
  return present(now, context.now());
}

function present(row: store.Row, now: Date) {
  const { id, teamName, title, currency, issuedAt, dueOn, gross, owed } = row;
  const late = dayIn(row.teamTimeZone, now) - (readDay(dueOn) ?? 0);
  return {
    ...{ id, teamName, title, currency, issuedAt: issuedAt.toISOString(), dueOn },
    issuedOn: writeDay(dayIn(row.timeZone, issuedAt)),
    ...{ gross: fromHundredths(gross), owed: fromHundredths(owed) },
    overdueDays: owed > 0 ? Math.max(0, late) : 0,
  };
}
