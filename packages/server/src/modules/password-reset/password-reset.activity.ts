import type { NounActivity } from "#core/activity.ts";

export const passwordResetActivity: NounActivity = {
  actions: {
    "password.request_reset": "silent",
    "password.reset": { toDoer: "reset the password" },
  },
};
