import assert from "node:assert/strict";
import type { MemberContext } from "#core/context.ts";
import { planUpcoming } from "./plan-upcoming.ts";
import { currencyOf, heldTermOf } from "./plan-view.ts";
import * as store from "./subscription-plan.store.ts";

/** What the team's subscription will be charged, if nothing changes. */
export async function upcomingPayments({ db, identity, settings }: MemberContext) {
  const row = await store.selectPlan(db, identity.member.teamId);
  assert(row, "a member's team is there");
  return { currency: currencyOf(row), items: planUpcoming(settings.prices, heldTermOf(row)) };
}
