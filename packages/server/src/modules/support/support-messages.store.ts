import assert from "node:assert/strict";
import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { files } from "#db/schema/files.ts";
import {
  supportDiscussions as discussions,
  supportImages as images,
  supportMessages as messages,
} from "#db/schema/support.ts";
import { isVisible, type Of, type Onlooker, update } from "./support.store.ts";

type NewMessage = Pick<typeof messages.$inferInsert, "kind" | "text" | "authorName"> & {
  accountId: number | null;
  minutes?: number;
};

/** The beginning of a message, as lists show it. */
const EXCERPT_LENGTH = 200;

export async function insert(
  db: Db,
  teamId: number,
  { subject, isPrivate }: { subject: string; isPrivate: boolean },
  message: NewMessage,
  now: Date,
) {
  const values = {
    ...{ teamId, subject, isPrivate, createdAt: now, waitingSince: now },
    askedByName: message.authorName,
    ...newestOf(message, now),
  };
  const [row] = await db.insert(discussions).values(values).returning({ id: discussions.id });
  assert(row, "an inserted discussion did not come back");
  const messageId = await insertMessage(db, { teamId, id: row.id }, message, now);
  await update(db, teamId, row.id, { parentTransactionId: messageId });
  return { id: row.id, messageId };
}

/** Adds to what was said; the discussion tells of its newest words. */
export async function addMessage(db: Db, of: Of, message: NewMessage, now: Date) {
  const messageId = await insertMessage(db, of, message, now);
  const minutesUsed = sql<number>`${discussions.minutesUsed} + ${message.minutes ?? 0}`;
  await update(db, of.teamId, of.id, {
    // Minutes say nothing: lists go on showing the answer they are for.
    ...(message.kind === "TRANSACTION" ? { minutesUsed } : newestOf(message, now)),
    ...(message.kind === "RESPONSE" && { lastResponseId: messageId, waitingSince: null }),
    // Who writes again waits as long as before.
    ...(message.kind === "REQUEST" && {
      isReopenedByStaff: false,
      waitingSince: sql`coalesce(${discussions.waitingSince}, ${now.toISOString()})`,
    }),
  });
  return messageId;
}

async function insertMessage(db: Db, { teamId, id }: Of, message: NewMessage, now: Date) {
  const [row] = await db
    .insert(messages)
    .values({ teamId, discussionId: id, ...message, createdAt: now })
    .returning({ id: messages.id });
  assert(row, "an inserted message did not come back");
  return row.id;
}

function newestOf({ kind, text, authorName, accountId }: NewMessage, now: Date) {
  return {
    ...{ updatedAt: now, lastKind: kind, lastAuthorName: authorName, lastAccountId: accountId },
    lastText: text.replace(/\s+/g, " ").slice(0, EXCERPT_LENGTH),
  };
}

/** Everything that was said, the oldest first, with how who said it looks today. */
export function selectMessages(db: Db, { teamId, id }: Of) {
  return db
    .select({
      id: messages.id,
      kind: messages.kind,
      text: messages.text,
      minutes: messages.minutes,
      accountId: messages.accountId,
      authorName: messages.authorName,
      createdAt: messages.createdAt,
      avatar: accounts.avatar,
      avatarIndex: accounts.avatarIndex,
    })
    .from(messages)
    .leftJoin(accounts, and(eq(accounts.id, messages.accountId), eq(accounts.teamId, teamId)))
    .where(and(eq(messages.teamId, teamId), eq(messages.discussionId, id)))
    .orderBy(asc(messages.id));
}

export async function countMessages(db: Db, { teamId, id }: Of) {
  const [counted] = await db
    .select({ count: count() })
    .from(messages)
    .where(and(eq(messages.teamId, teamId), eq(messages.discussionId, id)));
  return counted?.count ?? 0;
}

export function selectImages(db: Db, { teamId, id }: Of) {
  return db
    .select({
      messageId: images.messageId,
      name: images.name,
      fileName: files.fileName,
      byteCount: files.byteCount,
      width: images.width,
      height: images.height,
    })
    .from(images)
    .innerJoin(files, eq(files.name, images.name))
    .where(and(eq(images.teamId, teamId), eq(images.discussionId, id)))
    .orderBy(asc(files.id));
}

/** Which discussions these messages are of, as far as one may see them. */
export async function selectSources(db: Db, onlooker: Onlooker, messageIds: number[]) {
  if (messageIds.length === 0) return [];
  return db
    .select({
      messageId: messages.id,
      authorName: messages.authorName,
      id: discussions.id,
      subject: discussions.subject,
    })
    .from(messages)
    .innerJoin(discussions, eq(discussions.id, messages.discussionId))
    .where(and(inArray(messages.id, messageIds), isVisible(db, onlooker)));
}

type NewImage = Pick<typeof images.$inferInsert, "name" | "accountId" | "width" | "height">;

export async function insertImage(db: Db, teamId: number, image: NewImage) {
  await db.insert(images).values({ teamId, ...image });
}

/** Gives uploads of one's own to a message, and how many there were to give. */
export async function giveImages(
  db: Db,
  { teamId, accountId }: Onlooker,
  names: string[],
  place: { discussionId: number; messageId: number },
) {
  const rows = await db
    .update(images)
    .set(place)
    .where(
      and(
        ...[eq(images.teamId, teamId), inArray(images.name, names)],
        ...[eq(images.accountId, accountId ?? 0), isNull(images.messageId)],
      ),
    )
    .returning({ name: images.name });
  return rows.length;
}

export async function hasImage(db: Db, { teamId, id }: Of, name: string) {
  const [row] = await db
    .select({ name: images.name })
    .from(images)
    .where(
      and(
        ...[eq(images.teamId, teamId), eq(images.discussionId, id), eq(images.name, name)],
        isNotNull(images.messageId),
      ),
    );
  return row !== undefined;
}
