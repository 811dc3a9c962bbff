import type { NounActivity } from "#core/activity.ts";

/** How people sign in is their own business, not their colleagues'. */
export const openidActivity: NounActivity = {
  actions: {
    "openid.activate": { toTeam: "opened the account of" },
    "openid.disconnect": { toDoer: "disconnected" },
    "openid.finish": "silent",
    "openid.send_code": "silent",
    "openid.start": "silent",
  },
};
