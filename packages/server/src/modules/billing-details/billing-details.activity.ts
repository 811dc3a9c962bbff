import type { NounActivity } from "#core/activity.ts";

export const billingDetailsActivity: NounActivity = {
  actions: {
    "billing.update_details": { toTeam: "changed the billing details of" },
    "billing.update_payment_method": { toTeam: "changed how to pay for" },
  },
};
