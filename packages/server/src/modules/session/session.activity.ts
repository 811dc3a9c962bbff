import type { NounActivity } from "#core/activity.ts";

/** How people sign in is their own business, not their colleagues'. */
export const sessionActivity: NounActivity = {
  actions: {
    "session.accept_password": "silent",
    "session.reauthenticate": "silent",
    "session.sign_in": { toDoer: "signed in on" },
    "session.sign_out": "silent",
    "session.sign_out_device": "silent",
    "session.sign_out_everywhere": "silent",
  },
};
