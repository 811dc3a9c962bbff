import { removeCard } from "@app/contract/billing-details";
import {
  answerTestBank,
  callOffPayment,
  getOpenPayment,
  payInvoice,
  resumePayment,
} from "@app/contract/card-payments";
import { amendSubscription, purchaseUnlimitedModels } from "@app/contract/subscription-plan";
import { type App, mount } from "#http/mount.ts";
import { mountWebhook } from "#http/webhook.ts";
import { openGateway } from "#modules/gateway/gateway.ts";
import { hearStripe } from "./gateway-events.ts";
import { callOffOpen, getOpen, resumeOpen } from "./open-payment.ts";
import { amend, answerBank, payInvoiceNow, purchaseUnlimited } from "./purchases.ts";
import { removeCard as dropKeptCard } from "./remove-card.ts";

export async function paymentRoutes(app: App) {
  const { parts } = app;
  const till = { parts, gateway: openGateway(parts) };
  mount(app, amendSubscription, (request, context) => amend(till, context, request));
  mount(app, purchaseUnlimitedModels, (request, context) =>
    purchaseUnlimited(till, context, request),
  );
  mount(app, payInvoice, (request, context) => payInvoiceNow(till, context, request));
  mount(app, getOpenPayment, (_request, context) => getOpen(context));
  mount(app, resumePayment, (_request, context) => resumeOpen(till, context));
  mount(app, callOffPayment, (_request, context) => callOffOpen(till, context));
  mount(app, removeCard, (_request, context) => dropKeptCard(till, context));
  mount(app, answerTestBank, ({ body }, context) => answerBank(till, context, body));
  const { stripe } = parts.settings;
  if (!stripe) return;
  await mountWebhook(app, "/api/stripe/events", (heard) => hearStripe(parts, stripe, heard));
}
