import assert from "node:assert/strict";
import type { DataOf } from "@app/contract/endpoint";
import { type setMfaRequired, subscription } from "@app/contract/subscription";
import { isReadOnly } from "@app/contract/subscription-state";
import type { Context, Member, MemberContext } from "#core/context.ts";
import { TRIAL_DAYS } from "#core/price-list.ts";
import { Refusal } from "#core/refusal.ts";
import { zoneOrUtc } from "#modules/billing-details/billing-details.ts";
import * as store from "./subscription.store.ts";
import { firstTerms } from "./terms.ts";

export { beginCommunity } from "./community.ts";
export { mailReceipt } from "./mail-invoice.ts";
export { type AskedOrder, giveOrder, type Order, priceOrder } from "./orders.ts";
export { growRenewal } from "./outgrown.ts";
export { happenByPayment } from "./payment-events.ts";
export { currencyOf, planOf, todayOf, unlimitedRenewalOf } from "./plan-view.ts";
export { bill, lock as lockSubscription, refuseOtherAmount, tellAdmins } from "./record-plan.ts";
export { renewDue, renewTeam } from "./renew-due.ts";
export { subscriptionAlerts } from "./subscription-alerts.ts";
export {
  lockPlan,
  type PlanRow,
  selectAdminEmails,
  selectPlan,
  selectUnlimited,
} from "./subscription-plan.store.ts";
export { setPurchaseOrderNumber } from "./subscription-plan.ts";
export { remindTrials } from "./trial-reminders.ts";
export { refuseUnlessPaying, unlimitedEndAlerts } from "./unlimited-models.ts";
export { type ComingPayment, upcomingPayments } from "./upcoming-payments.ts";

type Subscription = DataOf<typeof setMfaRequired>;
type Place = Pick<Context, "db" | "bind">;
type NewTeam = Pick<Subscription, "teamName" | "subscriptionType" | "status"> & {
  /** Where a trial's length is not the usual one. */
  trialDays?: number;
  /** When its first period begins, where that is not when it is made: a played past is not charged for. */
  begins?: Date;
  /** Where its days begin, as its admin's browser says. */
  timeZone?: string | undefined;
  /** What it pays for from then on, in cents before tax. */
  paid?: { users: number; periodCost: number };
};

/** Makes a team and binds the rest of the transaction to it. */
export async function createTeam({ db, bind }: Place, now: Date, team: NewTeam): Promise<number> {
  const id = await store.takeId(db);
  assert(id, "the sequence gave no id");
  await bind({ kind: "team", teamId: id });
  const { trialDays = TRIAL_DAYS, begins = now, paid, timeZone: named, ...facts } = team;
  const timeZone = await zoneOrUtc(db, named);
  const terms = firstTerms(team.subscriptionType, { now: begins, timeZone, trialDays });
  await store.insert(db, {
    ...{ id, ...facts, ...terms, timeZone, createdAt: now },
    ...(paid && { payingUsers: paid.users, renewalUsers: paid.users, periodCost: paid.periodCost }),
  });
  return id;
}

export function subscriptionOf({ teamId, team }: Member, now: Date): Subscription {
  const { name, status, graceEndsAt } = team;
  return subscription.parse({
    ...team,
    ...{ id: teamId, teamName: name, isReadOnly: isReadOnly(status, graceEndsAt, now) },
  });
}

/** Whoever demands it of the team shows that it works: an admin without it would shut out all. */
export async function requireMfa(context: MemberContext, isMfaRequired: boolean) {
  const { member, isMfaEnabled } = context.identity;
  if (isMfaRequired && !isMfaEnabled) {
    throw new Refusal(409, "Switch on MFA for yourself first.");
  }
  await store.setMfaRequired(context.db, member.teamId, isMfaRequired);
  context.audit({
    action: "subscription.set_mfa_required",
    subjectId: member.teamId,
    subjectName: member.team.name,
    before: { isMfaRequired: member.team.isMfaRequired },
    after: { isMfaRequired },
  });
  return { ...subscriptionOf(member, context.now()), isMfaRequired };
}

/** Two admins who rename it at once both do; the trail tells what each replaced. */
export async function rename(context: MemberContext, teamName: string) {
  const { member } = context.identity;
  await store.setTeamName(context.db, member.teamId, teamName);
  context.audit({
    action: "subscription.rename",
    subjectId: member.teamId,
    subjectName: teamName,
    before: { teamName: member.team.name },
    after: { teamName },
  });
  return { ...subscriptionOf(member, context.now()), teamName };
}
