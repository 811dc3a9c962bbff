import type { App } from "#http/mount.ts";
import { mountWebhook } from "#http/webhook.ts";
import { hearStripe } from "./gateway-events.ts";

export async function paymentRoutes(app: App) {
  const { parts } = app;
  const { stripe } = parts.settings;
  if (!stripe) return;
  await mountWebhook(app, "/api/stripe/events", (heard) => hearStripe(parts, stripe, heard));
}
