/**
 * What an amendment comes to: the price, what holds afterwards and what the invoice says, from values alone. It is
 * worked out on the locked row, so of amendments made at once each follows from the one before it.
 */
import { type DaySpan, daysLeft, monthsAfter } from "@app/contract/billing-calendar";
import { centsText, fromHundredths, hundredthsOf } from "@app/contract/cents";
import {
  type Currency,
  discountPercentFor,
  isPaidType,
  type PaidType,
  PLAN_MONTHS,
} from "@app/contract/plans";
import type { SubscriptionType } from "@app/contract/subscription";
import {
  percentRemaining,
  priceSubscription,
  type SubscriptionData,
  type SubscriptionPrice,
} from "@app/contract/subscription-price";
import type { Standing, SubscriptionEvent } from "@app/contract/subscription-state";
import { type DayNumber, dayWords } from "@app/engine/time/day";
import { costPerUser, type PriceList } from "#core/price-list.ts";
import type { InvoiceLine } from "#modules/ledger/ledger.ts";

/** What a subscription is now. */
export type Held = {
  standing: Standing;
  subscriptionType: SubscriptionType;
  currency: Currency;
  payingUsers: number;
  renewalUsers: number;
  /** In cents, before tax. */
  periodCost: number;
  period: DaySpan | null;
};

export type Choice = { payingUsers: number; subscriptionType: PaidType };

export type Amendment = {
  event: Extract<SubscriptionEvent, "amended" | "plan_chosen">;
  price: SubscriptionPrice;
  lines: InvoiceLine[];
  /** What holds afterwards; null where the period and the term stay as they are. */
  after: {
    subscriptionType: SubscriptionType;
    /** The plan from the next renewal on, where it is another. */
    renewalType: PaidType | null;
    payingUsers: number;
    renewalUsers: number;
    periodCost: number;
    begins: { period: DaySpan; termTo: DayNumber } | null;
  };
};

/** What the price of so many users is worked out from. */
export function subscriptionData(
  prices: PriceList,
  held: Held,
  users: number,
  today: DayNumber,
): SubscriptionData {
  const { subscriptionType: type, period } = held;
  const days = period ? period.to - period.from : 1;
  return {
    costPerUser: isPaidType(type) ? fromHundredths(costPerUser(prices, held.currency, type)) : 0,
    discountPercent: discountPercentFor(prices.volumeDiscounts, users),
    subscriptionType: type,
    numRenewalPayingUsers: held.renewalUsers,
    periodCost: fromHundredths(held.periodCost),
    percentRemaining: period ? percentRemaining(daysLeft(period, today), days) : 0,
  };
}

export function planAmend(
  prices: PriceList,
  held: Held,
  choice: Choice,
  today: DayNumber,
): Amendment {
  const isGoingOn = isPaidType(held.subscriptionType) && held.standing !== "ended";
  return isGoingOn
    ? planChange(prices, held, choice, today)
    : planBeginning(prices, held, choice, today);
}

/**
 * More users are paid for what is left of the period; fewer, and another plan, hold from the next one on. What was
 * paid for stays until then.
 */
function planChange(prices: PriceList, held: Held, choice: Choice, today: DayNumber): Amendment {
  const { payingUsers, subscriptionType } = choice;
  const data = subscriptionData(prices, held, payingUsers, today);
  const price = priceSubscription(data, payingUsers);
  const isOtherPlan = subscriptionType !== held.subscriptionType;
  return {
    ...{ event: "amended", price },
    lines: [changeLine(held, payingUsers, data, price, today)],
    after: {
      subscriptionType: held.subscriptionType,
      renewalType: isOtherPlan ? subscriptionType : null,
      payingUsers: Math.max(held.payingUsers, payingUsers),
      renewalUsers: payingUsers,
      periodCost: price.obligationCost,
      begins: null,
    },
  };
}

/** It says how it is worked out, so that whoever has the invoice alone gets the same cents. */
function changeLine(
  { period, payingUsers: before, periodCost }: Held,
  users: number,
  { costPerUser: cost, discountPercent, percentRemaining: percent }: SubscriptionData,
  { discount, newCharges, payableNow: amount }: SubscriptionPrice,
  today: DayNumber,
): InvoiceLine {
  const until = period ? ` until ${dayWords(period.to - 1)}` : "";
  const less = discount > 0 ? `, less ${discountPercent}% (${centsText(discount)})` : "";
  const days = period ? ` for ${daysLeft(period, today)} of ${period.to - period.from} days` : "";
  const description =
    `From ${before} to ${users} users${until}: ${users} × ${centsText(hundredthsOf(cost))}${less}, ` +
    `less ${centsText(periodCost)} for the period as it was, is ${centsText(newCharges)}; ${percent}% of it${days}`;
  return { account: "seats", description, amount };
}

/** A plan begins today and is paid for whole. */
function planBeginning(prices: PriceList, held: Held, choice: Choice, today: DayNumber): Amendment {
  const { payingUsers, subscriptionType } = choice;
  const months = PLAN_MONTHS[subscriptionType];
  const period = { from: today, to: monthsAfter(today, months.period) };
  const fresh: Held = {
    ...{ ...held, subscriptionType, period, payingUsers, periodCost: 0, renewalUsers: payingUsers },
  };
  const data = subscriptionData(prices, fresh, payingUsers, today);
  const price = priceSubscription(data, payingUsers);
  return {
    ...{ event: "plan_chosen", price, lines: periodLines(data, payingUsers, price) },
    after: {
      ...{ subscriptionType, renewalType: null, payingUsers, renewalUsers: payingUsers },
      periodCost: price.total,
      begins: { period, termTo: monthsAfter(today, months.term) },
    },
  };
}

export const usersWords = (users: number) => (users === 1 ? "1 user" : `${users} users`);

/** How a whole period is worked out, in a line. */
export function periodWords(
  { costPerUser: cost, discountPercent }: SubscriptionData,
  users: number,
  { discount }: SubscriptionPrice,
) {
  const less = discount > 0 ? `, less volume discount, ${discountPercent}%` : "";
  return `${usersWords(users)} × ${centsText(hundredthsOf(cost))}${less}`;
}

/** A whole period, as its invoice has it: users at their price, and what is taken off. */
export function periodLines(
  { costPerUser: cost, discountPercent, subscriptionType }: SubscriptionData,
  users: number,
  { subtotal, discount }: SubscriptionPrice,
): InvoiceLine[] {
  const isYear = isPaidType(subscriptionType) && PLAN_MONTHS[subscriptionType].period === 12;
  const description = `Forecastle subscription, per user for a ${isYear ? "year" : "month"}`;
  return [
    {
      ...{ account: "seats", description, amount: subtotal },
      each: { quantity: users, price: hundredthsOf(cost) },
    },
    {
      ...{ account: "discounts", amount: discount },
      description: `Volume discount, ${discountPercent}%`,
    },
  ];
}
