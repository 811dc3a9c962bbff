import type { CheckedOf } from "@app/contract/endpoint";
import type { viewReport } from "@app/contract/report-view";
import type { mailReportShare } from "@app/contract/report-viewer";
import type { getReportWhy } from "@app/contract/report-why";
import type { Browser, Context } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { inPoolOf } from "#modules/models/models.ts";
import {
  countOpening,
  selectShare,
  setMailed,
  setSeen,
} from "#modules/report-shares/report-shares.ts";
import {
  explainEdition,
  readEdition,
  readForWhy,
  readLeave,
  readWhatIf,
  selectClientName,
  selectIsCommunity,
  setSeenBy,
} from "#modules/web-reports/web-reports.ts";
import { openToWrite, openViewed, readerKey } from "./open-viewed.ts";

export { create as createNote, pin as pinNote, reply as replyToNote } from "./notes.ts";
export { openViewed, readerKey } from "./open-viewed.ts";

const HOUR_SECONDS = 60 * 60;
/** Whoever asks for links, and whoever gets them, is spared a flood. */
const ASKED_BY_ADDRESS = { name: "report.asked", count: 20, windowSeconds: HOUR_SECONDS };
const ASKED_FOR_MAILBOX = { name: "report.asked_for", count: 5, windowSeconds: HOUR_SECONDS };
/** Each calculates a model. */
const WHY_BY_READER = { name: "report.why", count: 600, windowSeconds: HOUR_SECONDS };

/** A page that is opened counts; another unit of time on it does not. */
export async function view(
  context: Context,
  id: number,
  { share, unit }: CheckedOf<typeof viewReport>["query"],
) {
  const viewed = await openViewed(context, id, share);
  const { of, edition, teamName, noteCount, reader } = viewed;
  const published = await readEdition(context.db, of, edition, unit);
  if (reader.kind !== "team" && unit === undefined)
    await countOpening(context.db, of, reader.shareId, context.now());
  const { name, kind, canModerate, canWrite } = reader;
  return {
    ...{ ...published, id, teamName, noteCount, reader: { name, kind, canModerate, canWrite } },
    clientName: await selectClientName(context.db, of),
    isCommunity: await selectIsCommunity(context.db, of),
    ...(await readLeave(context.db, of, edition)),
  };
}

/** For a browser that works it out itself. Only where the author opened drivers is anything sent. */
export async function whatIf(context: Context, id: number, share: string) {
  const { of, edition } = await openViewed(context, id, share);
  const inputs = await readWhatIf(context.db, of, edition);
  if (!inputs) throw notFound("Report");
  return inputs;
}

/** Worked out from what the edition holds: only what is said leaves the server. */
export async function why(
  pool: Pool,
  context: Context & Browser,
  id: number,
  { share, scenario, sign, ...asked }: CheckedOf<typeof getReportWhy>["query"],
) {
  await context.take(WHY_BY_READER, readerKey(context, share));
  const { of, edition } = await openViewed(context, id, share);
  const inputs = await readForWhy(context.db, of, edition);
  if (!inputs) throw notFound("Report");
  await context.startOver();
  const question = { ...asked, case: scenario, ...(sign && { sign: SIGNS[sign] }) };
  const told = await inPoolOf(pool, of.teamId, explainEdition, { ...inputs, question }, tooLong);
  if (!told) throw notFound("Figure");
  return told;
}

const SIGNS = { "1": 1, "-1": -1 } as const;

function tooLong() {
  return new Refusal(413, "This figure takes too long to explain.");
}

export async function getShare(context: Context, id: number, token: string) {
  const { of, reader } = await openViewed(context, id, token);
  if (reader.kind === "team") throw notFound("Report");
  return presentShare(context, of, reader.shareId);
}

/** Where the last link of a mail leads: to be told no more. */
export async function setShareMails(
  context: Context,
  id: number,
  token: string,
  isMailed: boolean,
) {
  const { of, reader, title } = await openToWrite(context, id, token);
  if (reader.kind === "team") throw notFound("Report");
  await setMailed(context.db, of, reader.shareId, isMailed);
  context.audit({
    ...{ action: "web_report.set_share_mails", subjectId: id, subjectName: title },
    ...{ teamId: of.teamId, after: { shareId: reader.shareId, isMailed } },
  });
  return presentShare(context, of, reader.shareId);
}

type Of = Parameters<typeof selectShare>[1];

async function presentShare({ db }: Context, of: Of, shareId: number) {
  const row = await selectShare(db, of, shareId);
  if (!row) throw notFound("Report");
  const { email, expiresAt, isMailed } = row;
  // What a link is called is a note of its author to themselves.
  const name = email === null ? "Guest" : row.name;
  return { name, email, isMailed, expiresAt: expiresAt?.toISOString() ?? null };
}

/**
 * The same is done for every address and every report, whether there is one or not: the letter finds
 * out whether there is anybody to write to.
 */
export async function mailShare(
  context: Context & Browser,
  id: number,
  { email }: CheckedOf<typeof mailReportShare>["query"],
) {
  await context.take(ASKED_BY_ADDRESS, context.ipAddress);
  await context.take(ASKED_FOR_MAILBOX, `${id}|${email}`);
  context.mail({ kind: "report_share_again", payload: { email, reportId: id } });
  context.audit({ action: "web_report.ask_link", teamId: 0, after: { reportId: id } });
  return null;
}

/** For whoever is known by name; a guest's browser remembers by itself. */
export async function markSeen(context: Context, id: number, token: string, noteId: number) {
  const { of, reader } = await openToWrite(context, id, token);
  if (reader.kind === "team" && reader.userId !== null)
    await setSeenBy(context.db, of, reader.userId, noteId);
  if (reader.kind === "reader") await setSeen(context.db, of, reader.shareId, noteId);
  return null;
}
