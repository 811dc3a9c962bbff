import { boolean, integer, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";

/** A subscription is a team: its id is the team's id everywhere. */
export const subscriptions = pgTable("subscriptions", {
  /** Taken from the sequence first, so that the transaction is bound to the team it makes. */
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  teamName: text("team_name").notNull(),
  subscriptionType: smallint("subscription_type").notNull(),
  status: text().notNull(),
  isMfaRequired: boolean("is_mfa_required").notNull().default(false),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
