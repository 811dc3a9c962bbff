/**
 * What the calendar does to a subscription, from values alone: which event is due on a day, and what the next period
 * is and costs. One is due at a time; whoever was away asks again until none is, so that no period is left out.
 */
import { type DaySpan, periodAt } from "@app/contract/billing-calendar";
import { isPaidType, type PaidType, PLAN_MONTHS } from "@app/contract/plans";
import { priceSubscription } from "@app/contract/subscription-price";
import type { SubscriptionEvent } from "@app/contract/subscription-state";
import { type DayNumber, dayWords } from "@app/engine/time/day";
import type { PriceList } from "#core/price-list.ts";
import type { InvoiceLine } from "#modules/ledger/ledger.ts";
import { type Held, periodLines, periodWords, subscriptionData, usersWords } from "./plan-amend.ts";

/** What a subscription is now, with the days that it is counted by. */
export type HeldTerm = Held & {
  renewalType: PaidType | null;
  anchor: DayNumber | null;
  termTo: DayNumber | null;
};

type DueEvent = Extract<SubscriptionEvent, "trial_over" | "period_over" | "term_over">;

/** What is due on a day, if anything. */
export function dueEvent(held: HeldTerm, today: DayNumber): DueEvent | undefined {
  const { standing, period, termTo } = held;
  if (period === null || termTo === null || standing === "ended") return undefined;
  if (standing === "trialing") return today >= termTo ? "trial_over" : undefined;
  if (today < period.to) return undefined;
  const isCancelled = standing === "cancelled" || standing === "past_due_cancelled";
  return isCancelled && period.to >= termTo ? "term_over" : "period_over";
}

export type Renewal = {
  /** Of its entry in the ledger: a period is charged once, however often it is tried. */
  key: string;
  lines: InvoiceLine[];
  /** In words that can be checked with a calculator. */
  workedOut: string;
  after: {
    subscriptionType: PaidType;
    renewalType: PaidType | null;
    payingUsers: number;
    periodCost: number;
    anchor: DayNumber;
    period: DaySpan;
    termTo: DayNumber;
  };
};

/** The period after one that is over; undefined where no plan is paid for. */
export function planRenewal(prices: PriceList, held: HeldTerm): Renewal | undefined {
  const { subscriptionType: type, period, anchor, termTo } = held;
  if (!isPaidType(type) || period === null || anchor === null || termTo === null) return undefined;
  return period.to < termTo
    ? nextInstalment(prices, { ...held, subscriptionType: type, period, anchor, termTo })
    : nextTerm(prices, { ...held, subscriptionType: type, period, anchor, termTo });
}

type Counted = HeldTerm & {
  subscriptionType: PaidType;
  period: DaySpan;
  anchor: DayNumber;
  termTo: DayNumber;
};

const keyOf = (from: DayNumber) => `period from ${dayWords(from)}`;

/** Within a term, what was committed to is paid on, at the price it was committed to at. */
function nextInstalment(prices: PriceList, held: Counted): Renewal {
  const { subscriptionType, renewalType, payingUsers, periodCost, anchor, termTo } = held;
  const period = periodAt(anchor, PLAN_MONTHS[subscriptionType].period, held.period.to);
  const data = subscriptionData(prices, held, payingUsers, period.from);
  const price = priceSubscription(data, payingUsers);
  const after = {
    ...{ subscriptionType, renewalType, payingUsers, periodCost, anchor, period, termTo },
  };
  const key = keyOf(period.from);
  if (price.total === periodCost) {
    const workedOut = periodWords(data, payingUsers, price);
    return { key, workedOut, lines: periodLines(data, payingUsers, price), after };
  }
  // What it was agreed at is not kept apart from what it came to: where prices have changed since, that alone is told.
  const workedOut = `${usersWords(payingUsers)}, as agreed`;
  const description = `Forecastle subscription, ${spanWords(period)}: ${workedOut}`;
  return { key, workedOut, lines: [{ account: "seats", description, amount: periodCost }], after };
}

/** A new term has the users and the plan that the renewal was set to, at the prices that hold now. */
function nextTerm(prices: PriceList, held: Counted): Renewal {
  const type = held.renewalType ?? held.subscriptionType;
  const from = held.period.to;
  // The day of the month that it began on stays, unless another plan begins.
  const anchor = type === held.subscriptionType ? held.anchor : from;
  const period = periodAt(anchor, PLAN_MONTHS[type].period, from);
  const users = held.renewalUsers;
  const fresh: Held = { ...held, subscriptionType: type, period, payingUsers: users };
  const data = subscriptionData(prices, fresh, users, from);
  const price = priceSubscription(data, users);
  return {
    ...{ key: keyOf(from), workedOut: periodWords(data, users, price) },
    lines: periodLines(data, users, price),
    after: {
      ...{ subscriptionType: type, renewalType: null, payingUsers: users, anchor, period },
      periodCost: price.renewalCost,
      termTo: periodAt(anchor, PLAN_MONTHS[type].term, from).to,
    },
  };
}

/** From its first day to its last. */
export function spanWords({ from, to }: DaySpan) {
  return `${dayWords(from)} to ${dayWords(to - 1)}`;
}
