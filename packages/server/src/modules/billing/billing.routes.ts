import { listPaymentObligations } from "@app/contract/billing";
import { type App, mount } from "#http/mount.ts";
import { paymentObligations } from "./billing.ts";

export function billingRoutes(app: App) {
  mount(app, listPaymentObligations, (request, context) => paymentObligations(context, request));
}
