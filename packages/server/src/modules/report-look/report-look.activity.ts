import type { NounActivity } from "#core/activity.ts";

export const reportLookActivity: NounActivity = {
  actions: {
    "report_look.set_accent": { toTeam: "changed the colour of the reports of" },
    "report_look.set_logo": { toTeam: "changed the logo on the reports of" },
    "report_look.remove_logo": { toTeam: "removed the logo from the reports of" },
  },
};
