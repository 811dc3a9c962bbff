import type { NounActivity } from "#core/activity.ts";

/** A person's tokens are their own business, as their devices are. */
export const accessTokenActivity: NounActivity = {
  actions: {
    "access_token.create": { toDoer: "made the access token" },
    "access_token.revoke": { toDoer: "revoked the access token" },
  },
};
