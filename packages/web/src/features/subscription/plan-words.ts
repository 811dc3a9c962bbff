/** What plans are called, and how a subscription stands, in words. */
import { type PaidType, PLAN_MONTHS } from "@app/contract/plans";
import type { SubscriptionStatus, SubscriptionType } from "@app/contract/subscription";
import { lastDayText } from "#lib/day-text.ts";
import type { Choice } from "./amend-price.ts";
import { isGoingOn } from "./amend-price.ts";
import type { Plan } from "./subscription-queries.ts";

export const PLAN_NAMES: Record<SubscriptionType, string> = {
  1: "Trial",
  2: "Monthly Uncommitted",
  3: "Annual Committed, Prepaid",
  4: "Community",
  5: "Annual Committed, Paid Monthly",
};

export const PLAN_HINTS: Record<PaidType, string> = {
  2: "Stop at the end of any month",
  3: "One payment a year",
  5: "Twelve payments. A month that is not paid ends it, and the rest is not charged",
};

/** What one payment is for. */
export function periodWord(type: PaidType): "month" | "year" {
  return PLAN_MONTHS[type].period === 12 ? "year" : "month";
}

export function usersWord(count: number): string {
  return count === 1 ? "1 user" : `${count} users`;
}

/** What is charged on top: GST in Australia, nothing elsewhere. */
export function taxWord(taxPercent: number): string {
  return taxPercent > 0 ? "GST" : "tax";
}

export type StateWords = { tone: "positive" | "alert" | "negative" | "info"; text: string };

export function stateWords({ status, termTo }: Pick<Plan, "status" | "termTo">): StateWords {
  const until = termTo === null ? "" : lastDayText(termTo);
  switch (status) {
    case "trialing":
      return { tone: "info", text: until ? `Trial until ${until}` : "Trial" };
    case "active":
      return { tone: "positive", text: until ? `Active until ${until}` : "Active" };
    case "cancelled":
      return { tone: "alert", text: `Cancelled, works until ${until}` };
    case "past_due":
      return { tone: "negative", text: "Past due" };
    case "ended":
      return { tone: "negative", text: "Ended" };
  }
}

/** The same for whoever sees no more of it than how it stands. */
export function statusWords(status: SubscriptionStatus): StateWords {
  return status === "cancelled"
    ? { tone: "alert", text: "Cancelled" }
    : stateWords({ status, termTo: null });
}

/** What pressing the button does; undefined where nothing would change. */
export function deedWords(plan: Plan, choice: Choice): string | undefined {
  if (!isGoingOn(plan)) return `begin with ${usersWord(choice.payingUsers)}`;
  const more = choice.payingUsers - plan.payingUsers;
  if (more > 0) return `add ${usersWord(more)}`;
  const isOtherPlan =
    choice.subscriptionType !== (plan.renewalType ?? plan.subscriptionType) &&
    PLAN_NAMES[choice.subscriptionType];
  const isOtherCount = choice.payingUsers !== plan.numRenewalPayingUsers;
  if (isOtherPlan) return `renew on ${isOtherPlan}`;
  return isOtherCount ? `renew with ${usersWord(choice.payingUsers)}` : undefined;
}
