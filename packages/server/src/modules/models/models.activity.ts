import type { NounActivity } from "#core/activity.ts";
import { selectKnown } from "./models.store.ts";

export const modelActivity: NounActivity = {
  actions: {
    "model.create": { toTeam: "made model" },
    "model.save": { toTeam: "saved model" },
    "model.label_version": { toTeam: "named a version of model" },
    "model.restore_version": { toTeam: "restored a version of model" },
    "model.update": { toTeam: "changed model" },
    "model.choose_client": { toTeam: "chose a client for" },
    "model.cancel": { toTeam: "cancelled model" },
    "model.reactivate": { toTeam: "reactivated model" },
    "model.delete": { toTeam: "deleted model" },
    "model.restore": { toTeam: "restored model" },
  },
  selectKnown,
};
