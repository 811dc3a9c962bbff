/** An invoice goes to the addresses that a team named for it, or to its admins. */
import { PAYMENT_METHODS } from "@app/contract/billing-details";
import type { Context } from "#core/context.ts";
import { billingOf } from "#modules/billing-details/billing-details.ts";
import type { PlanRow } from "./subscription-plan.store.ts";
import * as store from "./subscription-plan.store.ts";

/** As long as a card has to be charged: what it pays by then is told by a receipt alone. */
const CHARGED_WITHIN_MS = 10 * 60 * 1000;

type Invoiced = Pick<PlanRow, "id" | "teamName">;

export async function mailInvoice(context: Context, row: Invoiced, number: number) {
  const { paymentMethod, card } = await billingOf(context.db, row.id);
  const isCharged = paymentMethod === PAYMENT_METHODS.CREDIT_CARD && card !== null;
  const notBefore = new Date(context.now().getTime() + CHARGED_WITHIN_MS);
  await mailTo(context, row, { kind: "invoice", number, ...(isCharged && { notBefore }) });
}

/** Tells of an invoice that a card has paid. */
export async function mailReceipt(context: Context, teamId: number, number: number) {
  const row = await store.selectPlan(context.db, teamId);
  if (row) await mailTo(context, row, { kind: "invoice_paid", number });
}

async function mailTo(
  context: Context,
  { id: teamId, teamName }: Invoiced,
  { number, ...mail }: { kind: string; number: number; notBefore?: Date },
) {
  const { invoiceEmails } = await billingOf(context.db, teamId);
  const emails =
    invoiceEmails.length > 0 ? invoiceEmails : await store.selectAdminEmails(context.db, teamId);
  for (const email of new Set(emails)) {
    context.mail({ ...mail, payload: { email, teamId, teamName, number } });
  }
}
