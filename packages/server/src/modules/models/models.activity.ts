import type { NounActivity } from "#core/activity.ts";

export const modelActivity: NounActivity = {
  actions: {
    "model.create": { toTeam: "made model" },
  },
};
