import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { connections } from "./connections.ts";
import { models } from "./models.ts";
import { subscriptions } from "./subscriptions.ts";
import { users } from "./users.ts";

/**
 * What a team lets somebody do with one thing of its own: a member or another team's person by
 * user, or whoever has an e-mail address and has yet to accept.
 */
export const grants = pgTable(
  "grants",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Whose the thing is. */
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    /** The thing: one of these. */
    modelId: integer("model_id").references(() => models.id, { onDelete: "cascade" }),
    connectionId: integer("connection_id").references(() => connections.id, {
      onDelete: "cascade",
    }),
    /** "member" of the team, "trusted" user outside, "invite" to become one, "transfer" of ownership. */
    kind: text().notNull(),
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The member it is for, or by whom it was offered: it ends when they leave the team. */
    accountId: integer("account_id").references(() => accounts.id, { onDelete: "cascade" }),
    /** Who invited those who have yet to accept: it holds while they may still do so. */
    offeredByUserId: integer("offered_by_user_id").references(() => users.id, {
      onDelete: "cascade",
    }),
    /** Lower case; of those who have yet to accept. */
    email: text(),
    level: smallint().notNull(),
    grantedByName: text("granted_by_name").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    /** Of those who have yet to accept. */
    expiresAt: timestamp("expires_at", { withTimezone: true }),
  },
  (table) => [
    check(
      "grants_to_somebody",
      sql`case when ${table.kind} in ('member', 'trusted') then ${table.userId} is not null and ${table.email} is null
        else ${table.email} is not null and ${table.userId} is null end`,
    ),
    check("grants_of_member", sql`${table.kind} <> 'member' or ${table.accountId} is not null`),
    check(
      "grants_offered_by",
      sql`(${table.offeredByUserId} is not null) = (${table.kind} in ('invite', 'transfer'))`,
    ),
    check("grants_of_one", sql`num_nonnulls(${table.modelId}, ${table.connectionId}) = 1`),
    check("grants_level", sql`${table.level} between 0 and 5`),
    uniqueIndex("grants_model_user").on(table.modelId, table.userId),
    uniqueIndex("grants_connection_user").on(table.connectionId, table.userId),
    uniqueIndex("grants_model_invite")
      .on(table.modelId, table.kind, table.email)
      .where(sql`${table.email} is not null`),
    /** One transfer waits at a time. */
    uniqueIndex("grants_model_transfer").on(table.modelId).where(sql`${table.kind} = 'transfer'`),
    index("grants_user").on(table.userId, table.level),
    index("grants_email").on(table.email),
    index("grants_account").on(table.accountId),
    index("grants_offered_by").on(table.offeredByUserId),
  ],
);
