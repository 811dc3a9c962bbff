import type { NounActivity } from "#core/activity.ts";
import { selectKnown } from "./web-reports.store.ts";

export const webReportActivity: NounActivity = {
  actions: {
    "web_report.create": { toTeam: "made report" },
    // Saved with every pause in writing: what was published of it is told.
    "web_report.update": "silent",
    "web_report.delete": { toTeam: "deleted report" },
    "web_report.publish": { toTeam: "published report" },
    // Sharing, by modules/report-shares.
    "web_report.share": { toTeam: "shared report" },
    "web_report.share_link": { toTeam: "made another link to report" },
    "web_report.unshare": { toTeam: "ended a share of report" },
    "web_report.set_mails": "silent",
    // Readers, by modules/report-viewer.
    "web_report.set_share_mails": "silent",
    "web_report.ask_link": "silent",
    "web_report.note": { toTeam: "wrote a note at report" },
    "web_report.reply": { toTeam: "replied to a note at report" },
    "web_report.edit_note": "silent",
    "web_report.delete_note": "silent",
    "web_report.pin_note": "silent",
    "web_report.unpin_note": "silent",
  },
  selectKnown,
};
