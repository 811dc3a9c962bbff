import { index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { subscriptions } from "./subscriptions.ts";
import { users } from "./users.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** An invitation to join a team, mailed to an address whose owner alone can accept it. */
export const teamInvites = pgTable(
  "team_invites",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    /** Lower case. */
    email: text().notNull(),
    state: text().$type<"sent" | "accepted" | "declined">().notNull(),
    /** The hash of what the newest mail carries, for somebody who has no account to sign in to. */
    accessKeyHash: text("access_key_hash").notNull(),
    /** An invite ends when whoever sent it leaves the team. */
    invitedByAccountId: integer("invited_by_account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** Who accepted it: only they may accept it once more, to no effect. */
    acceptedByUserId: integer("accepted_by_user_id").references(() => users.id, {
      onDelete: "cascade",
    }),
    sentAt: moment("sent_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("team_invites_email").on(table.teamId, table.email),
    index("team_invites_to").on(table.email),
    index("team_invites_by").on(table.invitedByAccountId),
    index("team_invites_accepted").on(table.acceptedByUserId),
  ],
);
