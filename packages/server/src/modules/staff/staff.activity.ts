import type { NounActivity } from "#core/activity.ts";

export const staffActivity: NounActivity = {
  actions: {
    "job.retry": "silent",
    "masquerade.end": "silent",
    "masquerade.start": { toTeam: "opened the app as" },
    "staff.adjust_credit": "silent",
    "staff.create": "silent",
    "staff.retry_mail": "silent",
  },
};
