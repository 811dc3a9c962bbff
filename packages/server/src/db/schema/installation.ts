import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text } from "drizzle-orm/pg-core";

/** What holds for the whole installation: one row, made at the first start. */
export const installation = pgTable(
  "installation",
  {
    isOnly: boolean("is_only").primaryKey().default(true),
    /** Made with the secret key and from nothing else: another key makes another mark. */
    keyMark: text("key_mark").notNull(),
    /** Of the register of seals that belongs to the trails from this commit on, until it is in its place. */
    nextRegisterHash: text("next_register_hash"),
  },
  (table) => [check("installation_is_one", sql`${table.isOnly}`)],
);
