import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { connections } from "./connections.ts";
import { subscriptions } from "./subscriptions.ts";

const ofConnection = {
  connectionId: integer("connection_id")
    .notNull()
    .references(() => connections.id, { onDelete: "cascade" }),
  teamId: integer("team_id")
    .notNull()
    .references(() => subscriptions.id),
};

/** The ledger that was read last and passed all checks, besides its months. Texts are JSON. */
export const connectionBooks = pgTable(
  "connection_books",
  {
    ...ofConnection,
    organisation: text().notNull(),
    accounts: text().notNull(),
    openings: text().notNull(),
    tracking: text().notNull(),
    firstMonth: integer("first_month").notNull(),
    lastMonth: integer("last_month").notNull(),
    /** Months before this one were closed when it was read: what changes there later is told. */
    openFrom: integer("open_from").notNull(),
    contentHash: text("content_hash").notNull(),
    readAt: timestamp("read_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.connectionId] })],
);

/** One month of it, whole: its movements and what the source says of them, as JSON. */
export const connectionMonths = pgTable(
  "connection_months",
  {
    ...ofConnection,
    month: integer().notNull(),
    content: text().notNull(),
    /** When the sync that brought it was; null for what was read before that was kept. */
    readAt: timestamp("read_at", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.connectionId, table.month] })],
);

/**
 * What a sync has read so far, month by month: taken up again after a crash, thrown away when it
 * is swapped in. The openings stand in the month before the first that is read.
 */
export const connectionStages = pgTable(
  "connection_stages",
  {
    ...ofConnection,
    month: integer().notNull(),
    /** What it is a read of: other months, or other figures before, and it begins anew. */
    readOf: text("read_of").notNull(),
    content: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.connectionId, table.month] })],
);

/** What the source changed in a closed month. Models read what was before until it is accepted. */
export const connectionChanges = pgTable(
  "connection_changes",
  {
    ...ofConnection,
    accountId: text("account_id").notNull(),
    month: integer().notNull(),
    /** Somewhere before the month, which is the first that is read. */
    isOpening: boolean("is_opening").notNull(),
    /** Minor units, debit positive: what models go by, and what the source says now. */
    before: text().notNull(),
    after: text().notNull(),
    foundAt: timestamp("found_at", { withTimezone: true }).notNull(),
    /** Somebody looked at it and let it wait. */
    isHeld: boolean("is_held").notNull().default(false),
    decidedByName: text("decided_by_name"),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.accountId, table.month, table.isOpening] }),
  ],
);

/** Where an account of the source stands in models: one mapping for each organisation. */
export const connectionPlaces = pgTable(
  "connection_places",
  {
    ...ofConnection,
    accountId: text("account_id").notNull(),
    /** What models call the account: kept, whatever the source calls it later. */
    account: text().notNull(),
    line: text().notNull(),
    /** Chosen by a person; otherwise it was suggested so surely that it was taken as read. */
    isChosen: boolean("is_chosen").notNull(),
  },
  (table) => [primaryKey({ columns: [table.connectionId, table.accountId] })],
);

/** What a team chose for accounts of a name, in each connection: what agrees is taken, what does not is asked. */
export const lineChoices = pgTable(
  "line_choices",
  {
    teamId: ofConnection.teamId,
    /** Where it was chosen, which may be deleted by now; 0 for what is older than this column. */
    connectionId: integer("connection_id").notNull().default(0),
    class: text().notNull(),
    name: text().notNull(),
    line: text().notNull(),
    /** Who chose it; empty for what is older than this column. */
    byName: text("by_name").notNull().default(""),
    chosenAt: timestamp("chosen_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.class, table.name, table.connectionId] })],
);

/** What came of each sync. */
export const connectionSyncs = pgTable(
  "connection_syncs",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...ofConnection,
    at: timestamp({ withTimezone: true }).notNull(),
    /** Who asked for it; null for the schedule. */
    byName: text("by_name"),
    /** changed, unchanged, or kept: the figures from before stay. */
    outcome: text().notNull(),
    words: text().notNull(),
    durationMs: integer("duration_ms").notNull(),
    checksPassed: integer("checks_passed"),
  },
  (table) => [index("connection_syncs_connection").on(table.connectionId, table.id)],
);

/** A file of a spreadsheet connection, as it was read: its cells, and what its columns are taken for. */
export const connectionFiles = pgTable(
  "connection_files",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...ofConnection,
    fileName: text("file_name").notNull(),
    /** The cells, and the mapping, as JSON. */
    cells: text().notNull(),
    mapping: text().notNull(),
    /** What a trial balance is of. */
    month: integer(),
    /** The months it gives figures of; null in files that were kept before these were. */
    firstMonth: integer("first_month"),
    lastMonth: integer("last_month"),
    uploadedAt: timestamp("uploaded_at", { withTimezone: true }).notNull(),
    uploadedByName: text("uploaded_by_name").notNull(),
  },
  (table) => [index("connection_files_connection").on(table.connectionId, table.id)],
);
