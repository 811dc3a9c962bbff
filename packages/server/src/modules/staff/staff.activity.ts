import type { NounActivity } from "#core/activity.ts";

export const staffActivity: NounActivity = {
  actions: {
    "masquerade.end": "silent",
    "masquerade.start": { toTeam: "opened the app as" },
    "staff.adjust_credit": "silent",
    "staff.create": "silent",
  },
};
