/** Invoices as files: the paper that a buyer's books are kept by. */
import { getPaymentPdf } from "@app/contract/billing";
import type { Context, MemberContext } from "#core/context.ts";
import { BRAND } from "#core/letter.ts";
import type { Pool } from "#core/pool.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import type { Seller } from "#core/seller.ts";
import { invoiceOf } from "#modules/invoices/invoices.ts";
import { entriesOnInvoice, invoicePaidBy } from "#modules/ledger/ledger.ts";
import { inPoolOf } from "#modules/models/models.ts";
import { declinedOn } from "#modules/payments/payments.ts";
import { makeInvoicePdf } from "./make-invoice-pdf.ts";
import { type ToldInvoice, tellInvoice } from "./tell-invoice.ts";

const HOUR_SECONDS = 60 * 60;
const DOWNLOADS = { name: "invoice.pdf", count: 300, windowSeconds: HOUR_SECONDS };

/** The invoice that a payment is of. */
export async function paymentPdf(pool: Pool, context: MemberContext, paymentId: number) {
  await context.take(DOWNLOADS, String(context.identity.member.accountId));
  const number = await invoicePaidBy(context.db, context.identity.member.teamId, paymentId);
  if (number === undefined) throw notFound("Payment");
  return writeInvoice(pool, context, ownInvoice(context, number));
}

export async function invoicePdf(pool: Pool, context: MemberContext, number: number) {
  await context.take(DOWNLOADS, String(context.identity.member.accountId));
  return writeInvoice(pool, context, ownInvoice(context, number));
}

function ownInvoice({ identity }: MemberContext, number: number): InvoiceName {
  return { teamId: identity.member.teamId, number };
}

/** Read first and let go of: writing it takes a moment, and needs no transaction. */
export async function writeInvoice(pool: Pool, context: MemberContext, name: InvoiceName) {
  const read = await readInvoice(context, name);
  if (!read) throw notFound("Invoice");
  if (!read.hasSeller)
    throw new Refusal(409, "Whoever runs this service has not said yet who issues invoices.");
  await context.startOver();
  return invoiceFile(pool, name.teamId, read.told);
}

type InvoiceName = { teamId: number; number: number };

/** What an invoice says by now. One of before anybody said who sells is sold by who does today. */
export async function readInvoice(
  { db, settings, now }: Pick<Context, "db" | "settings" | "now">,
  { teamId, number }: InvoiceName,
) {
  const row = await invoiceOf(db, teamId, number);
  if (!row) return undefined;
  const seller = row.seller ?? settings.seller;
  const entries = await entriesOnInvoice(db, teamId, number);
  const told = tellInvoice({
    ...{ invoice: { ...row, seller: seller ?? NOBODY }, entries, now: now() },
    declined: await declinedOn(db, teamId, number),
  });
  return { told, entries, hasSeller: seller !== undefined };
}

const NOBODY: Seller = { name: BRAND, taxNumber: "", address: "", email: "", bank: "" };

export async function invoiceFile(pool: Pool, teamId: number, told: ToldInvoice) {
  const tooLong = () => new Refusal(413, "This invoice takes too long to write.");
  return {
    bytes: await inPoolOf(pool, teamId, makeInvoicePdf, told, tooLong),
    contentType: getPaymentPdf.contentTypes[0],
    fileName: `${told.title} ${told.number}.pdf`,
  };
}
