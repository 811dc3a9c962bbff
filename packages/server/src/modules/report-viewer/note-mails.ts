import type { Context } from "#core/context.ts";
import * as store from "./note-letters.store.ts";
import type * as notes from "./notes.store.ts";
import type { Viewed } from "./open-viewed.ts";

/** The first note is told at once; what follows within this time of a letter is gathered in the next. */
const GATHERED_MS = 10 * 60 * 1000;
/** What was begun before a letter closes has been kept by then. */
const KEPT_MS = 5000;

type Written = { id: number; at: Date; repliedTo?: notes.Row };
type Told = { kind: "report_note" | "report_reply"; reader: store.ToldReader };

/** The team is told of every note and reply, and who wrote a note of replies to it; nobody of their own. */
export async function tellOfNote(context: Context, viewed: Viewed, written: Written) {
  const { of, reader } = viewed;
  for (const { userId, email } of await store.selectFollowers(context.db, of)) {
    if (reader.kind === "team" && userId === reader.userId) continue;
    await tell(context, viewed, written, { kind: "report_note", reader: { userId, email } });
  }
  const shareId = written.repliedTo?.shareId ?? undefined;
  const isOwn = reader.kind !== "team" && reader.shareId === shareId;
  if (shareId === undefined || isOwn) return;
  const email = await store.selectTold(context.db, of, shareId);
  if (email)
    await tell(context, viewed, written, { kind: "report_reply", reader: { shareId, email } });
}

/** Whoever has a letter that is still open finds it there. */
async function tell(context: Context, { of }: Viewed, { id, at }: Written, told: Told) {
  const closesAt = await store.openLetter(context.db, of, told.reader, { at, after: GATHERED_MS });
  if (!closesAt) return;
  const { reportId, teamId } = of;
  const payload = { reportId, ...told.reader, from: id, closesAt: closesAt.toISOString() };
  const notBefore = closesAt > at ? new Date(closesAt.getTime() + KEPT_MS) : undefined;
  context.mail({ kind: told.kind, teamId, payload, ...(notBefore && { notBefore }) });
}
