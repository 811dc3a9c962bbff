import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  json,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { clients } from "./clients.ts";
import { subscriptions } from "./subscriptions.ts";

/** A link from a team to one organisation in a source of ledgers, and how it stands. */
export const connections = pgTable(
  "connections",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    uid: uuid().notNull().defaultRandom(),
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    /** Who signed in at the source. Null once they have left the team; its admins manage it then. */
    ownerAccountId: integer("owner_account_id").references(() => accounts.id, {
      onDelete: "set null",
    }),
    clientId: integer("client_id").references(() => clients.id, { onDelete: "set null" }),
    name: text().notNull(),
    sourceId: smallint("source_id").notNull(),
    /** What was typed to connect it, without what is secret. */
    settings: json().$type<Record<string, unknown>>().notNull(),
    /** Sealed: the secret part of what was typed, as JSON; empty where there is none. */
    secrets: text().notNull().default(""),
    /** Sealed: the grant at the provider, as JSON; empty where there is none. */
    tokens: text().notNull().default(""),
    /** Whoever renews the grant has it alone until then, by the database's clock. */
    renewal: uuid(),
    renewalUntil: timestamp("renewal_until", { withTimezone: true }),
    /** As the source describes it; null until one is chosen. */
    organisation: json().$type<Record<string, unknown>>(),
    monthsBack: smallint("months_back").notNull(),
    /** Whether it is synced every night. */
    isScheduled: boolean("is_scheduled").notNull().default(true),
    /** What everyone in the team has who was granted nothing by name. */
    teamLevel: smallint("team_level").notNull(),
    /** What the last sync came to: new, synced, failed or needs-reconnecting. */
    outcome: text().notNull().default("new"),
    /** Why it failed, in words. */
    failure: text().notNull().default(""),
    /** The job that reads it, or read it last. */
    syncJobId: integer("sync_job_id"),
    lastSyncAt: timestamp("last_sync_at", { withTimezone: true }),
    nextSyncAt: timestamp("next_sync_at", { withTimezone: true }),
    /** The source asked us to stay away until then. */
    pausedUntil: timestamp("paused_until", { withTimezone: true }),
    /** It asked for a shorter wait, by the database's clock: calls wait and go on. */
    callsPausedUntil: timestamp("calls_paused_until", { withTimezone: true }),
    firstMonth: integer("first_month"),
    lastMonth: integer("last_month"),
    accountCount: integer("account_count").notNull().default(0),
    rowCount: integer("row_count").notNull().default(0),
    /** When a file came or went that no sync has read since; null where there is none. */
    filesChangedAt: timestamp("files_changed_at", { withTimezone: true }),
    /** Of the last sync that came to its checks. */
    checks: json().$type<unknown[]>().notNull().default([]),
    unmappedCount: integer("unmapped_count").notNull().default(0),
    undecidedCount: integer("undecided_count").notNull().default(0),
    /** Grows with every change of the mapping. */
    mappingVersion: integer("mapping_version").notNull().default(1),
    /** Made by the browser that asked for it, with a hash of what was asked. */
    saveId: uuid("save_id").notNull(),
    askedHash: text("asked_hash").notNull(),
    /** Grows by one with every change by a person. */
    version: integer().notNull().default(1),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("connections_save").on(table.teamId, table.saveId),
    index("connections_team_name").on(table.teamId, sql`lower(${table.name})`, table.id),
    index("connections_client").on(table.clientId),
    index("connections_owner").on(table.ownerAccountId),
    index("connections_care")
      .on(table.teamId)
      .where(
        sql`${table.outcome} in ('failed', 'needs-reconnecting') or ${table.unmappedCount} + ${table.undecidedCount} > 0 or ${table.filesChangedAt} is not null`,
      ),
    index("connections_due").on(table.nextSyncAt).where(sql`${table.isScheduled}`),
  ],
);

/**
 * When each call to a source started or is to start, by the database's clock, for as long as the
 * source counts it: its limits are for all processes together.
 */
export const connectionCalls = pgTable(
  "connection_calls",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    connectionId: integer("connection_id")
      .notNull()
      .references(() => connections.id, { onDelete: "cascade" }),
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    startsAt: timestamp("starts_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("connection_calls_start").on(table.connectionId, table.startsAt)],
);
