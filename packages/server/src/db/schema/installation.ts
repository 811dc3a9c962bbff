import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text } from "drizzle-orm/pg-core";

/** What holds for the whole installation: one row, made at the first start. */
export const installation = pgTable(
  "installation",
  {
    isOnly: boolean("is_only").primaryKey().default(true),
    /** Made with the secret key and from nothing else: another key makes another mark. */
    keyMark: text("key_mark").notNull(),
  },
  (table) => [check("installation_is_one", sql`${table.isOnly}`)],
);
