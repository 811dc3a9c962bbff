import type { Context } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import * as store from "./notes.store.ts";
import type { Viewed } from "./open-viewed.ts";

/** A report's team and readers are spared a flood, however many links it has. */
const MAILS_OF_REPORT = { name: "report.mails", count: 60, windowSeconds: 60 * 60 };
/** The rest is read at the report. */
const SHOWN_LENGTH_MAX = 400;

/** Counts what a note will send, and gives whether it may. Commits by itself: call it first. */
export async function mayMailNotes(context: Context, reportId: number) {
  try {
    await context.take(MAILS_OF_REPORT, String(reportId));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

type Written = { text: string; repliedTo?: store.Row };

/** The team is told of every note and reply, and who wrote a note of replies to it; nobody of their own. */
export async function tellOfNote(context: Context, viewed: Viewed, { text, repliedTo }: Written) {
  const { of, reader, title } = viewed;
  const { reportId, modelId, teamId } = of;
  const shown = text.length > SHOWN_LENGTH_MAX ? `${text.slice(0, SHOWN_LENGTH_MAX)}…` : text;
  const payload = { reportId, modelId, title, text: shown, byName: reader.name };
  for (const { userId, email } of await store.selectFollowers(context.db, of)) {
    if (reader.kind === "team" && userId === reader.userId) continue;
    context.mail({ kind: "report_note", teamId, payload: { ...payload, email } });
  }
  const shareId = repliedTo?.shareId ?? undefined;
  const isOwn = reader.kind !== "team" && reader.shareId === shareId;
  if (shareId === undefined || isOwn) return;
  const email = await store.selectTold(context.db, of, shareId);
  if (email) context.mail({ kind: "report_reply", teamId, payload: { ...payload, email } });
}
