import { fromHundredths } from "@app/contract/cents";
import type { DataOf } from "@app/contract/endpoint";
import { discountPercentFor, isPaidType, PLAN_MONTHS } from "@app/contract/plans";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import type { getAmendData } from "@app/contract/subscription-plan";
import { priceSubscription } from "@app/contract/subscription-price";
import { formatCurrency, formatDate } from "#lib/format.ts";

export type Plan = DataOf<typeof getAmendData>;

/** What so many people cost, said before an invite is sent. An invite itself charges nothing. */
export function seatWords(plan: Plan, users: number): string {
  const money = (amount: number) => formatCurrency(amount, plan.currency === "AUD");
  if (plan.subscriptionType === SUBSCRIPTION_TYPES.COMMUNITY) {
    return "Community is free for one person. For more, choose a plan.";
  }
  if (!isPaidType(plan.subscriptionType)) {
    const [monthly] = plan.plans;
    const price = monthly
      ? ` On a plan, a person costs ${money(monthly.costPerUser)} a month.`
      : "";
    return `With open invites the team is ${people(users)}. Nothing is charged during the trial.${price}`;
  }
  if (users <= plan.payingUsers) {
    return `With open invites, ${users} of ${plan.payingUsers} paid places are taken. Nothing more is charged.`;
  }
  return `The team pays for ${people(plan.payingUsers)}. ${priceWords(plan, users, money)} An invite charges nothing: an admin adds the places.`;
}

function priceWords(plan: Plan, users: number, money: (amount: number) => string) {
  const discountPercent = discountPercentFor(plan.volumeDiscounts, users);
  const price = priceSubscription({ ...plan, discountPercent }, users);
  const isYear = isPaidType(plan.subscriptionType) && PLAN_MONTHS[plan.subscriptionType].period > 1;
  const until = plan.periodTo ? ` before ${formatDate(new Date(`${plan.periodTo}T00:00`))}` : "";
  const tax = plan.taxPercent > 0 ? `, plus ${plan.taxPercent}% GST` : "";
  const now = money(fromHundredths(price.payableNow));
  const then = money(fromHundredths(price.renewalCost));
  return `With open invites it would be ${users}: ${now} more${until}, then ${then} a ${isYear ? "year" : "month"}${tax}.`;
}

function people(count: number) {
  return count === 1 ? "1 person" : `${count} people`;
}
