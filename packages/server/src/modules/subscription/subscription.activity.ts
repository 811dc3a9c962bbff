import type { NounActivity } from "#core/activity.ts";

export const subscriptionActivity: NounActivity = {
  actions: {
    "subscription.amend": { toTeam: "changed the plan of" },
    "subscription.choose_community": { toTeam: "chose Community for" },
    "subscription.cancel": { toTeam: "cancelled the subscription of" },
    // The calendar does these, and nobody of the team.
    "subscription.end": "silent",
    "subscription.past_due": "silent",
    "subscription.payment_declined": "silent",
    "subscription.settled": "silent",
    "subscription.trial_ends": "silent",
    "subscription.end_unlimited_models": "silent",
    "subscription.renew": "silent",
    "subscription.renew_unlimited_models": "silent",
    "subscription.purchase_unlimited_models": { toTeam: "bought unlimited models for" },
    "subscription.reactivate": { toTeam: "reactivated the subscription of" },
    "subscription.request_unlimited_models": { toTeam: "asked for unlimited models for" },
    "subscription.rename": { toTeam: "renamed the team to" },
    "subscription.set_mfa_required": { toTeam: "changed the MFA rule of" },
    "subscription.set_purchase_order_number": "silent",
    "subscription.set_unlimited_models_renewal": {
      toTeam: "changed how unlimited models go on for",
    },
  },
};
