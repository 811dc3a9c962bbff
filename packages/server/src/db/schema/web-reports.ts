import type { ReportLook } from "@app/contract/report-look";
import type { TimeUnit } from "@app/engine/time/timeline";
import {
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { models } from "./models.ts";

/** How the figures of an edition stand. */
type Standing = { isBlocked: boolean; errorCount: number; alertCount: number };

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A report is its model's: it goes where the model goes, and ends with it. */
const ofModel = () => ({
  modelId: integer("model_id").notNull(),
  teamId: integer("team_id").notNull(),
});
const ofReport = () => ({
  reportId: integer("report_id")
    .notNull()
    .references(() => webReports.id, { onDelete: "cascade" }),
  ...ofModel(),
});

/** Pages of blocks over a model, as their author makes them. */
export const webReports = pgTable(
  "web_reports",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...ofModel(),
    title: text().notNull(),
    /** As JSON. */
    document: text().notNull(),
    /** Grows by one with every change. */
    version: integer().notNull().default(1),
    /** The newest edition; null while nothing is published. */
    edition: integer(),
    /** Notes without their replies, counted as they come and go. */
    noteCount: integer("note_count").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    updatedByName: text("updated_by_name").notNull(),
  },
  (table) => [
    foreignKey({
      name: "web_reports_model",
      columns: [table.modelId, table.teamId],
      foreignColumns: [models.id, models.teamId],
    })
      .onUpdate("cascade")
      .onDelete("cascade"),
    index("web_reports_model_updated").on(table.modelId, table.updatedAt, table.id),
  ],
);

/** What was published: all that is needed to work it out again. Never changed. */
export const reportEditions = pgTable(
  "report_editions",
  {
    ...ofReport(),
    edition: integer().notNull(),
    title: text().notNull(),
    modelVersion: integer("model_version").notNull(),
    engineVersion: text("engine_version").notNull(),
    /** SHA-256 of the two documents. */
    inputsHash: text("inputs_hash").notNull(),
    /** The report's, as JSON, and the model's, in its stable text. */
    document: text().notNull(),
    modelDocument: text("model_document").notNull(),
    standing: json().$type<Standing>().notNull(),
    /** What it can be read by. */
    units: json().$type<TimeUnit[]>().notNull(),
    /** As the firm's reports looked then; null for those from before a firm could say. */
    look: json().$type<ReportLook>(),
    publishedAt: moment("published_at").notNull(),
    publishedByName: text("published_by_name").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.edition] }),
    foreignKey({
      name: "report_editions_model",
      columns: [table.modelId, table.teamId],
      foreignColumns: [models.id, models.teamId],
    })
      .onUpdate("cascade")
      .onDelete("cascade"),
    index("report_editions_of_model").on(table.modelId),
  ],
);

/** What a reader is sent of an edition: every case by one unit of time, as JSON. Never changed. */
export const reportEditionViews = pgTable(
  "report_edition_views",
  {
    ...ofReport(),
    edition: integer().notNull(),
    /** "own" is as the blocks say; else what the reader chose. */
    unit: text().notNull(),
    cases: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.edition, table.unit] }),
    foreignKey({
      name: "report_edition_views_model",
      columns: [table.modelId, table.teamId],
      foreignColumns: [models.id, models.teamId],
    })
      .onUpdate("cascade")
      .onDelete("cascade"),
    index("report_edition_views_of_model").on(table.modelId),
  ],
);
