import type { NounActivity } from "#core/activity.ts";

export const modelActivity: NounActivity = {
  actions: {
    "model.create": { toTeam: "made model" },
    "model.save": { toTeam: "saved model" },
    "model.restore_version": { toTeam: "restored a version of model" },
  },
};
