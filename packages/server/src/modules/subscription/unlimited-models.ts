import assert from "node:assert/strict";
import { centsText, fromHundredths } from "@app/contract/cents";
import type { alert } from "@app/contract/current-user";
import type { DataOf } from "@app/contract/endpoint";
import { modelsAfterWords } from "@app/contract/models-after-unlimited";
import { BILLING_PERIODS, type BillingPeriod, isPaidType } from "@app/contract/plans";
import type { listUnlimitedModelsPlans } from "@app/contract/subscription-plan";
import { type DayNumber, dayWords, writeDay } from "@app/engine/time/day";
import type { z } from "zod";
import type { MemberContext } from "#core/context.ts";
import { type PriceList, taxRateFor } from "#core/price-list.ts";
import { Refusal } from "#core/refusal.ts";
import { type InvoiceLine, invoiceTotal } from "#modules/ledger/ledger.ts";
import { planUnlimited } from "./plan-unlimited.ts";
import { currencyOf, modelsAfterUnlimited, todayOf, unlimitedRenewalOf } from "./plan-view.ts";
import { endWords, lock, PAY_FIRST, record } from "./record-plan.ts";
import type { PlanRow } from "./subscription-plan.store.ts";
import * as store from "./subscription-plan.store.ts";

export async function unlimitedPlans(
  context: MemberContext,
): Promise<DataOf<typeof listUnlimitedModelsPlans>> {
  const row = await store.selectPlan(context.db, context.identity.member.teamId);
  assert(row, "a member's team is there");
  const { prices } = context.settings;
  const currency = currencyOf(row);
  const anchor = todayOf(context, row);
  const { registeredModel } = prices[currency];
  return {
    isHeld: isUnlimited(row, anchor),
    items: Object.values(BILLING_PERIODS).map((billingPeriod) => {
      const held = { currency, period: billingPeriod, anchor };
      const { span, lines } = planUnlimited(prices, held, anchor);
      return { billingPeriod, price: fromHundredths(netOf(lines)), renewsOn: writeDay(span.to) };
    }),
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

/** What unlimited models are paid by from their next period on; null lets them end with this one. */
export async function setUnlimitedRenewal(context: MemberContext, period: BillingPeriod | null) {
  const row = await lock(context);
  if (!isUnlimited(row, todayOf(context, row))) {
    throw new Refusal(409, "Your team has no unlimited models.");
  }
  if (period !== null) refuseUnlessPaying(row);
  const change = { unlimitedRenewal: period };
  return record(context, row, change, {
    action: "subscription.set_unlimited_models_renewal",
    isSilent: period === row.unlimitedRenewal,
    until: renewalWords(context, { ...row, ...change }),
  });
}

function renewalWords({ settings: { prices } }: Pick<MemberContext, "settings">, row: PlanRow) {
  const renewal = unlimitedRenewalOf(row);
  if (!renewal) {
    return `They end on ${unlimitedEndWords(prices, row)}`;
  }
  const { period, currency, from } = renewal;
  const cost = centsText(netOf(planUnlimited(prices, renewal, from).lines));
  const by = period === BILLING_PERIODS.ANNUAL ? "year" : "month";
  return `They renew on ${dayWords(from)} by the ${by}, for ${currency} ${cost} before tax.`;
}

/** The last day of unlimited models, and what becomes of models then. */
export function unlimitedEndWords(prices: PriceList, row: PlanRow) {
  const after = modelsAfterWords(modelsAfterUnlimited(prices, row), currencyOf(row));
  return `${endWords(row.unlimitedTo)}. ${after}`;
}

/** Their end is told of while so many days are left; the session's query looks as far ahead. */
const END_TOLD_DAYS = 14;

/** Of a subscription that goes on when they end: where it ends before, that is told. */
export async function unlimitedEndAlerts(
  context: Pick<MemberContext, "db" | "now" | "settings">,
  teamId: number,
): Promise<z.output<typeof alert>[]> {
  const row = await store.selectPlan(context.db, teamId);
  if (!row?.unlimitedTo || unlimitedRenewalOf(row)) return [];
  const endsBefore =
    row.status === "cancelled" && row.termTo !== null && row.termTo <= row.unlimitedTo;
  const isNear = row.unlimitedTo <= writeDay(todayOf(context, row) + END_TOLD_DAYS);
  if (endsBefore || !isNear) return [];
  const message = `Unlimited models end on ${unlimitedEndWords(context.settings.prices, row)}`;
  return [{ key: "subscription_unlimited_models_end", kind: "info", message }];
}

function netOf(lines: InvoiceLine[]) {
  return invoiceTotal({ lines, taxRate: 0 }).net;
}

export function refuseUnlimited(row: PlanRow, today: DayNumber) {
  if (isUnlimited(row, today)) throw new Refusal(409, "Your team has unlimited models already.");
}

function isUnlimited({ unlimitedTo }: PlanRow, today: DayNumber) {
  return unlimitedTo !== null && unlimitedTo > writeDay(today);
}

/** What is bought beside a plan needs one that is paid for and goes on. */
export const NOT_UNLIMITED = {
  ...{ unlimitedPeriod: null, unlimitedFrom: null, unlimitedTo: null, unlimitedRenewal: null },
};

export function refuseUnlessPaying({ status, subscriptionType }: PlanRow) {
  if (status === "past_due") throw new Refusal(409, PAY_FIRST);
  if (status === "cancelled") throw new Refusal(409, "Reactivate your subscription first.");
  if (status !== "active" || !isPaidType(subscriptionType)) {
    throw new Refusal(409, "Choose a plan first.");
  }
}
