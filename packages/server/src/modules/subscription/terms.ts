/** From when to when a subscription is paid for, as days written out. */
import { dayIn, monthsAfter } from "@app/contract/billing-calendar";
import { isPaidType, PLAN_MONTHS } from "@app/contract/plans";
import { SUBSCRIPTION_TYPES, type SubscriptionType } from "@app/contract/subscription";
import { writeDay } from "@app/engine/time/day";

export type Terms = Record<"anchorDay" | "periodFrom" | "periodTo" | "termTo", string | null>;

type Beginning = { now: Date; timeZone: string; trialDays: number };

/** The first period and term of a plan that begins today. Community goes on without end. */
export function firstTerms(type: SubscriptionType, beginning: Beginning): Terms {
  const today = dayIn(beginning.timeZone, beginning.now);
  if (type === SUBSCRIPTION_TYPES.TRIAL) {
    return termsOf(today, today + beginning.trialDays, today + beginning.trialDays);
  }
  if (!isPaidType(type)) return { anchorDay: null, periodFrom: null, periodTo: null, termTo: null };
  const { period, term } = PLAN_MONTHS[type];
  return termsOf(today, monthsAfter(today, period), monthsAfter(today, term));
}

function termsOf(from: number, periodTo: number, termTo: number): Terms {
  const first = writeDay(from);
  return {
    ...{ anchorDay: first, periodFrom: first },
    ...{ periodTo: writeDay(periodTo), termTo: writeDay(termTo) },
  };
}
