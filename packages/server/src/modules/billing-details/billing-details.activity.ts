import type { NounActivity } from "#core/activity.ts";

export const billingDetailsActivity: NounActivity = {
  actions: {
    "billing.call_off_payment": "silent",
    "billing.remove_card": { toTeam: "removed the card of" },
    "billing.update_details": { toTeam: "changed the billing details of" },
    "billing.update_payment_method": { toTeam: "changed how to pay for" },
  },
};
