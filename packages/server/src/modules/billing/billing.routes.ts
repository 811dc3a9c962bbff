import { listPaidMonths, listPaymentObligations, listPayments } from "@app/contract/billing";
import { type App, mount } from "#http/mount.ts";
import { paymentObligations } from "./billing.ts";
import { paidMonths } from "./paid-months.ts";
import { paymentHistory } from "./payment-history.ts";

export function billingRoutes(app: App) {
  mount(app, listPaymentObligations, (request, context) => paymentObligations(context, request));
  mount(app, listPayments, (request, context) => paymentHistory(context, request));
  mount(app, listPaidMonths, (_request, context) => paidMonths(context));
}
