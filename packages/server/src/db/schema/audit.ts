import { bigint, integer, jsonb, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";

/**
 * Who did what, when, with what before and after. Entries are only ever added; each carries a
 * keyed hash over itself and its predecessor, so that an edit or a gap shows (`verify-audit`).
 * Team 0 is the service itself.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    teamId: integer("team_id").notNull(),
    sequence: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    requestId: text("request_id").notNull(),
    userId: integer("user_id"),
    /** The member of staff who acted as that user. */
    masqueraderUserId: integer("masquerader_user_id"),
    /** For example "client.update". */
    action: text().notNull(),
    subjectId: integer("subject_id"),
    /** What it was called at the time. */
    subjectName: text("subject_name").notNull(),
    before: jsonb(),
    after: jsonb(),
    hash: text().notNull(),
  },
  (table) => [unique("audit_entries_team_sequence").on(table.teamId, table.sequence)],
);

/** The end of each team's chain; locked while it grows, and proof that its tail was not cut off. */
export const auditHeads = pgTable("audit_heads", {
  teamId: integer("team_id").primaryKey(),
  sequence: integer().notNull(),
  hash: text().notNull(),
});
