import {
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { jobs } from "./jobs.ts";
import { models } from "./models.ts";
import { subscriptions } from "./subscriptions.ts";

/** Shocks that somebody tried on all forecasts at once. Everybody has their last. */
export const shockRuns = pgTable(
  "shock_runs",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    jobId: integer("job_id").references(() => jobs.id, { onDelete: "set null" }),
    shocks: json().notNull(),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
    finishedAt: timestamp("finished_at", { withTimezone: true }),
    /** How many forecasts there were to try them on. */
    modelCount: integer("model_count"),
    /** All of them together; null until all are done. */
    outlook: json(),
  },
  (table) => [
    uniqueIndex("shock_runs_of_account").on(table.accountId),
    index("shock_runs_job").on(table.jobId),
  ],
);

/** What a run did to a forecast. */
export const shockResults = pgTable(
  "shock_results",
  {
    runId: integer("run_id")
      .notNull()
      .references(() => shockRuns.id, { onDelete: "cascade" }),
    modelId: integer("model_id")
      .notNull()
      .references(() => models.id, { onDelete: "cascade" }),
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    /** Null where it did not work out. */
    outcome: json(),
    failure: text(),
    /** The least headroom for its floor, as a share of it, without the shocks and with them. */
    baseShare: doublePrecision("base_share"),
    shockedShare: doublePrecision("shocked_share"),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.modelId] }),
    index("shock_results_model").on(table.modelId),
  ],
);
