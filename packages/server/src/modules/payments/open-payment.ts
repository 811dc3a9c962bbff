/** A payment whose end is not known yet, for whoever comes back to a page: told, gone on with or called off, never made twice. */

import type { callOffPayment, getOpenPayment, resumePayment } from "@app/contract/card-payments";
import { fromHundredths } from "@app/contract/cents";
import type { DataOf } from "@app/contract/endpoint";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import { callOff, goOn } from "./go-on.ts";
import type { ChargeRow } from "./payments.store.ts";
import * as store from "./payments.store.ts";
import { deskOf, refusalOf, refuseUnpaid, type Till, underWay, waitingOf } from "./purchases.ts";

export async function getOpen({
  db,
  identity,
}: MemberContext): Promise<DataOf<typeof getOpenPayment>> {
  const { teamId, accountId } = identity.member;
  const open = await store.selectOpenOf(db, teamId);
  if (!open) return { payment: null };
  const { amount, currency, cardWords: card, byName } = open;
  return {
    payment: {
      // One that was only just begun is as good as pending: the gateway is being asked.
      state: open.state === "asking" ? "asking" : "pending",
      ...{ amount: fromHundredths(amount), currency, title: titleOf(open), card, byName },
      isOwn: open.accountId === accountId,
    },
  };
}

function titleOf({ order, invoiceNumber }: ChargeRow) {
  if (!order) return `Invoice ${invoiceNumber}`;
  return order.kind === "unlimited_models" ? "Unlimited models" : "Subscription";
}

/** Whatever came to its end meanwhile is no longer waited for. */
export async function resumeOpen(
  till: Till,
  context: MemberContext,
): Promise<DataOf<typeof resumePayment>> {
  const { open, isOwn } = await openOf(context);
  const desk = deskOf(till, context);
  if (!open || !desk) return {};
  if (open.state === "asking" && !isOwn) throw underWay(open);
  const progress = await goOn(desk, open).catch((error: unknown) => {
    throw refusalOf(error);
  });
  refuseUnpaid(progress.charge);
  return waitingOf(progress);
}

export async function callOffOpen(
  till: Till,
  context: MemberContext,
): Promise<DataOf<typeof callOffPayment>> {
  const { open, isOwn } = await openOf(context);
  const desk = deskOf(till, context);
  if (open?.state !== "asking" || !isOwn || !desk) {
    throw new Refusal(409, "There is no payment to call off.");
  }
  const { charge } = await callOff(desk, open).catch((error: unknown) => {
    throw refusalOf(error);
  });
  const { teamId, team } = context.identity.member;
  context.audit({
    ...{ action: "billing.call_off_payment", subjectId: teamId, subjectName: team.name },
    after: { charge: charge.id, state: charge.state },
  });
  return { isPaid: charge.state === "paid" };
}

async function openOf({ identity, commitNow }: MemberContext) {
  const { teamId, accountId } = identity.member;
  const open = await commitNow((db) => store.selectOpenOf(db, teamId));
  return { open, isOwn: open?.accountId === accountId };
}
