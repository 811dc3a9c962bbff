import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { subscriptions } from "./subscriptions.ts";

/** A file somebody uploaded, re-encoded by us; the bytes are in the upload folder by this name. */
export const files = pgTable(
  "files",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    name: text().notNull().unique(),
    contentType: text("content_type").notNull(),
    byteCount: integer("byte_count").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("files_team").on(table.teamId)],
);
