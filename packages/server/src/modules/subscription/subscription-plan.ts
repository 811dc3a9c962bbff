/** What a team pays for: looking at it, and changing it. */
import assert from "node:assert/strict";
import { fromHundredths } from "@app/contract/cents";
import { monthsLeftWords, overdueEndWords } from "@app/contract/months-left";
import { isPaidType } from "@app/contract/plans";
import type { MemberContext } from "#core/context.ts";
import { taxRateFor } from "#core/price-list.ts";
import { Refusal } from "#core/refusal.ts";
import { currencyOf, type Plan, planOf } from "./plan-view.ts";
import { endWords, lock, patchIn, record, stepOf } from "./record-plan.ts";
import type { PlanRow } from "./subscription-plan.store.ts";
import * as store from "./subscription-plan.store.ts";

export async function getPlan(context: MemberContext): Promise<Plan> {
  const row = await store.selectPlan(context.db, context.identity.member.teamId);
  assert(row, "a member's team is there");
  return planOf(context, row);
}

export async function cancel(context: MemberContext) {
  const row = await lock(context);
  if (row.status === "active" && !isPaidType(row.subscriptionType)) {
    throw new Refusal(409, "A free plan has nothing to cancel.");
  }
  const change = patchIn(context, row, stepOf(row, "cancelled"));
  const isOverdue = row.status === "past_due";
  return record(context, row, change, {
    ...{ action: "subscription.cancel", payment: cancelWords(context, row) },
    ...(isOverdue && { until: endWords(row.periodTo) }),
  });
}

/** What holds until the end. */
function cancelWords({ settings }: MemberContext, row: PlanRow) {
  const currency = currencyOf(row);
  const taxPercent = fromHundredths(taxRateFor(settings.prices, currency));
  const periodCost = fromHundredths(row.periodCost);
  const instalments = { ...row, currency, taxPercent, periodCost };
  if (row.status === "past_due") return overdueEndWords(instalments);
  const left = monthsLeftWords(instalments);
  const works = `Everything works until ${endWords(row.termTo)}; after that you can read and export everything.`;
  return left === "" ? works : `${works} ${left}`;
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
