/** Invoices as files: the paper that a buyer's books are kept by. */
import { getPaymentPdf } from "@app/contract/billing";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { invoiceOf } from "#modules/invoices/invoices.ts";
import { entriesOnInvoice, invoicePaidBy } from "#modules/ledger/ledger.ts";
import { inPool } from "#modules/models/models.ts";
import { declinedOn } from "#modules/payments/payments.ts";
import { makeInvoicePdf } from "./make-invoice-pdf.ts";
import { tellInvoice } from "./tell-invoice.ts";

const HOUR_SECONDS = 60 * 60;
const DOWNLOADS = { name: "invoice.pdf", count: 300, windowSeconds: HOUR_SECONDS };

/** The invoice that a payment is of. */
export async function paymentPdf(pool: Pool, context: MemberContext, paymentId: number) {
  await context.take(DOWNLOADS, String(context.identity.member.accountId));
  const number = await invoicePaidBy(context.db, context.identity.member.teamId, paymentId);
  if (number === undefined) throw notFound("Payment");
  return write(pool, context, number);
}

export async function invoicePdf(pool: Pool, context: MemberContext, number: number) {
  await context.take(DOWNLOADS, String(context.identity.member.accountId));
  return write(pool, context, number);
}

/** Read first and let go of: writing it takes a moment, and needs no transaction. */
async function write(pool: Pool, context: MemberContext, number: number) {
  const { teamId, team } = context.identity.member;
  const { db, settings, now } = context;
  const row = await invoiceOf(db, teamId, number);
  if (!row) throw notFound("Invoice");
  const seller = row.seller ?? settings.seller;
  if (!seller)
    throw new Refusal(409, "Whoever runs this service has not said yet who issues invoices.");
  const told = tellInvoice({
    ...{ invoice: { ...row, seller }, timeZone: team.timeZone, now: now() },
    entries: await entriesOnInvoice(db, teamId, number),
    declined: await declinedOn(db, teamId, number),
  });
  await context.startOver();
  const tooLong = () => new Refusal(413, "This invoice takes too long to write.");
  return {
    bytes: await inPool(pool, context, makeInvoicePdf, told, tooLong),
    contentType: getPaymentPdf.contentTypes[0],
    fileName: `${told.title} ${number}.pdf`,
  };
}
