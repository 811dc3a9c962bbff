/**
 * What Stripe tells by itself. An event only makes us look sooner: how a charge stands is asked of the gateway, so events
 * may come twice, in any order, before the charge's own answer, or never.
 */
import type { IncomingHttpHeaders } from "node:http";
import { Refusal } from "#core/refusal.ts";
import type { StripeSettings } from "#core/settings.ts";
import type { UnitParts } from "#core/unit.ts";
import type { Storage } from "#db/db.ts";
import { readStripeEvent } from "#modules/gateway/gateway.ts";
import * as store from "./gateway-events.store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 90;

/** Keeps what Stripe signed; anybody else is refused. */
export async function hearStripe(
  { storage, now }: Pick<UnitParts, "storage" | "now">,
  { webhookSecret }: Pick<StripeSettings, "webhookSecret">,
  { body, headers }: { body: Uint8Array; headers: IncomingHttpHeaders },
) {
  const signature = String(headers["stripe-signature"] ?? "");
  const event = readStripeEvent(webhookSecret, signature, body, now());
  if (!event) throw new Refusal(400, "The signature is missing, wrong or old.");
  await store.insert(storage, { ...event, at: now() });
}

export async function forgetOldEvents(storage: Storage, now: Date) {
  await store.deleteBefore(storage, new Date(now.getTime() - KEPT_DAYS * DAY_MS));
}
