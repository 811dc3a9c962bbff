/** A subscription's row as the rules and the wire see it. */
import { type DaySpan, dayIn, daysLeft } from "@app/contract/billing-calendar";
import { fromHundredths } from "@app/contract/cents";
import type { DataOf } from "@app/contract/endpoint";
import type { ModelsAfterUnlimited } from "@app/contract/models-after-unlimited";
import { currencyFor, isPaidType, PAID_TYPES } from "@app/contract/plans";
import type { getAmendData } from "@app/contract/subscription-plan";
import { standingOf } from "@app/contract/subscription-state";
import { firstDayOf, monthOfDay, readDay, writeDay } from "@app/engine/time/day";
import type { Context } from "#core/context.ts";
import { costPerUser, type PriceList, taxRateFor } from "#core/price-list.ts";
import { type Held, subscriptionData } from "./plan-amend.ts";
import type { HeldTerm } from "./plan-renewal.ts";
import type { PlanRow } from "./subscription-plan.store.ts";

export type Plan = DataOf<typeof getAmendData>;

export function planOf(context: Pick<Context, "settings" | "now">, row: PlanRow): Plan {
  const { prices } = context.settings;
  const held = heldOf(row);
  const { period, currency, payingUsers } = held;
  const today = todayOf(context, row);
  const { status, memberCount, renewalType, periodFrom, periodTo, termTo } = row;
  return {
    ...subscriptionData(prices, held, payingUsers, today),
    ...{ status, payingUsers, memberCount, renewalType, currency, periodFrom, periodTo, termTo },
    taxPercent: fromHundredths(taxRateFor(prices, currency)),
    daysLeft: period ? daysLeft(period, today) : 0,
    daysInPeriod: period ? period.to - period.from : 0,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    cancelledByName: row.cancelledByName,
    purchaseOrderNumber: row.purchaseOrderNumber,
    unlimitedModels: row.unlimitedPeriod && {
      ...{ billingPeriod: row.unlimitedPeriod, from: row.unlimitedFrom, to: row.unlimitedTo },
      renewsBy: unlimitedRenewalOf(row)?.period ?? null,
      modelsAfter: modelsAfterUnlimited(prices, row),
    },
    plans: PAID_TYPES.map((type) => ({
      subscriptionType: type,
      costPerUser: fromHundredths(costPerUser(prices, currency, type)),
    })),
    volumeDiscounts: prices.volumeDiscounts,
  };
}

export function heldOf(row: PlanRow): Held {
  const { subscriptionType, payingUsers, periodCost } = row;
  const standing = standingOf(row.status, row.cancelledAt !== null);
  const renewalUsers = renewalUsersOf(row);
  return {
    ...{ standing, subscriptionType, payingUsers, renewalUsers, periodCost },
    currency: currencyOf(row),
    period: spanOf(row),
  };
}

/** Nobody is left out of a renewal: whoever is in the team by then is paid for. */
function renewalUsersOf({ subscriptionType, renewalUsers, memberCount }: PlanRow) {
  return isPaidType(subscriptionType) ? Math.max(renewalUsers, memberCount) : renewalUsers;
}

/** The same with the days that it is counted by. */
export function heldTermOf(row: PlanRow): HeldTerm {
  const { renewalType, anchorDay, termTo } = row;
  return {
    ...heldOf(row),
    renewalType: renewalType !== null && isPaidType(renewalType) ? renewalType : null,
    ...{ anchor: dayOf(anchorDay), termTo: dayOf(termTo) },
  };
}

/** What unlimited models go on as, and from when; undefined where they end, as with whatever else is paid for. */
export function unlimitedRenewalOf(row: PlanRow) {
  const { status, unlimitedPeriod, unlimitedRenewal: period } = row;
  const [first, from] = [dayOf(row.unlimitedFrom), dayOf(row.unlimitedTo)];
  if (status !== "active" || period === null || first === null || from === null) return undefined;
  // The day of the month that they began on stays, unless they are paid by another period.
  const anchor = period === unlimitedPeriod ? first : from;
  return { currency: currencyOf(row), period, anchor, from };
}

/** A month with a day of unlimited models charges none, so that the one after it is the first that does. */
export function modelsAfterUnlimited(prices: PriceList, row: PlanRow): ModelsAfterUnlimited {
  const to = dayOf(row.unlimitedTo) ?? 0;
  const { boughtCount = 0, unboughtCount = 0, unboughtNames = [] } = row.models ?? {};
  return {
    boughtFrom: writeDay(to),
    chargedFrom: writeDay(firstDayOf(monthOfDay(to - 1) + 1)),
    price: fromHundredths(prices[currencyOf(row)].registeredModel),
    ...{ boughtCount, unboughtCount, unboughtNames },
  };
}

function dayOf(text: string | null) {
  return text === null ? null : (readDay(text) ?? null);
}

function spanOf({ periodFrom, periodTo }: PlanRow): DaySpan | null {
  const [from, to] = [dayOf(periodFrom), dayOf(periodTo)];
  return from === null || to === null ? null : { from, to };
}

/** What it was first paid in stays; before that, what its admin's country pays in. */
export function currencyOf({ currency, adminCountry }: PlanRow) {
  return currency ?? currencyFor(adminCountry ?? "");
}

export function todayOf({ now }: Pick<Context, "now">, { timeZone }: PlanRow) {
  return dayIn(timeZone, now());
}
