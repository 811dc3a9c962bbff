import type { NounActivity } from "#core/activity.ts";

export const announcementsActivity: NounActivity = {
  actions: {
    "announcement.create": "silent",
    "announcement.end": "silent",
    "announcement.update": "silent",
  },
};
