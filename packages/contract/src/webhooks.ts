import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams, pageOf, pageQuery, wholeNumber } from "./paging.ts";
import { requiredLine } from "./text.ts";

export const WEBHOOKS_MAX = 10;

/** What a team can have told to its own programs. */
export const WEBHOOK_EVENTS = [
  "connection.synced",
  "report.published",
  "note.added",
  "check.failed",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

const webhookEvent = z.enum(WEBHOOK_EVENTS);

const webhook = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(webhookEvent),
  isOn: z.boolean(),
  /** Why the service switched it off; empty where it did not. */
  offReason: z.string(),
  /** Since when nothing that was sent has arrived; null while it does. */
  failingSince: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
});
export type Webhook = z.output<typeof webhook>;

/** Shown once, when it is made. */
const withSecret = z.extend(webhook, { secret: z.string() });

export const webhookBody = z.strictObject({
  url: z.pipe(
    requiredLine(500, "Enter an address."),
    z.url({
      protocol: /^https?$/,
      error: "Enter a full address, for example https://firm.com/forecastle.",
    }),
  ),
  events: z
    .array(webhookEvent)
    .check(
      z.minLength(1, "Choose what it is told."),
      z.maxLength(WEBHOOK_EVENTS.length, "Choose what it is told."),
    ),
  isOn: z.boolean(),
});

export const listWebhooks = endpoint({
  method: "GET",
  path: "/webhook",
  summary: "Addresses of the team's own programs that are told what happens, the oldest first.",
  access: "admin",
  data: z.object({ items: z.array(webhook) }),
});

export const createWebhook = endpoint({
  method: "POST",
  path: "/webhook",
  summary: "Add an address. The secret that signs what is sent to it is shown this once.",
  access: "admin",
  needsRecentProof: true,
  body: webhookBody,
  data: withSecret,
});

export const updateWebhook = endpoint({
  method: "PUT",
  path: "/webhook/{id}",
  summary: "Change an address, what it is told, or whether it is told anything.",
  access: "admin",
  needsRecentProof: true,
  params: idParams,
  body: webhookBody,
  data: webhook,
});

export const renewWebhookSecret = endpoint({
  method: "POST",
  path: "/webhook/{id}/secret",
  summary: "Make an address a new secret; the old one signs nothing from now on.",
  access: "admin",
  needsRecentProof: true,
  params: idParams,
  data: withSecret,
});

export const deleteWebhook = endpoint({
  method: "DELETE",
  path: "/webhook/{id}",
  summary: "Delete an address with its log: nothing more is sent to it.",
  access: "admin",
  isCustomersAlone: true,
  worksAfterEnd: true,
  params: idParams,
  data: z.null(),
});

const webhookDelivery = z.object({
  id: z.int(),
  webhookId: z.int(),
  url: z.string(),
  /** The id that goes with it, as often as it is sent. */
  eventId: z.string(),
  kind: z.string(),
  /** What is sent, to the letter. */
  body: z.string(),
  createdAt: z.iso.datetime(),
  state: z.enum(["waiting", "sending", "delivered", "failed"]),
  attempts: z.int(),
  /** Null where it is not tried again. */
  nextTryAt: z.nullable(z.iso.datetime()),
  /** Of the last try; null where there was none, or no answer. */
  lastTriedAt: z.nullable(z.iso.datetime()),
  status: z.nullable(z.int()),
  durationMs: z.nullable(z.int()),
  failure: z.string(),
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;

export const listWebhookDeliveries = endpoint({
  method: "GET",
  path: "/webhook_delivery",
  summary: "What was sent to the team's addresses and what came of it, the newest first.",
  access: "admin",
  query: z.extend(z.omit(pageQuery, { pagination: true }), {
    webhookId: z.optional(wholeNumber(1, 2_147_483_647)),
  }),
  data: pageOf(webhookDelivery),
});

export const testWebhook = endpoint({
  method: "POST",
  path: "/webhook/{id}/test",
  summary: "Send an address a message that says no more than that it is a test.",
  access: "admin",
  isCustomersAlone: true,
  params: idParams,
  data: z.null(),
});

export const sendWebhookAgain = endpoint({
  method: "POST",
  path: "/webhook_delivery/{id}/send_again",
  summary: "Send a message again, with the same id.",
  access: "admin",
  isCustomersAlone: true,
  params: idParams,
  data: z.null(),
});
