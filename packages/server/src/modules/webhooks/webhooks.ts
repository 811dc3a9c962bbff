import type { CheckedOf } from "@app/contract/endpoint";
import { type createWebhook, WEBHOOKS_MAX, type Webhook } from "@app/contract/webhooks";
import { changedFields } from "#core/changed-fields.ts";
import type { MemberContext } from "#core/context.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { refuseMasquerader } from "#modules/session/session.ts";
import { checkAddress } from "./send-message.ts";
import { newSecret, sealSecret } from "./webhook-secret.ts";
import * as store from "./webhooks.store.ts";

export { deliverDue, forgetOldDeliveries, hasDue } from "./deliver-due.ts";
export { webhookSecrets } from "./webhook-secret.ts";

type Wish = CheckedOf<typeof createWebhook>["body"];

/** By hand: tests, and what is sent again. */
export const BY_HAND = { name: "webhook.by_hand", count: 60, windowSeconds: 60 * 60 };

const SWITCHED_OFF = "The address was switched off before this was sent.";

export async function list({ db, identity }: MemberContext) {
  const rows = await store.selectAll(db, identity.member.teamId);
  return { items: rows.map(present) };
}

export async function create(context: MemberContext, { url, events, isOn }: Wish) {
  refuseMasquerader(context.identity);
  await checkAddress(context.settings, url);
  const { db, now, identity } = context;
  const { teamId } = identity.member;
  if ((await store.lockCount(db, teamId)) >= WEBHOOKS_MAX) {
    const message = `Your team has ${WEBHOOKS_MAX} webhooks. Delete one that you no longer need.`;
    throw new Refusal(409, message);
  }
  const wish = { url, events: [...new Set(events)], isOn };
  const { id } = await store.insert(db, { ...wish, teamId, createdAt: now() });
  context.audit({
    action: "webhook.create",
    subjectId: id,
    subjectName: hostOf(url),
    after: told(wish),
  });
  return putSecret(context, id);
}

export async function update(context: MemberContext, id: number, { url, events, isOn }: Wish) {
  refuseMasquerader(context.identity);
  await checkAddress(context.settings, url);
  const { db, identity } = context;
  const { teamId } = identity.member;
  const before = await lock(context, id);
  const wish = { url, events: [...new Set(events)], isOn };
  // Whoever saves it has looked at it: from here on it is judged anew.
  const row = await store.update(db, teamId, id, { ...wish, offReason: "", failingSince: null });
  if (!isOn) await store.giveUpWaiting(db, teamId, id, SWITCHED_OFF);
  context.audit({
    ...{ action: "webhook.update", subjectId: id, subjectName: hostOf(url) },
    ...changedFields(told(before), told(wish)),
  });
  return present(row);
}

export async function renewSecret(context: MemberContext, id: number) {
  refuseMasquerader(context.identity);
  const { url } = await lock(context, id);
  context.audit({ action: "webhook.renew_secret", subjectId: id, subjectName: hostOf(url) });
  return putSecret(context, id);
}

export async function remove(context: MemberContext, id: number) {
  refuseMasquerader(context.identity);
  const { url } = await lock(context, id);
  await store.remove(context.db, context.identity.member.teamId, id);
  context.audit({ action: "webhook.delete", subjectId: id, subjectName: hostOf(url) });
  return null;
}

export async function test(context: MemberContext, id: number) {
  refuseMasquerader(context.identity);
  const { teamId } = context.identity.member;
  await context.take(BY_HAND, `${teamId}`);
  const { url, isOn } = await lock(context, id);
  if (!isOn) throw isOff();
  const about = { type: "webhook.test" as const, data: { webhook: { id } } };
  context.announce({ ...about, teamId, webhookId: id, page: "/team/webhooks" });
  context.audit({ action: "webhook.test", subjectId: id, subjectName: hostOf(url) });
  return null;
}

export function isOff() {
  return new Refusal(409, "This webhook is switched off. Switch it on first.");
}

/** Many a service puts a key into the address it is told at: the trail, which is kept, has none of it. */
export function hostOf(url: string) {
  return new URL(url).host;
}

/** Its last letters tell it from others. */
function told({ url, events, isOn }: Wish) {
  return { address: `${hostOf(url)}/…${url.slice(-4)}`, isOn, events: events.join(", ") };
}

async function lock({ db, identity }: MemberContext, id: number) {
  const row = await store.lock(db, identity.member.teamId, id);
  if (!row) throw notFound("Webhook");
  return row;
}

/** A new one, in the place of the one before. */
async function putSecret({ db, secrets, identity }: MemberContext, id: number) {
  const { teamId } = identity.member;
  const secret = newSecret();
  const sealed = sealSecret(secrets, { teamId, id }, secret);
  return { ...present(await store.update(db, teamId, id, { secret: sealed })), secret };
}

function present({ failingSince, createdAt, ...row }: store.Row): Webhook {
  return {
    ...row,
    failingSince: failingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
