import type { NounActivity } from "#core/activity.ts";

export const subscriptionActivity: NounActivity = {
  actions: {
    "subscription.set_mfa_required": { toTeam: "changed the MFA rule of" },
    "subscription.rename": { toTeam: "renamed the team to" },
  },
};
