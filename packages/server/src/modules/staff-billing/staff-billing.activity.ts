import type { NounActivity } from "#core/activity.ts";

/** Staff do these, and nobody of the team; its ledger tells of them. */
export const staffBillingActivity: NounActivity = {
  actions: {
    "billing.record_payment": "silent",
    "billing.credit": "silent",
    "billing.write_off": "silent",
  },
};
