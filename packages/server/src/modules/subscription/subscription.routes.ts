import { setMfaRequired } from "@app/contract/subscription";
import * as plan from "@app/contract/subscription-plan";
import { updateTeamName } from "@app/contract/team";
import { type App, mount } from "#http/mount.ts";
import { rename, requireMfa } from "./subscription.ts";
import { cancel, getPlan, reactivate, setPurchaseOrderNumber } from "./subscription-plan.ts";
import { requestUnlimited, setUnlimitedRenewal, unlimitedPlans } from "./unlimited-models.ts";

export function subscriptionRoutes(app: App) {
  mount(app, setMfaRequired, ({ body }, context) => requireMfa(context, body.isMfaRequired));
  mount(app, updateTeamName, ({ body }, context) => rename(context, body.teamName));
  mount(app, plan.getAmendData, (_request, context) => getPlan(context));
  mount(app, plan.cancelSubscription, (_request, context) => cancel(context));
  mount(app, plan.reactivateSubscription, (_request, context) => reactivate(context));
  mount(app, plan.updatePurchaseOrderNumber, ({ body }, context) =>
    setPurchaseOrderNumber(context, body.purchaseOrderNumber),
  );
  mount(app, plan.listUnlimitedModelsPlans, (_request, context) => unlimitedPlans(context));
  mount(app, plan.requestUnlimitedModels, ({ body }, context) =>
    requestUnlimited(context, body.billingPeriod),
  );
  mount(app, plan.setUnlimitedModelsRenewal, ({ body }, context) =>
    setUnlimitedRenewal(context, body.billingPeriod),
  );
}
