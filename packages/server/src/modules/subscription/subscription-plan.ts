/** What a team pays for: looking at it, and changing it. */
import assert from "node:assert/strict";
import type { CheckedOf } from "@app/contract/endpoint";
import { isPaidType } from "@app/contract/plans";
import { amendSubscription } from "@app/contract/subscription-plan";
import { writeDay } from "@app/engine/time/day";
import type { MemberContext } from "#core/context.ts";
import { once } from "#core/once.ts";
import { Refusal } from "#core/refusal.ts";
import { type Amendment, planAmend } from "./plan-amend.ts";
import { spanWords } from "./plan-renewal.ts";
import { currencyOf, heldOf, type Plan, planOf, todayOf } from "./plan-view.ts";
import { bill, lock, patchIn, record, refuseOtherAmount, stepOf } from "./record-plan.ts";
import type { PlanRow } from "./subscription-plan.store.ts";
import * as store from "./subscription-plan.store.ts";

export async function getPlan(context: MemberContext): Promise<Plan> {
  const row = await store.selectPlan(context.db, context.identity.member.teamId);
  assert(row, "a member's team is there");
  return planOf(context, row);
}

export function amend(context: MemberContext, request: CheckedOf<typeof amendSubscription>) {
  const { body, idempotencyKey: key } = request;
  return once(context, { call: amendSubscription, key, body }, () => amendOnce(context, body));
}

async function amendOnce(
  context: MemberContext,
  { payingUsers, subscriptionType, payableNow }: CheckedOf<typeof amendSubscription>["body"],
) {
  const row = await lock(context);
  const type = subscriptionType ?? row.renewalType ?? row.subscriptionType;
  if (!isPaidType(type)) throw new Refusal(400, "Choose one of the plans.", "subscriptionType");
  if (payingUsers < row.memberCount) {
    const message = `Your team has ${row.memberCount} people. Pay for as many, or remove some first.`;
    throw new Refusal(409, message, "payingUsers");
  }
  const { prices } = context.settings;
  const choice = { payingUsers, subscriptionType: type };
  const amendment = planAmend(prices, heldOf(row), choice, todayOf(context, row));
  const step = stepOf(row, amendment.event);
  refuseOtherAmount(row, amendment.price.payableNow, payableNow);
  const change = { ...patchIn(context, row, step), ...changeBy(row, amendment) };
  const invoiceNumber = await bill(context, row, {
    ...{ title: titleOf(amendment), lines: amendment.lines },
  });
  return record(context, row, change, { action: "subscription.amend", invoiceNumber });
}

/** What an amendment writes: also what the team pays in, which its first purchase decides. */
function changeBy(row: PlanRow, { after }: Amendment) {
  const { begins, ...rest } = after;
  const first = begins && writeDay(begins.period.from);
  return {
    ...rest,
    currency: currencyOf(row),
    ...(begins && {
      ...{ anchorDay: first, periodFrom: first },
      ...{ periodTo: writeDay(begins.period.to), termTo: writeDay(begins.termTo) },
    }),
  };
}

function titleOf({ after: { begins } }: Amendment) {
  return begins ? `Subscription, ${spanWords(begins.period)}` : "Subscription, more users";
}

export async function cancel(context: MemberContext) {
  const row = await lock(context);
  if (row.status === "active" && !isPaidType(row.subscriptionType)) {
    throw new Refusal(409, "A free plan has nothing to cancel.");
  }
  const change = patchIn(context, row, stepOf(row, "cancelled"));
  return record(context, row, change, { action: "subscription.cancel" });
}

export async function reactivate(context: MemberContext) {
  const row = await lock(context);
  const change = patchIn(context, row, stepOf(row, "reactivated"));
  return record(context, row, change, { action: "subscription.reactivate" });
}

export async function setPurchaseOrderNumber(context: MemberContext, purchaseOrderNumber: string) {
  const row = await lock(context);
  const action = "subscription.set_purchase_order_number";
  return record(context, row, { purchaseOrderNumber }, { action, isSilent: true });
}
