/** People who join beyond what is paid for: nobody is kept out, and nobody is charged in silence. */
import { centsText } from "@app/contract/cents";
import { isPaidType } from "@app/contract/plans";
import { priceSubscription } from "@app/contract/subscription-price";
import { dayWords, readDay } from "@app/engine/time/day";
import type { Context } from "#core/context.ts";
import { subscriptionData } from "./plan-amend.ts";
import { currencyOf, heldOf, todayOf } from "./plan-view.ts";
import type { PlanRow } from "./subscription-plan.store.ts";
import * as store from "./subscription-plan.store.ts";

/**
 * Somebody has joined: where the team has more people than its renewal was set to, it renews for all of them, and its
 * admins read what that costs. Gives what changed, for the trail of whoever joined.
 */
export async function growRenewal(context: Context, teamId: number, byName: string) {
  const row = await store.lockPlan(context.db, teamId);
  if (!row || !isPaidType(row.subscriptionType) || row.status === "ended") return undefined;
  const { memberCount: renewalUsers } = row;
  if (renewalUsers <= row.renewalUsers) return undefined;
  await store.update(context.db, teamId, { renewalUsers });
  // What was cancelled does not renew.
  if (row.cancelledAt === null) await tell(context, row, byName);
  return { before: { renewalUsers: row.renewalUsers }, after: { renewalUsers } };
}

async function tell(context: Context, row: PlanRow, byName: string) {
  const { teamName, memberCount: users, payingUsers } = row;
  const type = row.renewalType ?? row.subscriptionType;
  const held = { ...heldOf(row), subscriptionType: type };
  const data = subscriptionData(context.settings.prices, held, users, todayOf(context, row));
  const cost = centsText(priceSubscription(data, users).renewalCost);
  const day = readDay(row.termTo ?? "");
  const payload = {
    ...{ teamName, byName, users: String(users), paid: String(payingUsers) },
    cost: `${currencyOf(row)} ${cost}`,
    when: day === undefined ? "the next renewal" : dayWords(day),
  };
  for (const email of await store.selectAdminEmails(context.db, row.id)) {
    context.mail({ kind: "subscription_outgrown", payload: { email, ...payload } });
  }
}
