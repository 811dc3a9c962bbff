import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { models } from "./models.ts";
import { subscriptions } from "./subscriptions.ts";
import { users } from "./users.ts";

const ofModel = () => ({
  modelId: integer("model_id")
    .notNull()
    .references(() => models.id, { onDelete: "cascade" }),
  teamId: integer("team_id")
    .notNull()
    .references(() => subscriptions.id),
});

/** The document as it is now, in its stable text. */
export const modelDocuments = pgTable(
  "model_documents",
  {
    ...ofModel(),
    version: integer().notNull(),
    document: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.modelId] })],
);

/** Every save: what changed, by whom, when and why. Only its label is ever changed. */
export const modelVersions = pgTable(
  "model_versions",
  {
    ...ofModel(),
    version: integer().notNull(),
    /** Counts what the list shows as one row: a run of autosaves by one person. */
    run: integer().notNull(),
    /** How it came to be: "create", "save", "restore". */
    kind: text().notNull(),
    /** Made by the browser, so that a retry is the same save. */
    saveId: uuid("save_id").notNull(),
    /** Of what was asked for under that id, which tells a retry from something else; null for a seeded one. */
    askedHash: text("asked_hash"),
    authorUserId: integer("author_user_id").references(() => users.id, { onDelete: "set null" }),
    /** As they were called then: whoever reads it may be in another team. */
    authorName: text("author_name").notNull(),
    /** Done by staff in the author's place. */
    isByStaff: boolean("is_by_staff").notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    message: text().notNull(),
    /** A name that somebody gave it, to find it again. */
    label: text(),
    /** From the version before to this one, as JSON. */
    edits: text().notNull(),
    /** The whole document, in some versions, so that none is far from one. */
    snapshot: text(),
    /** At the end of the last period; null where it does not work out. */
    closingCash: doublePrecision("closing_cash"),
    /** From when to when the cut-over moved, and what the forecast before had said, as JSON; null where it stayed. */
    cutOver: text("cut_over"),
  },
  (table) => [
    primaryKey({ columns: [table.modelId, table.version] }),
    /** Found by the id alone where it was saved in a copy. */
    uniqueIndex("model_versions_saved_once").on(table.saveId, table.modelId),
    index("model_versions_run").on(table.modelId, table.run, table.version),
    index("model_versions_named")
      .on(table.modelId, table.run, table.version)
      .where(sql`${table.label} is not null`),
    index("model_versions_cut_over")
      .on(table.modelId, table.version)
      .where(sql`${table.cutOver} is not null`),
  ],
);

/** When somebody was last at a model, for those who decide who may; and what they saw, for themselves. */
export const modelVisits = pgTable(
  "model_visits",
  {
    modelId: ofModel().modelId,
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The newest version by then. */
    seenVersion: integer("seen_version"),
    /** How the visit before this one ended; nothing while there was none. */
    beforeAt: timestamp("before_at", { withTimezone: true }),
    beforeVersion: integer("before_version"),
  },
  (table) => [primaryKey({ columns: [table.modelId, table.userId] })],
);

/** Who has a model open: one row for each screen, kept while its line stands. */
export const modelVisitors = pgTable(
  "model_visitors",
  {
    id: uuid().primaryKey(),
    modelId: ofModel().modelId,
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** All that others see of them: they may be of another team. */
    name: text().notNull(),
    avatarIndex: integer("avatar_index").notNull(),
    /** The process that has the line; what it does not renew ends by itself. */
    holder: uuid().notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("model_visitors_model").on(table.modelId),
    index("model_visitors_holder").on(table.holder),
    index("model_visitors_user").on(table.userId),
  ],
);
