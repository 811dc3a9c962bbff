import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { subscriptions } from "./subscriptions.ts";

/** A file of a team; the bytes are in the file store by this name. */
export const files = pgTable(
  "files",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    /** Who made it. Null once they have left the team, and for old ones. */
    accountId: integer("account_id").references(() => accounts.id, { onDelete: "set null" }),
    /** The key of its `FileKind`. */
    kind: text().notNull(),
    name: text().notNull().unique(),
    /** What it is saved as. */
    fileName: text("file_name").notNull(),
    contentType: text("content_type").notNull(),
    byteCount: integer("byte_count").notNull(),
    sha256: text(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Null for what is kept. */
    expiresAt: timestamp("expires_at", { withTimezone: true }),
  },
  (table) => [
    index("files_team").on(table.teamId, table.kind),
    index("files_expiry").on(table.expiresAt),
  ],
);
