import { sql } from "drizzle-orm";
import {
  index,
  integer,
  json,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { subscriptions } from "./subscriptions.ts";

/**
 * Work that outlives a request. The row is written in the transaction that asks for it and is the
 * queue itself: what commits is done, and there is no second place to tell of it.
 */
export const jobs = pgTable(
  "jobs",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null for what the service does for itself. */
    teamId: integer("team_id").references(() => subscriptions.id),
    /** Who sees it and may cancel it. Null once they have left the team. */
    accountId: integer("account_id").references(() => accounts.id, { onDelete: "set null" }),
    /** On whose behalf it runs, for the trail. */
    userId: integer("user_id"),
    masqueraderUserId: integer("masquerader_user_id"),
    kind: text().notNull(),
    /** Who may ask for it and have what it made: member or admin. */
    access: text().notNull().default("member"),
    title: text().notNull(),
    /** Never a secret. */
    payload: json().notNull(),
    /** While one such job of theirs waits or runs, asking again gives that one. */
    runKey: text("run_key"),
    /** queued, running, done, failed or cancelled. */
    state: text().notNull().default("queued"),
    /** What it is doing, in words, and how much of it is done, from 0 to 1. */
    stage: text().notNull().default(""),
    share: real().notNull().default(0),
    /** Why it failed, in words for whoever started it. */
    failure: text(),
    result: json(),
    attempts: smallint().notNull().default(0),
    /** Not before this time of the database's clock, which all processes share. */
    dueAt: timestamp("due_at", { withTimezone: true }).notNull().defaultNow(),
    /** Which try holds it; what any other try writes counts for nothing. */
    run: uuid(),
    /** The try that holds it is dead when this has passed by the database's clock. */
    claimedUntil: timestamp("claimed_until", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** The latest try, by the database's clock: whom it served last waits behind the others. */
    startedAt: timestamp("started_at", { withTimezone: true }),
    finishedAt: timestamp("finished_at", { withTimezone: true }),
  },
  (table) => [
    index("jobs_team").on(table.teamId, table.id),
    index("jobs_started").on(table.teamId, table.startedAt),
    index("jobs_queued").on(table.teamId, table.id).where(sql`${table.state} = 'queued'`),
    index("jobs_running").on(table.claimedUntil).where(sql`${table.state} = 'running'`),
    uniqueIndex("jobs_asked_once")
      .on(table.teamId, table.userId, table.kind, table.runKey)
      .where(sql`${table.state} in ('queued', 'running')`),
    uniqueIndex("jobs_ticked_once")
      .on(table.kind, table.runKey)
      .where(sql`${table.teamId} is null`),
  ],
);
