import type { CheckedOf } from "@app/contract/endpoint";
import type { listWebhookDeliveries, WebhookDelivery } from "@app/contract/webhooks";
import type { MemberContext } from "#core/context.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { refuseMasquerader } from "#modules/session/session.ts";
import * as store from "./deliveries.store.ts";
import { BY_HAND, hostOf, isOff } from "./webhooks.ts";

type Query = CheckedOf<typeof listWebhookDeliveries>["query"];

export async function list({ db, identity, now }: MemberContext, query: Query) {
  const { rows, totalItemCount } = await store.selectPage(db, identity.member.teamId, query);
  return { items: rows.map((row) => present(row, now())), totalItemCount };
}

/** The same row once more; one that did not arrive is then tried on as it was before. */
export async function sendAgain(context: MemberContext, id: number, onMessage: () => void) {
  refuseMasquerader(context.identity);
  const { teamId } = context.identity.member;
  await context.take(BY_HAND, `${teamId}`);
  const { db, now } = context;
  const row = await store.lock(db, teamId, id);
  if (!row) throw notFound("Delivery");
  if (!row.isOn) throw isOff();
  if (isClaimed(row, now())) throw new Refusal(409, "This is being sent right now.");
  await store.makeDue(db, teamId, id, now());
  const subject = { subjectId: row.webhookId, subjectName: hostOf(row.url) };
  context.audit({ action: "webhook.send_again", ...subject, after: { eventId: row.eventId } });
  context.afterCommit(async () => onMessage());
  return null;
}

type Claim = Pick<store.Row, "claimedUntil" | "state">;

function isClaimed({ claimedUntil, state }: Claim, now: Date) {
  return state === "waiting" && claimedUntil !== null && claimedUntil > now;
}

function present({ isOn: _, claimedUntil, ...row }: store.Row, now: Date): WebhookDelivery {
  const { dueAt, createdAt, lastTriedAt, state, ...rest } = row;
  return {
    ...rest,
    state: isClaimed({ claimedUntil, state }, now) ? "sending" : state,
    createdAt: createdAt.toISOString(),
    nextTryAt: dueAt?.toISOString() ?? null,
    lastTriedAt: lastTriedAt?.toISOString() ?? null,
  };
}
