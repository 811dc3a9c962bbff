import { viewReport } from "@app/contract/report-view";
import {
  createReportNote,
  createReportReply,
  deleteReportNote,
  deleteReportReply,
  getReportShare,
  listReportNotes,
  mailReportShare,
  markReportSeen,
  pinReportNote,
  setReportShareMails,
  updateReportNote,
  updateReportReply,
} from "@app/contract/report-viewer";
import { getReportWhatIf } from "@app/contract/report-what-if";
import { getReportWhy } from "@app/contract/report-why";
import { type App, mount } from "#http/mount.ts";
import * as notes from "./notes.ts";
import * as viewer from "./report-viewer.ts";

export function reportViewerRoutes(app: App) {
  mount(app, viewReport, ({ params, query }, context) => viewer.view(context, params.id, query));
  mount(app, getReportWhatIf, ({ params, query }, context) =>
    viewer.whatIf(context, params.id, query.share),
  );
  const { pool } = app.parts;
  mount(app, getReportWhy, ({ params, query }, context) =>
    viewer.why(pool, context, params.id, query),
  );
  mount(app, getReportShare, ({ params, query }, context) =>
    viewer.getShare(context, params.id, query.share),
  );
  mount(app, setReportShareMails, ({ params, query, body }, context) =>
    viewer.setShareMails(context, params.id, query.share, body.isMailed),
  );
  mount(app, mailReportShare, ({ params, query }, context) =>
    viewer.mailShare(context, params.id, query),
  );
  mount(app, markReportSeen, ({ params, query, body }, context) =>
    viewer.markSeen(context, params.id, query.share, body.noteId),
  );
  noteRoutes(app);
}

function noteRoutes(app: App) {
  mount(app, listReportNotes, ({ params, query }, context) =>
    notes.list(context, placeOf(params, query, query), query),
  );
  mount(app, createReportNote, ({ params, query, body }, context) =>
    notes.create(context, placeOf(params, query, body), body),
  );
  mount(app, updateReportNote, ({ params, query, body }, context) =>
    notes.update(context, placeOf(params, query, body), { noteId: params.noteId }, body.text),
  );
  mount(app, deleteReportNote, ({ params, query }, context) =>
    notes.remove(context, placeOf(params, query, query), { noteId: params.noteId }),
  );
  mount(app, pinReportNote, ({ params, query, body }, context) =>
    notes.pin(context, placeOf(params, query, body), params.noteId, body.isPinned),
  );
  mount(app, createReportReply, ({ params, query, body }, context) =>
    notes.reply(context, placeOf(params, query, body), params.noteId, body.text),
  );
  mount(app, updateReportReply, ({ params, query, body }, context) =>
    notes.update(context, placeOf(params, query, body), params, body.text),
  );
  mount(app, deleteReportReply, ({ params, query }, context) =>
    notes.remove(context, placeOf(params, query, query), params),
  );
}

type Proof = { report_session_id?: string | undefined };

function placeOf({ id }: { id: number }, { share }: { share: string }, proof: Proof): notes.Place {
  return { id, share, session: proof.report_session_id };
}
