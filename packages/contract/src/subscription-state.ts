/**
 * How a subscription stands, and what leads from one standing to the next: all of it, as a table. docs/billing.md tells
 * and draws it. Whoever changes a subscription asks `nextStanding`, and nothing else decides it.
 */
import type { SubscriptionStatus } from "./subscription.ts";

/**
 * A status. One that is past due remembers besides that it was cancelled, so that paying does not renew what
 * somebody had ended.
 */
export type Standing = SubscriptionStatus | "past_due_cancelled";

export type SubscriptionEvent =
  /** A plan is chosen by a team that has none it pays for. */
  | "plan_chosen"
  | "trial_over"
  /** Users or the plan from the next renewal are changed. */
  | "amended"
  /** A period that another follows is over: the next is charged. */
  | "period_over"
  /** The last period of what was cancelled is over. */
  | "term_over"
  /** A try to charge failed, and another follows or nothing worse comes of it. */
  | "payment_declined"
  /** The last try failed. */
  | "tries_used_up"
  /** Nothing is overdue any more. */
  | "settled"
  | "cancelled"
  | "reactivated";

/** What has to happen with the step, in the same transaction. */
export type Effect =
  | "begin_term"
  | "begin_period"
  | "open_grace"
  | "close_grace"
  | "note_cancelling"
  | "forget_cancelling"
  | "tell_admins";

export type Step = { to: Standing; effects: readonly Effect[] };

const to = (standing: Standing, ...effects: Effect[]): Step => ({ to: standing, effects });

export const subscriptionSteps: Record<Standing, Partial<Record<SubscriptionEvent, Step>>> = {
  trialing: {
    plan_chosen: to("active", "begin_term", "tell_admins"),
    trial_over: to("ended", "tell_admins"),
  },
  active: {
    // Of Community, which is free.
    plan_chosen: to("active", "begin_term", "tell_admins"),
    amended: to("active", "tell_admins"),
    period_over: to("active", "begin_period"),
    payment_declined: to("active", "tell_admins"),
    tries_used_up: to("past_due", "open_grace", "tell_admins"),
    settled: to("active"),
    cancelled: to("cancelled", "note_cancelling", "tell_admins"),
  },
  cancelled: {
    amended: to("cancelled", "tell_admins"),
    // A year that is paid month by month is paid to its end.
    period_over: to("cancelled", "begin_period"),
    term_over: to("ended", "tell_admins"),
    payment_declined: to("cancelled", "tell_admins"),
    tries_used_up: to("past_due_cancelled", "open_grace", "tell_admins"),
    settled: to("cancelled"),
    reactivated: to("active", "forget_cancelling", "tell_admins"),
  },
  past_due: {
    // Nobody is charged for another period who has not paid for this one.
    period_over: to("ended", "close_grace", "tell_admins"),
    term_over: to("ended", "close_grace", "tell_admins"),
    payment_declined: to("past_due", "tell_admins"),
    settled: to("active", "close_grace", "tell_admins"),
    cancelled: to("past_due_cancelled", "note_cancelling", "tell_admins"),
  },
  past_due_cancelled: {
    period_over: to("ended", "close_grace", "tell_admins"),
    term_over: to("ended", "close_grace", "tell_admins"),
    payment_declined: to("past_due_cancelled", "tell_admins"),
    settled: to("cancelled", "close_grace", "tell_admins"),
    reactivated: to("past_due", "forget_cancelling", "tell_admins"),
  },
  ended: {
    plan_chosen: to("active", "begin_term", "forget_cancelling", "tell_admins"),
    // What is owed is still charged, and may be paid later, too.
    payment_declined: to("ended", "tell_admins"),
    settled: to("ended"),
  },
};

/** What an event leads to; undefined where it cannot happen. */
export function nextStanding(standing: Standing, event: SubscriptionEvent): Step | undefined {
  return subscriptionSteps[standing][event];
}

export function standingOf(status: SubscriptionStatus, isCancelled: boolean): Standing {
  return status === "past_due" && isCancelled ? "past_due_cancelled" : status;
}

export function statusOf(standing: Standing): SubscriptionStatus {
  return standing === "past_due_cancelled" ? "past_due" : standing;
}

/** How long one that is past due can be used as before. */
export const GRACE_DAYS = 14;

/** On which days after the first try a declined payment is tried again; then it is past due. */
export const RETRY_DAYS: readonly number[] = [3, 7];

/**
 * Whether a team reads, exports and pays, and changes nothing else: the one rule of what a standing allows. Whatever it
 * has stays where it is, in every standing.
 */
export function isReadOnly(status: SubscriptionStatus, graceEndsAt: Date | null, now: Date) {
  if (status === "ended") return true;
  return status === "past_due" && graceEndsAt !== null && graceEndsAt <= now;
}
