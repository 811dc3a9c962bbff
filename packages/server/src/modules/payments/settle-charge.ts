import assert from "node:assert/strict";
import { dayIn } from "@app/contract/billing-calendar";
import { RETRY_DAYS } from "@app/contract/subscription-state";
import { writeDay } from "@app/engine/time/day";
import type { Context } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import type { Charge, Declined } from "#modules/gateway/gateway.ts";
import { unpaidInvoices } from "#modules/invoices/invoices.ts";
import { lockTeam, post } from "#modules/ledger/ledger.ts";
import {
  currencyOf,
  giveOrder,
  happenByPayment,
  lockPlan,
  mailReceipt,
  type Order,
  priceOrder,
  tellAdmins,
} from "#modules/subscription/subscription.ts";
import type { ChargeRow } from "./payments.store.ts";
import * as store from "./payments.store.ts";
import { triedWords } from "./tried-words.ts";

/**
 * Writes down what came of a charge, and gives it as it is then. The first end counts, in whatever order and however often
 * answers come.
 */
export async function settle(
  context: Context,
  { teamId, id }: ChargeRow,
  answer: Charge | Declined,
): Promise<ChargeRow> {
  const { db } = context;
  await lockTeam(db, teamId);
  const charge = await store.select(db, teamId, id);
  assert(charge, "a charge stays");
  if (charge.endedAt !== null) return charge;
  const reference = "reference" in answer ? answer.reference : null;
  switch (answer.state) {
    case "paid":
      await settlePaid(context, { ...charge, reference });
      break;
    case "pending":
      await store.update(db, charge, { state: "pending", reference });
      break;
    case "asking":
      // Where the calendar charges, nobody is there whom the bank could ask.
      if (charge.byName === null) {
        await settleDeclined(context, charge, { reference, reason: "holder_needed" });
      } else await store.update(db, charge, { state: "asking", reference });
      break;
    case "declined":
      await settleDeclined(context, charge, { reference, reason: answer.reason });
      break;
  }
  return (await store.select(db, teamId, id)) ?? charge;
}

/** Money is kept for what it was paid for, to the cent, or goes back. */
async function settlePaid(context: Context, charge: ChargeRow) {
  const invoiceNumber =
    charge.order === null
      ? await stillOwed(context, charge)
      : await giveIfSame(context, charge, charge.order);
  if (invoiceNumber === undefined) return keepForRefund(context, charge);
  const { teamId, reference, cardWords } = charge;
  const end = { state: "paid", reference, invoiceNumber, endedAt: context.now() } as const;
  await store.update(context.db, charge, end);
  await postPayment(context, charge, {
    ...{ invoiceNumber, description: `Payment of ${invoiceNumber}, ${cardWords}` },
  });
  await mailReceipt(context, teamId, invoiceNumber);
  await settleIfPaid(context, teamId);
}

/** It may have been paid in another way meanwhile. */
async function stillOwed({ db }: Context, { teamId, invoiceNumber, amount }: ChargeRow) {
  const unpaid = await unpaidInvoices(db, teamId);
  return unpaid.find(({ number, owed }) => number === invoiceNumber && owed === amount)?.number;
}

/** What was ordered is given as of the day it was ordered, unless it has become something else meanwhile. */
async function giveIfSame(context: Context, charge: ChargeRow, order: Order) {
  const row = await lockPlan(context.db, charge.teamId);
  assert(row, "a charge's team is there");
  const today = dayIn(row.timeZone, charge.at);
  const gross = await priceOrder(context, row, order, today).then(
    (priced) => priced.gross,
    (error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    },
  );
  if (gross !== charge.amount || currencyOf(row) !== charge.currency) return undefined;
  const by = charge.byName === null ? {} : { byName: charge.byName };
  return (await giveOrder(context, row, order, { today, ...by })).invoiceNumber;
}

async function keepForRefund(context: Context, charge: ChargeRow) {
  const { teamId, reference, cardWords } = charge;
  const end = { state: "refunding", reference, endedAt: context.now() } as const;
  await store.update(context.db, charge, end);
  await postPayment(context, charge, { description: `Paid back to ${cardWords}` });
  await tellAdmins(context, teamId, "subscription.payment_returned");
}

function postPayment(
  context: Context,
  { id, teamId, amount, currency: unit, cardWords }: ChargeRow,
  { description, ...invoice }: { description: string; invoiceNumber?: number },
) {
  return post(context, teamId, {
    ...{ kind: "payment", key: `charge ${id}`, description: cardWords, ...invoice },
    postings: [{ unit, debit: "gateway", credit: "receivable", amount, description }],
  });
}

/** What was paid back is noted once. */
export async function settleRefund(context: Context, { teamId, id }: ChargeRow) {
  const { db } = context;
  await lockTeam(db, teamId);
  const charge = await store.select(db, teamId, id);
  assert(charge, "a charge stays");
  if (charge.state !== "refunding") return charge;
  await store.update(db, charge, { state: "refunded" });
  const { amount, currency: unit, cardWords } = charge;
  const description = `Paid back to ${cardWords}`;
  await post(context, teamId, {
    ...{ kind: "refund", key: `refund of charge ${id}`, description: cardWords },
    postings: [{ unit, debit: "receivable", credit: "gateway", amount, description }],
  });
  return { ...charge, state: "refunded" as const };
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
  const { teamId, invoiceNumber, byName } = charge;
  await store.update(db, charge, { state: "declined", ...end, endedAt: now() });
  // Whoever is there is told; the calendar tries again.
  if (byName !== null || invoiceNumber === null) return;
  const tries = await store.countDeclined(db, teamId, invoiceNumber);
  const isLast = tries > RETRY_DAYS.length;
  const nextTry = await store.selectNextTry(db, teamId, invoiceNumber, now());
  const payment = triedWords({ ...charge, ...end }, nextTry);
  // Who is past due already, or has ended, is told of another card that was declined, and that is all.
  const isPastDue = isLast && (await happenByPayment(context, teamId, "tries_used_up", payment));
  if (!isPastDue) await happenByPayment(context, teamId, "payment_declined", payment);
}
