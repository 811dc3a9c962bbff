import {
  getBillingDetails,
  updateBillingDetails,
  updatePaymentMethod,
} from "@app/contract/billing-details";
import { type App, mount } from "#http/mount.ts";
import { openGateway } from "#modules/gateway/gateway.ts";
import { getDetails, setDetails } from "./billing-details.ts";
import { setPaymentMethod } from "./payment-method.ts";

export function billingDetailsRoutes(app: App) {
  const gateway = openGateway(app.parts);
  mount(app, getBillingDetails, (_request, context) => getDetails(context));
  mount(app, updateBillingDetails, ({ body }, context) => setDetails(context, body));
  mount(app, updatePaymentMethod, ({ body }, context) => setPaymentMethod(gateway, context, body));
}
