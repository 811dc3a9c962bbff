/** What paying, or not, does to how a subscription stands. */
import { nextStanding, type SubscriptionEvent, standingOf } from "@app/contract/subscription-state";
import type { Context } from "#core/context.ts";
import { endWords, patchIn, record } from "./record-plan.ts";
import { overdueEnd } from "./subscription-alerts.ts";
import * as store from "./subscription-plan.store.ts";

const ACTIONS = {
  payment_declined: "subscription.payment_declined",
  tries_used_up: "subscription.past_due",
  settled: "subscription.settled",
} satisfies Partial<Record<SubscriptionEvent, string>>;

/** What ends with its period, and so before its grace, is not brought back by paying later. */
function overdueWords(row: Parameters<typeof overdueEnd>[0]) {
  const end = overdueEnd(row);
  const isOver = end !== null && end === row.periodTo;
  const then = isOver ? "then the subscription ends, and" : "then";
  return `Everything works until ${endWords(end)}; ${then} you can read, export and pay.`;
}

/** Whether it led anywhere: a debt paid by one who owed nothing else leaves all as it is. */
export async function happenByPayment(
  context: Context,
  teamId: number,
  event: keyof typeof ACTIONS,
  /** Of which payment, where there is one, for the letter. */
  payment?: string,
) {
  const row = await store.lockPlan(context.db, teamId);
  const standing = row && standingOf(row.status, row.cancelledAt !== null);
  const step = standing && nextStanding(standing, event);
  if (!row || !step || (step.to === standing && step.effects.length === 0)) return false;
  const isSilent = !step.effects.includes("tell_admins");
  const patch = patchIn(context, row, step);
  const { graceEndsAt = null } = patch;
  // Of what is overdue the letter says up to when everything works.
  const until = graceEndsAt && overdueWords({ ...row, graceEndsAt });
  const action = ACTIONS[event];
  await record(context, row, patch, { action, isSilent, payment, ...(until && { until }) });
  return true;
}
