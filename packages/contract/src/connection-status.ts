/** How a connection stands, in words and figures that a list can show. */
import * as z from "zod/mini";

/**
 *   new                 nothing has been read yet
 *   syncing             it is being read, or waits for its turn
 *   up-to-date          the last sync went well, and nothing waits for a person
 *   needs-attention     it went well, and accounts without a line, changes of closed months or files wait
 *   needs-reconnecting  the source no longer accepts the sign-in
 *   failed              the last sync came to nothing; the figures from before stay in use
 */
export const connectionState = z.enum([
  "new",
  "syncing",
  "up-to-date",
  "needs-attention",
  "needs-reconnecting",
  "failed",
]);
export type ConnectionState = z.output<typeof connectionState>;

/** Months since January of the year 0, as the engine counts them. */
export const month = z.int();

const checkName = z.enum([
  "months-balance",
  "accounts-roll",
  "balance-sheet",
  "retained-earnings",
  "totals-agree",
  "nothing-missing",
  "same-books",
]);

/** One of the seven: exact, to the cent. */
export const ledgerCheck = z.object({
  name: checkName,
  findingCount: z.int(),
  /** The source gives nothing to hold our figures against. */
  isWithout: z.optional(z.boolean()),
  findings: z.array(
    z.object({
      /** Account, month and amount, in words. */
      message: z.string(),
      accountId: z.optional(z.string()),
      month: z.optional(month),
    }),
  ),
});
export type LedgerCheck = z.output<typeof ledgerCheck>;

export const connectionStatus = z.object({
  state: connectionState,
  /** Why, in words; empty where there is nothing to say. */
  reason: z.string(),
  /** While it is syncing. */
  sync: z.nullable(
    z.object({ jobId: z.int(), isWaiting: z.boolean(), stage: z.string(), share: z.number() }),
  ),
  /** The last that went well. */
  lastSyncAt: z.nullable(z.iso.datetime()),
  /** Null where it is not scheduled. */
  nextSyncAt: z.nullable(z.iso.datetime()),
  /** The first and the last month that are read. */
  firstMonth: z.nullable(month),
  lastMonth: z.nullable(month),
  /** Accounts that can hold or move money, of those that are read. */
  accountCount: z.int(),
  /** Amounts that are read, all months together. */
  rowCount: z.int(),
  /** Of the last sync that came to its checks; empty before. */
  checks: z.array(z.object({ name: checkName, findingCount: z.int() })),
  /** Accounts that hold or move money and have no line. */
  unmappedCount: z.int(),
  /** Accounts with changes of closed months that nobody has decided about. */
  undecidedCount: z.int(),
  /** A file of a spreadsheet came or went since the last reading. */
  areFilesUnread: z.boolean(),
});
export type ConnectionStatus = z.output<typeof connectionStatus>;
