/**
 * What a choice of plan and users comes to, by the rules the server charges by. The server works it out again and
 * refuses another amount than was shown.
 */
import { fromHundredths, hundredthsOf } from "@app/contract/cents";
import { discountPercentFor, isPaidType, type PaidType } from "@app/contract/plans";
import {
  priceSubscription,
  type SubscriptionData,
  type SubscriptionPrice,
  withTax,
} from "@app/contract/subscription-price";
import type { Plan } from "./subscription-queries.ts";

export type Choice = { payingUsers: number; subscriptionType: PaidType };

/** All that is paid now and later; in cents, before tax unless it says otherwise. */
export type ChoicePrice = {
  /** What the period that is going on, or that begins today, is worked out from. */
  data: SubscriptionData;
  now: SubscriptionPrice;
  taxNow: number;
  /** With tax. */
  grossNow: number;
  /** Of the plan that holds from the next renewal on. */
  renewal: SubscriptionPrice;
};

/** Whether something is paid for already: then more users are paid for what is left, and another plan comes later. */
export function isGoingOn({ subscriptionType, status }: Plan): boolean {
  return isPaidType(subscriptionType) && status !== "ended";
}

export function priceChoice(plan: Plan, choice: Choice): ChoicePrice {
  const { payingUsers } = choice;
  const chosen = wholePeriod(plan, choice);
  const data = isGoingOn(plan) ? { ...plan, discountPercent: chosen.discountPercent } : chosen;
  const now = priceSubscription(data, payingUsers);
  const { tax, gross } = withTax(now.payableNow, hundredthsOf(plan.taxPercent));
  const renewal = priceSubscription(chosen, payingUsers);
  return { data, now, taxNow: tax, grossNow: gross, renewal };
}

/** A period of a plan that is paid for whole. */
function wholePeriod(plan: Plan, { payingUsers, subscriptionType }: Choice): SubscriptionData {
  const offered = plan.plans.find((each) => each.subscriptionType === subscriptionType);
  return {
    ...{ subscriptionType, costPerUser: offered?.costPerUser ?? 0 },
    discountPercent: discountPercentFor(plan.volumeDiscounts, payingUsers),
    ...{ numRenewalPayingUsers: payingUsers, periodCost: 0, percentRemaining: 100 },
  };
}

/** The plan and the users that the next renewal is set to; null where nothing renews. */
export function renewalOf(plan: Plan): Choice | null {
  const type = plan.renewalType ?? plan.subscriptionType;
  if (!isPaidType(type) || plan.cancelledAt !== null || plan.status === "ended") return null;
  return { payingUsers: plan.numRenewalPayingUsers, subscriptionType: type };
}

/** So many users on one of the plans, for a whole period. */
export function priceOn(plan: Plan, choice: Choice) {
  const data = wholePeriod(plan, choice);
  const price = priceSubscription(data, choice.payingUsers);
  return { data, price, ...withTax(price.total, hundredthsOf(plan.taxPercent)) };
}

/** As it is sent and shown. */
export const money = fromHundredths;
