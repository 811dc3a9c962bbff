import assert from "node:assert/strict";
import { fromHundredths } from "@app/contract/cents";
import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import { BILLING_PERIODS, type BillingPeriod, isPaidType } from "@app/contract/plans";
import {
  type listUnlimitedModelsPlans,
  purchaseUnlimitedModels,
} from "@app/contract/subscription-plan";
import { writeDay } from "@app/engine/time/day";
import type { MemberContext } from "#core/context.ts";
import { once } from "#core/once.ts";
import { taxRateFor } from "#core/price-list.ts";
import { Refusal } from "#core/refusal.ts";
import { invoiceTotal } from "#modules/ledger/ledger.ts";
import { planUnlimited } from "./plan-unlimited.ts";
import { currencyOf, todayOf } from "./plan-view.ts";
import { bill, lock, record, refuseOtherAmount } from "./record-plan.ts";
import type { PlanRow } from "./subscription-plan.store.ts";
import * as store from "./subscription-plan.store.ts";

export async function unlimitedPlans(
  context: MemberContext,
): Promise<DataOf<typeof listUnlimitedModelsPlans>> {
  const row = await store.selectPlan(context.db, context.identity.member.teamId);
  assert(row, "a member's team is there");
  const { prices } = context.settings;
  const currency = currencyOf(row);
  const { MONTHLY, ANNUAL } = BILLING_PERIODS;
  const { unlimitedModelsMonth, unlimitedModelsYear, registeredModel } = prices[currency];
  return {
    items: [
      { billingPeriod: MONTHLY, price: fromHundredths(unlimitedModelsMonth) },
      { billingPeriod: ANNUAL, price: fromHundredths(unlimitedModelsYear) },
    ],
    currency,
    taxPercent: fromHundredths(taxRateFor(prices, currency)),
    registeredModelPrice: fromHundredths(registeredModel),
  };
}

const REQUESTS = { name: "subscription.unlimited_requests", count: 1, windowSeconds: 24 * 60 * 60 };

/** Who may not buy asks who may. Once a day: a second mail would not be read sooner. */
export async function requestUnlimited(context: MemberContext, period: BillingPeriod) {
  const { teamId, accountId, name: byName, team } = context.identity.member;
  const row = await context.commitNow((db) => store.selectPlan(db, teamId));
  assert(row, "a member's team is there");
  refuseUnlimited(context, row);
  await context.take(REQUESTS, String(accountId));
  const by = period === BILLING_PERIODS.ANNUAL ? "year" : "month";
  for (const email of await store.selectAdminEmails(context.db, teamId)) {
    const payload = { email, byName, teamName: team.name, by };
    context.mail({ kind: "unlimited_models_request", payload });
  }
  const action = "subscription.request_unlimited_models";
  context.audit({ action, subjectId: teamId, subjectName: team.name, after: { by } });
  return null;
}

function refuseUnlimited(context: MemberContext, row: PlanRow) {
  if (row.unlimitedTo === null || row.unlimitedTo <= writeDay(todayOf(context, row))) return;
  throw new Refusal(409, "Your team has unlimited models already.");
}

export function purchaseUnlimited(
  context: MemberContext,
  { body, idempotencyKey: key }: CheckedOf<typeof purchaseUnlimitedModels>,
) {
  return once(context, { call: purchaseUnlimitedModels, key, body }, () =>
    purchaseUnlimitedOnce(context, body),
  );
}

async function purchaseUnlimitedOnce(
  context: MemberContext,
  { billingPeriod: period, payableNow }: CheckedOf<typeof purchaseUnlimitedModels>["body"],
) {
  const row = await lock(context);
  refuseUnlessPaying(row);
  refuseUnlimited(context, row);
  const today = todayOf(context, row);
  const currency = currencyOf(row);
  const { prices } = context.settings;
  const held = { currency, period, anchor: today };
  const { span, title, lines, key } = planUnlimited(prices, held, today);
  refuseOtherAmount(row, invoiceTotal({ lines, taxRate: 0 }).net, payableNow);
  const invoiceNumber = await bill(context, row, { title, lines, key });
  const change = {
    ...{ unlimitedPeriod: period, unlimitedFrom: writeDay(span.from) },
    ...{ unlimitedTo: writeDay(span.to), currency },
    ...{ coveredFrom: writeDay(span.from), coveredTo: writeDay(span.to) },
  };
  const action = "subscription.purchase_unlimited_models";
  return record(context, row, change, { action, invoiceNumber });
}

/** What is bought beside a plan needs one that is paid for and goes on. */
export function refuseUnlessPaying({ status, subscriptionType }: PlanRow) {
  if (status === "past_due") throw new Refusal(409, "Pay what is overdue first.");
  if (status === "cancelled") throw new Refusal(409, "Reactivate your subscription first.");
  if (status !== "active" || !isPaidType(subscriptionType)) {
    throw new Refusal(409, "Choose a plan first.");
  }
}
