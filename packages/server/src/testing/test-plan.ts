/** A team that pays, and what its ledger says. */
import { PAYMENT_METHODS, updatePaymentMethod } from "@app/contract/billing-details";
import { SUBSCRIPTION_TYPES, type SubscriptionType } from "@app/contract/subscription";
import { testCardToken } from "@app/contract/test-cards";
import { readDay, writeDay } from "@app/engine/time/day";
import { entriesOf } from "#modules/ledger/ledger.ts";
import { bill, lockPlan } from "#modules/subscription/subscription.ts";
import type { TestApp } from "./test-app.ts";
import { inTeam } from "./test-ledger.ts";

type PaidPlan = {
  subscriptionType: SubscriptionType;
  status: string;
  users: number;
  periodCost: number;
  daysLeft: number;
  daysInPeriod: number;
};

/** 6 users prepaid in AUD, with 219 of the 365 days left that 5,119.20 were paid for. */
export async function setPlan(app: TestApp, change: Partial<PaidPlan> = {}) {
  const plan: PaidPlan = {
    ...{ subscriptionType: SUBSCRIPTION_TYPES.ANNUAL_PREPAID, status: "active", users: 6 },
    ...{ periodCost: 511_920, daysLeft: 219, daysInPeriod: 365, ...change },
  };
  const today = readDay(app.clock.now().toISOString().slice(0, 10)) ?? 0;
  const to = today + plan.daysLeft;
  const from = writeDay(to - plan.daysInPeriod);
  await app.parts.storage.query(
    `update subscriptions set subscription_type = $2, status = $3, paying_users = $4, renewal_users = $4,
       period_cost = $5, currency = 'AUD', anchor_day = $6, period_from = $6, period_to = $7, term_to = $7
     where id = $1`,
    [
      ...[app.person.teamId, plan.subscriptionType, plan.status, plan.users, plan.periodCost],
      ...[from, writeDay(to)],
    ],
  );
}

/** The team's days are those of a zone from now on. */
export function inZone({ parts, person: { teamId } }: TestApp, timeZone: string) {
  const query = "update subscriptions set time_zone = $2 where id = $1";
  return parts.storage.query(query, [teamId, timeZone]);
}

/** Owes 1,535.76 before GST, with it 1,689.34, as a renewal would leave it: due at once where the team pays by card. */
export function owe({ parts, person: { teamId } }: TestApp) {
  return inTeam(parts, teamId, async (context) => {
    const row = await lockPlan(context.db, teamId);
    if (!row) throw new Error("no team");
    const lines = [{ account: "seats", description: "Users", amount: 153_576 } as const];
    return bill(context, row, { title: "Subscription", lines });
  });
}

/** Pays by a card from now on. */
export async function payByCard(app: TestApp, cardToken: string) {
  const body = { paymentMethod: PAYMENT_METHODS.CREDIT_CARD, cardToken };
  const { success, errors } = await app.call(updatePaymentMethod, { body });
  if (!success) throw new Error(JSON.stringify(errors));
}

/** What the test gateway makes of a card. */
export const testToken = (number: string) => testCardToken(number, 8, 2034) ?? "";

/** What was posted, line by line. */
export async function postingsOf({ parts, person: { teamId } }: TestApp) {
  const entries = await inTeam(parts, teamId, ({ db }) => entriesOf(db, teamId));
  return entries.flatMap(({ postings }) =>
    postings.map(({ debit, credit, amount, description }) => ({
      ...{ debit, credit, amount, description },
    })),
  );
}
