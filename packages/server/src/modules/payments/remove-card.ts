import assert from "node:assert/strict";
import { isPaidByCard } from "@app/contract/billing-details";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/db.ts";
import { billingOf, dropCard } from "#modules/billing-details/billing-details.ts";
import { lockPlan } from "#modules/subscription/subscription.ts";
import * as store from "./payments.store.ts";
import { refusalOf, type Till, underWay } from "./purchases.ts";

/** The gateway lets go of it first: were we to forget it before, nobody would know later what is to be let go. */
export async function removeCard({ gateway }: Pick<Till, "gateway">, context: MemberContext) {
  const { teamId } = context.identity.member;
  const card = await context.commitNow((db) => cardToRemove(db, teamId));
  await gateway?.forgetCard(card.reference).catch((error: unknown) => {
    throw refusalOf(error);
  });
  await cardToRemove(context.db, teamId);
  return dropCard(context);
}

/** The card, where nothing is or will be paid by it. */
async function cardToRemove(db: Db, teamId: number) {
  const row = await lockPlan(db, teamId);
  assert(row, "a member's team is there");
  const { card, paymentMethod } = await billingOf(db, teamId);
  if (!card) throw new Refusal(409, "No card is kept.");
  if (isPaidByCard(row, paymentMethod)) {
    throw new Refusal(409, "Your team pays by this card. Choose invoices first.");
  }
  const open = await store.selectOpenOf(db, teamId);
  if (open) throw underWay(open);
  return card;
}
