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
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { files } from "./files.ts";
import { subscriptions } from "./subscriptions.ts";
import { users } from "./users.ts";

type MessageKind = "REQUEST" | "RESPONSE" | "TRANSACTION";

const moment = (name: string) => timestamp(name, { withTimezone: true });

const ofTeam = () =>
  integer("team_id")
    .notNull()
    .references(() => subscriptions.id);

/** Null once they have left the team, and for support. */
const writer = (name: string) =>
  integer(name).references(() => accounts.id, { onDelete: "set null" });

/** What a team and support say to each other about one thing. */
export const supportDiscussions = pgTable(
  "support_discussions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teamId: ofTeam(),
    subject: text().notNull(),
    /** Seen by those in `support_people` alone. */
    isPrivate: boolean("is_private").notNull(),
    closedAt: moment("closed_at"),
    /** Staff opened again what was closed, and the team said nothing since: the team asks for nothing by it. */
    isReopenedByStaff: boolean("is_reopened_by_staff").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    /** The message that it began with; given in the same transaction. */
    parentTransactionId: integer("parent_transaction_id"),
    /** Who wrote that, as they were called then. */
    askedByName: text("asked_by_name").notNull(),
    /** What lists show of the newest words, so that they need not look for them. */
    updatedAt: moment("updated_at").notNull(),
    lastKind: text("last_kind").$type<MessageKind>().notNull(),
    lastText: text("last_text").notNull(),
    lastAuthorName: text("last_author_name").notNull(),
    lastAccountId: writer("last_account_id"),
    /** The newest of support's answers; 0 before the first. */
    lastResponseId: integer("last_response_id").notNull().default(0),
    minutesUsed: integer("minutes_used").notNull().default(0),
    /** The first words of the team that support has not answered; null while nothing waits for support. */
    waitingSince: moment("waiting_since"),
    /** Who of support looks after it, as they were called when they took it. */
    takenByUserId: integer("taken_by_user_id").references(() => users.id, { onDelete: "set null" }),
    takenByName: text("taken_by_name").notNull().default(""),
  },
  (table) => [
    index("support_discussions_team").on(table.teamId, table.updatedAt),
    index("support_discussions_updated").on(table.updatedAt),
    uniqueIndex("support_discussions_parent").on(table.parentTransactionId),
    unique("support_discussions_id_team").on(table.id, table.teamId),
    index("support_discussions_last_account").on(table.lastAccountId),
    index("support_discussions_waiting")
      .on(table.waitingSince)
      .where(sql`${table.waitingSince} is not null`),
  ],
);

/** Words of the team (REQUEST) or of support (RESPONSE), or the minutes an answer took (TRANSACTION). */
export const supportMessages = pgTable(
  "support_messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teamId: ofTeam(),
    discussionId: integer("discussion_id").notNull(),
    kind: text().$type<MessageKind>().notNull(),
    text: text().notNull(),
    minutes: integer().notNull().default(0),
    accountId: writer("account_id"),
    /** As they were called then. */
    authorName: text("author_name").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    ofDiscussion("support_messages_discussion", table),
    index("support_messages_of_discussion").on(table.discussionId, table.id),
    index("support_messages_team").on(table.teamId, table.id),
    index("support_messages_account").on(table.accountId),
  ],
);

/** Who is in a discussion: told by mail, and able to see it when it is private. */
export const supportPeople = pgTable(
  "support_people",
  {
    teamId: ofTeam(),
    discussionId: integer("discussion_id").notNull(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    isAuthor: boolean("is_author").notNull(),
    /** Null for the author, and for who came by replying. */
    invitedByName: text("invited_by_name"),
    since: moment("since").notNull(),
    /** The newest message they have read. */
    seenMessageId: integer("seen_message_id").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.discussionId, table.accountId] }),
    ofDiscussion("support_people_discussion", table),
    index("support_people_account").on(table.accountId),
  ],
);

/** A picture that we drew from one somebody uploaded; it waits a day for its message. */
export const supportImages = pgTable(
  "support_images",
  {
    name: text()
      .primaryKey()
      .references(() => files.name, { onDelete: "cascade" }),
    teamId: ofTeam(),
    accountId: writer("account_id"),
    discussionId: integer("discussion_id"),
    messageId: integer("message_id").references(() => supportMessages.id),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (table) => [
    ofDiscussion("support_images_discussion", table),
    index("support_images_of_discussion").on(table.discussionId),
    index("support_images_message").on(table.messageId),
    index("support_images_account").on(table.accountId),
  ],
);

/** No row of one team stands in a discussion of another. */
function ofDiscussion(
  name: string,
  table: {
    discussionId: AnyPgColumn;
    teamId: AnyPgColumn;
  },
) {
  return foreignKey({
    name,
    columns: [table.discussionId, table.teamId],
    foreignColumns: [supportDiscussions.id, supportDiscussions.teamId],
  });
}
