/** What every page tells of how the subscription stands, to whoever is in the team. */
import { dayIn } from "@app/contract/billing-calendar";
import type { alert } from "@app/contract/current-user";
import { isReadOnly } from "@app/contract/subscription-state";
import { dayWords, readDay, writeDay } from "@app/engine/time/day";
import type { z } from "zod";
import type { Member, Team } from "#core/context.ts";
import { TRIAL_TOLD_DAYS } from "./trial-reminders.ts";

type Alert = z.output<typeof alert>;

type Told = Pick<Member, "team" | "isAdmin">;

export function subscriptionAlerts({ team, isAdmin }: Told, now: Date): Alert[] {
  const message = messageOf(team, isAdmin, now);
  if (message === undefined) return [];
  const isUrgent = team.status === "past_due" || team.status === "ended";
  return [{ key: `subscription_${team.status}`, kind: isUrgent ? "alert" : "info", message }];
}

function messageOf(team: Team, isAdmin: boolean, now: Date): string | undefined {
  switch (team.status) {
    case "active":
      return undefined;
    case "trialing":
      return trialMessage(team, isAdmin, now);
    case "cancelled":
      return `Your subscription is cancelled. Everything works ${untilText(team.termTo)}.`;
    case "past_due":
      return overdueMessage(team, now);
    case "ended":
      return "Your subscription has ended. You can read and export, but change nothing.";
  }
}

function trialMessage({ termTo, timeZone }: Team, isAdmin: boolean, now: Date) {
  const end = termTo === null ? undefined : readDay(termTo);
  if (end === undefined || end - dayIn(timeZone, now) > TRIAL_TOLD_DAYS[0]) return undefined;
  const next = isAdmin ? "Choose a plan to go on." : "Your admins can choose a plan to go on.";
  return `Your trial works ${untilText(termTo)}. ${next}`;
}

/** The first day without full use. What is not paid when its period is over ends with it, whatever was left of its grace. */
export function overdueEnd({
  graceEndsAt,
  periodTo,
  timeZone,
}: Pick<Team, "graceEndsAt" | "periodTo" | "timeZone">) {
  const grace = graceEndsAt && writeDay(dayIn(timeZone, graceEndsAt));
  return grace !== null && periodTo !== null && periodTo < grace ? periodTo : grace;
}

function overdueMessage({ status, graceEndsAt, periodTo, timeZone }: Team, now: Date) {
  if (isReadOnly(status, graceEndsAt, now)) {
    return "A payment is overdue. You can read, export and pay, but change nothing.";
  }
  const next = overdueEnd({ graceEndsAt, periodTo, timeZone });
  return `A payment is overdue. Everything works ${untilText(next)}; then you can read, export and pay, but change nothing.`;
}

/** Up to the day before the given one, which is the first of what comes after. */
function untilText(next: string | null) {
  const day = next === null ? undefined : readDay(next);
  return day === undefined ? "until its end" : `until ${dayWords(day - 1)}`;
}
