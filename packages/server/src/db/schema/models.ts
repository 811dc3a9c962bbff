import type { ModelFigures } from "@app/contract/models";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { clients } from "./clients.ts";
import { connections } from "./connections.ts";
import { subscriptions } from "./subscriptions.ts";

/** As they were kept: by an older version without what is ahead. */
type KeptFigures = Omit<ModelFigures, "ahead"> & Partial<Pick<ModelFigures, "ahead">>;

/** A forecast that a team keeps: what lists and policies need to know. Its content is a document. */
export const models = pgTable(
  "models",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    /** Null once the owner has left the team; its admins manage it then. */
    ownerAccountId: integer("owner_account_id").references(() => accounts.id, {
      onDelete: "set null",
    }),
    clientId: integer("client_id").references(() => clients.id, { onDelete: "set null" }),
    /** The model that this one is a linked alternative of, as a budget is of a forecast. */
    parentId: integer("parent_id").references((): AnyPgColumn => models.id, {
      onDelete: "set null",
    }),
    /** Where its actuals come from; without one they stay as they are. */
    connectionId: integer("connection_id").references(() => connections.id, {
      onDelete: "set null",
    }),
    name: text().notNull(),
    isActive: boolean("is_active").notNull().default(true),
    /** Opened from an example: free, never billed. */
    isEducation: boolean("is_education").notNull().default(false),
    /** The tab of the list it stands in, for its team. */
    list: text()
      .notNull()
      .generatedAlwaysAs(
        sql`case when not is_active then 'Inactive' when is_education then 'Education' else 'Team' end`,
      ),
    /** What its checks come to, as the list filters by it. */
    checks: text()
      .notNull()
      .generatedAlwaysAs(
        sql`case when figures #>> '{checks,isBlocked}' = 'true' or figures #>> '{checks,errorCount}' <> '0' then 'error'
          when figures #>> '{checks,alertCount}' <> '0' then 'alert' else 'pass' end`,
      ),
    /** The least headroom ahead as a share of what is to be kept; null where nothing is. */
    headroomShare: doublePrecision("headroom_share").generatedAlwaysAs(
      sql`(figures #>> '{ahead,lowestHeadroom,share}')::double precision`,
    ),
    /** The month its first period ahead ends in, to be held against what its connection has. */
    nextMonth: integer("next_month").generatedAlwaysAs(
      sql`(figures #>> '{ahead,nextMonth}')::integer`,
    ),
    /** Saved before all of today's figures were kept. */
    areFiguresDue: boolean("are_figures_due")
      .notNull()
      .generatedAlwaysAs(sql`figures #> '{ahead,mostDrawn}' is null`),
    /** What everyone in the team has who was granted nothing by name. */
    teamLevel: smallint("team_level").notNull(),
    /** Grows by one with every change to this row by a person; the document counts its own. */
    version: integer().notNull().default(1),
    documentVersion: integer("document_version").notNull(),
    /** What the document came to when it was last saved. */
    figures: json().$type<KeptFigures>().notNull(),
    /** The ids of the checks that failed then; null where it was saved before they were kept. */
    failingChecks: text("failing_checks").array(),
    savedAt: timestamp("saved_at", { withTimezone: true }).notNull(),
    savedByName: text("saved_by_name").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
    /** Deleted ones can be restored for 30 days; a job removes them after that. */
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (table) => [
    /** So that what belongs to a model can follow it to another team. */
    unique("models_id_team").on(table.id, table.teamId),
    index("models_team_name")
      .on(table.teamId, table.list, sql`lower(${table.name})`, table.id)
      .where(sql`${table.deletedAt} is null`),
    index("models_team_saved")
      .on(table.teamId, table.list, table.savedAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index("models_parent").on(table.parentId),
    index("models_client").on(table.clientId),
    index("models_owner").on(table.ownerAccountId),
    index("models_connection").on(table.connectionId),
    /** None, but after an upgrade. */
    index("models_figures_due").on(table.id).where(sql`${table.areFiguresDue}`),
    /** Few: those that are kept from the team. */
    index("models_closed")
      .on(table.teamId, table.ownerAccountId)
      .where(sql`${table.teamLevel} = 0 and ${table.deletedAt} is null`),
  ],
);

/**
 * How many models of a team stand in each list, so that a page of a long list costs what one of a
 * short list does. Kept by triggers on `models`, and not backed up, since it follows from them.
 */
export const modelCounts = pgTable(
  "model_counts",
  {
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    list: text().notNull(),
    /** Everyone in the team sees them who was not shut out by name. */
    isOpen: boolean("is_open").notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.list, table.isOpen] })],
);
