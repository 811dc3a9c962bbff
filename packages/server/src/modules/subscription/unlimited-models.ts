import assert from "node:assert/strict";
import { fromHundredths } from "@app/contract/cents";
import type { DataOf } from "@app/contract/endpoint";
import { BILLING_PERIODS, type BillingPeriod, isPaidType } from "@app/contract/plans";
import type { listUnlimitedModelsPlans } from "@app/contract/subscription-plan";
import { type DayNumber, writeDay } from "@app/engine/time/day";
import type { MemberContext } from "#core/context.ts";
import { taxRateFor } from "#core/price-list.ts";
import { Refusal } from "#core/refusal.ts";
import { currencyOf, todayOf } from "./plan-view.ts";
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
  refuseUnlimited(row, todayOf(context, row));
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

export function refuseUnlimited(row: PlanRow, today: DayNumber) {
  if (row.unlimitedTo === null || row.unlimitedTo <= writeDay(today)) return;
  throw new Refusal(409, "Your team has unlimited models already.");
}

/** What is bought beside a plan needs one that is paid for and goes on. */
export function refuseUnlessPaying({ status, subscriptionType }: PlanRow) {
  if (status === "past_due") throw new Refusal(409, "Pay what is overdue first.");
  if (status === "cancelled") throw new Refusal(409, "Reactivate your subscription first.");
  if (status !== "active" || !isPaidType(subscriptionType)) {
    throw new Refusal(409, "Choose a plan first.");
  }
}
