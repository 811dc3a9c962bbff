import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { subscriptions } from "./subscriptions.ts";

export const clients = pgTable(
  "clients",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    name: text().notNull(),
    contactName: text("contact_name").notNull(),
    contactEmail: text("contact_email").notNull(),
    contactPhone: text("contact_phone").notNull(),
    industry: text().notNull(),
    yearEndMonth: smallint("year_end_month").notNull(),
    currency: text().notNull(),
    isActive: boolean("is_active").notNull(),
    notes: text().notNull(),
    /** Grows by one with every change, so that nobody overwrites what they have not seen. */
    version: integer().notNull().default(1),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    /** Deleted ones can be restored for 30 days; a job removes them after that. */
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("clients_team_name_unique")
      .on(table.teamId, sql`lower(${table.name})`)
      .where(sql`${table.deletedAt} is null`),
    index("clients_team_updated").on(table.teamId, table.updatedAt),
    /** Pages of active and of inactive ones, however few of many they are. */
    index("clients_team_active_name")
      .on(table.teamId, table.isActive, sql`lower(${table.name})`, table.id)
      .where(sql`${table.deletedAt} is null`),
  ],
);

/**
 * How many clients a team has, active and inactive, so that a page of a long list costs what one of a
 * short list does. Kept by triggers on `clients`, and not backed up, since it follows from them.
 */
export const clientCounts = pgTable(
  "client_counts",
  {
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    isActive: boolean("is_active").notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.isActive] })],
);
