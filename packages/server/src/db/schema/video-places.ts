import { boolean, integer, pgTable, primaryKey, real, text, timestamp } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { subscriptions } from "./subscriptions.ts";

/** How far somebody watched a video. Videos are files; their names are all that is known of them here. */
export const videoPlaces = pgTable(
  "video_places",
  {
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    videoId: text("video_id").notNull(),
    seconds: real().notNull(),
    isWatched: boolean("is_watched").notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.videoId] })],
);
