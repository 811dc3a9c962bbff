import type { NounActivity } from "#core/activity.ts";

export const jobActivity: NounActivity = {
  actions: {
    "job.cancel": { toTeam: "cancelled" },
    "job.done": "silent",
    "job.download": { toTeam: "downloaded" },
    "job.failed": "silent",
    "job.start": { toTeam: "started" },
  },
};
