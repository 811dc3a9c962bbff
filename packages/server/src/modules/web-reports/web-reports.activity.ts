import type { NounActivity } from "#core/activity.ts";
import { selectKnown } from "./web-reports.store.ts";

export const webReportActivity: NounActivity = {
  actions: {
    "web_report.create": { toTeam: "made report" },
    "web_report.update": { toTeam: "changed report" },
    "web_report.publish": { toTeam: "published report" },
  },
  selectKnown,
};
