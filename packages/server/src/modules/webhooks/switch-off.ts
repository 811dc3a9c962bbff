import type { Context } from "#core/context.ts";
import { selectAdminEmails } from "#modules/subscription/subscription.ts";
import type { OfWebhook } from "./webhook-secret.ts";
import * as store from "./webhooks.store.ts";

/** An address that answers nobody for days is no longer asked, and the admins learn of it. */
export async function switchOff(context: Context, { teamId, id }: OfWebhook, days: number) {
  const { db } = context;
  const row = await store.lock(db, teamId, id);
  if (!row?.isOn) return;
  const offReason = `Nothing has arrived there for ${days} days.`;
  await store.update(db, teamId, id, { isOn: false, offReason });
  await store.giveUpWaiting(db, teamId, id, offReason);
  const { host } = new URL(row.url);
  for (const email of await selectAdminEmails(db, teamId)) {
    context.mail({ kind: "webhook_off", teamId, payload: { email, host, days } });
  }
  const subject = { subjectId: id, subjectName: host, teamId };
  context.audit({ action: "webhook.switch_off", ...subject, after: { offReason } });
}
