import type { NounActivity } from "#core/activity.ts";

export const reportTemplateActivity: NounActivity = {
  actions: {
    "report_template.create": { toTeam: "saved the report template" },
    "report_template.rename": { toTeam: "renamed the report template" },
    "report_template.delete": { toTeam: "deleted the report template" },
  },
};
