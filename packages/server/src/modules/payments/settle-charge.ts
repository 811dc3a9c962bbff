import { dayIn } from "@app/contract/billing-calendar";
import { RETRY_DAYS } from "@app/contract/subscription-state";
import { writeDay } from "@app/engine/time/day";
import type { Context } from "#core/context.ts";
import type { Charge, Declined } from "#modules/gateway/gateway.ts";
import { unpaidInvoices } from "#modules/invoices/invoices.ts";
import { lockTeam, post } from "#modules/ledger/ledger.ts";
import { happenByPayment } from "#modules/subscription/subscription.ts";
import type { ChargeRow } from "./payments.store.ts";
import * as store from "./payments.store.ts";

/** Writes down what came of a charge. The first end counts, in whatever order and however often answers come. */
export async function settle(
  context: Context,
  { teamId, id }: ChargeRow,
  answer: Charge | Declined,
) {
  const { db } = context;
  await lockTeam(db, teamId);
  const charge = await store.select(db, teamId, id);
  if (!charge || charge.endedAt !== null) return;
  const reference = "reference" in answer ? answer.reference : null;
  switch (answer.state) {
    case "paid":
      return settlePaid(context, charge, reference);
    case "pending":
      return store.update(db, charge, { state: "pending", reference });
    // Nobody is there whom the bank could ask.
    case "asking":
      return settleDeclined(context, charge, { reference, reason: "holder_needed" });
    case "declined":
      return settleDeclined(context, charge, { reference, reason: answer.reason });
  }
}

async function settlePaid(context: Context, charge: ChargeRow, reference: string | null) {
  const { db, now } = context;
  const { teamId, id, invoiceNumber, amount, currency: unit, cardWords } = charge;
  await store.update(db, charge, { state: "paid", reference, endedAt: now() });
  await post(context, teamId, {
    ...{ kind: "payment", key: `charge ${id}`, description: cardWords, invoiceNumber },
    postings: [
      {
        ...{ unit, debit: "gateway", credit: "receivable", amount },
        description: `Payment of ${invoiceNumber}, ${cardWords}`,
      },
    ],
  });
  await settleIfPaid(context, teamId);
}

/** Who owes nothing that is due is in good standing again. */
export async function settleIfPaid(context: Context, teamId: number) {
  if (!(await hasOverdue(context, teamId))) await happenByPayment(context, teamId, "settled");
}

async function hasOverdue({ db, now }: Context, teamId: number) {
  const timeZone = await store.selectTimeZone(db, teamId);
  const today = writeDay(dayIn(timeZone, now()));
  return (await unpaidInvoices(db, teamId)).some(({ dueOn }) => dueOn <= today);
}

async function settleDeclined(
  context: Context,
  charge: ChargeRow,
  end: Pick<ChargeRow, "reference" | "reason">,
) {
  const { db, now } = context;
  const { teamId, invoiceNumber } = charge;
  await store.update(db, charge, { state: "declined", ...end, endedAt: now() });
  const tries = await store.countDeclined(db, teamId, invoiceNumber);
  const isLast = tries > RETRY_DAYS.length;
  await happenByPayment(context, teamId, isLast ? "tries_used_up" : "payment_declined");
}
