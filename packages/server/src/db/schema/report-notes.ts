import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { models } from "./models.ts";
import { users } from "./users.ts";
import { webReports } from "./web-reports.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

const ofReport = () => ({
  reportId: integer("report_id")
    .notNull()
    .references(() => webReports.id, { onDelete: "cascade" }),
  modelId: integer("model_id").notNull(),
  teamId: integer("team_id").notNull(),
});

/** What belongs to a model follows it to another team, and ends with it. */
const followsModel = (name: string, table: { modelId: AnyPgColumn; teamId: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [table.modelId, table.teamId],
    foreignColumns: [models.id, models.teamId],
  })
    .onUpdate("cascade")
    .onDelete("cascade");

/** Somebody outside who may read a report: whoever has a link, or the one an address belongs to. */
export const reportShares = pgTable(
  "report_shares",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...ofReport(),
    name: text().notNull(),
    /** Lower case; null for a link. */
    email: text(),
    /** Told by mail of replies to what they wrote. */
    isMailed: boolean("is_mailed").notNull().default(true),
    /** What is written before then is in the last letter to them. */
    letterClosesAt: moment("letter_closes_at"),
    openedCount: integer("opened_count").notNull().default(0),
    lastOpenedAt: moment("last_opened_at"),
    /** The newest note or reply that was seen through it, where it is one person's. */
    seenNoteId: integer("seen_note_id").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    createdByName: text("created_by_name").notNull(),
    expiresAt: moment("expires_at"),
    revokedAt: moment("revoked_at"),
  },
  (table) => [
    followsModel("report_shares_model", table),
    uniqueIndex("report_shares_email")
      .on(table.reportId, table.email)
      .where(sql`${table.email} is not null and ${table.revokedAt} is null`),
    index("report_shares_report").on(table.reportId, table.id),
    index("report_shares_of_model").on(table.modelId),
  ],
);

/** What opens a share: a link may be handed out again, and each has a secret of its own. */
export const reportShareKeys = pgTable(
  "report_share_keys",
  {
    tokenHash: text("token_hash").primaryKey(),
    shareId: integer("share_id")
      .notNull()
      .references(() => reportShares.id, { onDelete: "cascade" }),
    ...ofReport(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    followsModel("report_share_keys_model", table),
    index("report_share_keys_share").on(table.shareId, table.createdAt),
    index("report_share_keys_report").on(table.reportId),
    index("report_share_keys_of_model").on(table.modelId),
  ],
);

/** A note at a report, or a reply to one. */
export const reportNotes = pgTable(
  "report_notes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...ofReport(),
    /** The note it replies to. */
    noteId: integer("note_id").references((): AnyPgColumn => reportNotes.id, {
      onDelete: "cascade",
    }),
    /** The block it is at, by the id that the report's author's blocks keep. */
    blockId: text("block_id"),
    /** Empty once it was deleted under replies. */
    text: text().notNull(),
    isPinned: boolean("is_pinned").notNull().default(false),
    /** Who wrote it: somebody signed in, or whoever holds the secret that this is the hash of. */
    authorUserId: integer("author_user_id").references(() => users.id, { onDelete: "set null" }),
    sessionHash: text("session_hash"),
    /** Through which share, where it was one. */
    shareId: integer("share_id").references(() => reportShares.id, { onDelete: "set null" }),
    authorKind: text("author_kind").$type<"team" | "reader" | "guest">().notNull(),
    /** As they were called then. */
    authorName: text("author_name").notNull(),
    /** Of a note: the last word is a reader's. Kept by a trigger. */
    isWaiting: boolean("is_waiting").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    editedAt: moment("edited_at"),
    deletedAt: moment("deleted_at"),
  },
  (table) => [
    followsModel("report_notes_model", table),
    /** A page of notes, pinned ones first, whatever their number; nulls stand where `desc` asks for them. */
    index("report_notes_page")
      .on(table.reportId, table.isPinned.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.noteId} is null`),
    index("report_notes_replies").on(table.noteId, table.id),
    index("report_notes_waiting").on(table.teamId, table.id).where(sql`${table.isWaiting}`),
    index("report_notes_newest").on(table.reportId, table.id),
    index("report_notes_share").on(table.shareId),
    index("report_notes_author").on(table.authorUserId),
    index("report_notes_of_model").on(table.modelId),
  ],
);

/** Whoever of the team is told of notes, and what they have seen of them. */
export const reportFollowers = pgTable(
  "report_followers",
  {
    ...ofReport(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    isMailed: boolean("is_mailed").notNull(),
    /** What is written before then is in the last letter to them. */
    letterClosesAt: moment("letter_closes_at"),
    seenNoteId: integer("seen_note_id").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.userId] }),
    followsModel("report_followers_model", table),
    index("report_followers_user").on(table.userId),
    index("report_followers_of_model").on(table.modelId),
  ],
);
