import type { NounActivity } from "#core/activity.ts";

export const jobActivity: NounActivity = {
  actions: {
    "job.cancel": { toTeam: "cancelled" },
    "job.done": "silent",
    "job.failed": "silent",
    "job.start": { toTeam: "started" },
  },
};
