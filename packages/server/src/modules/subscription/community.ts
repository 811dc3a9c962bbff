/** Community: free, for one user and one model, for as long as a team likes. */
import { isPaidType } from "@app/contract/plans";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/db.ts";
import { unpaidInvoices } from "#modules/invoices/invoices.ts";
import { hasLapsed, refuseOwing } from "./orders.ts";
import { type Plan, todayOf } from "./plan-view.ts";
import { lock, patchIn, record, stepOf } from "./record-plan.ts";
import type { PlanRow } from "./subscription-plan.store.ts";
import { NOT_UNLIMITED } from "./unlimited-models.ts";

const { COMMUNITY } = SUBSCRIPTION_TYPES;

/** From a trial or an end. Whoever calls leaves it one model. */
export async function beginCommunity(context: MemberContext): Promise<Plan> {
  const row = await lock(context);
  const today = todayOf(context, row);
  refuseCommunity(row);
  await refuseOwing(context.db, row, today);
  await refuseUnpaid(context.db, row.id);
  const change = {
    ...{ ...patchIn(context, row, stepOf(row, "plan_chosen")), subscriptionType: COMMUNITY },
    ...{ renewalType: null, payingUsers: 1, renewalUsers: 1, periodCost: 0 },
    ...{ anchorDay: null, periodFrom: null, periodTo: null, termTo: null },
    ...(hasLapsed(row, today) && NOT_UNLIMITED),
  };
  return record(context, row, change, { action: "subscription.choose_community" });
}

/** Or what is free would be past due as soon as a card is declined for what was bought before. */
async function refuseUnpaid(db: Db, teamId: number) {
  const [owed] = await unpaidInvoices(db, teamId);
  if (owed) throw new Refusal(409, `Pay invoice ${owed.number} first.`);
}

function refuseCommunity({ status, subscriptionType, memberCount }: PlanRow) {
  const isEnded = status === "ended";
  if (!isEnded && subscriptionType === COMMUNITY) {
    throw new Refusal(409, "Your team has Community already.");
  }
  if (!isEnded && isPaidType(subscriptionType)) {
    const message = "Your team pays for a plan. Cancel it, and choose Community once it has ended.";
    throw new Refusal(409, message);
  }
  if (memberCount > 1) {
    const message = `Community is free for one user. Your team has ${memberCount} people: remove the others first.`;
    throw new Refusal(409, message);
  }
}
