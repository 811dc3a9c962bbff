import type { NounActivity } from "#core/activity.ts";

export const accountActivity: NounActivity = {
  actions: {
    "account.change_avatar": "silent",
    "account.change_password": { toDoer: "changed the password of" },
    "account.remove_avatar": "silent",
    "account.update_profile": { toDoer: "changed the profile of" },
  },
};
