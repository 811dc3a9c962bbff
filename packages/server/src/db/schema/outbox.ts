import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";

/** E-mail that a committed fact calls for. A job sends it and empties the payload. */
export const outbox = pgTable(
  "outbox",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    teamId: integer("team_id"),
    kind: text().notNull(),
    /** Encrypted JSON: it may hold a one-time code. */
    payload: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    attempts: smallint().notNull().default(0),
    /** Nobody sends it before; null for at once. */
    dueAt: timestamp("due_at", { withTimezone: true }),
    /** Somebody is at it, unless they died; null where nobody is. */
    claimedUntil: timestamp("claimed_until", { withTimezone: true }),
    doneAt: timestamp("done_at", { withTimezone: true }),
  },
  (table) => [index("outbox_open").on(table.id).where(sql`${table.doneAt} is null`)],
);
