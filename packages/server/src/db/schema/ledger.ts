import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { subscriptions } from "./subscriptions.ts";

/**
 * What happened to a team's money or support minutes: an invoice, a payment, a grant. Entries and their postings
 * are only ever added, in one transaction; whatever was wrong is put right by another entry. Triggers hold this for
 * every role, the owner's too.
 */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    /** Counts from 1 within the team, without gaps. */
    sequence: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    kind: text().notNull(),
    /** What it is about, so that it happens once however often it is tried: "renewal 2027-06-23". */
    key: text().notNull(),
    description: text().notNull(),
    /** The invoice that it makes, pays or credits. */
    invoiceNumber: integer("invoice_number"),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.sequence] }),
    unique("ledger_entries_once").on(table.teamId, table.key),
    index("ledger_entries_invoice").on(table.teamId, table.invoiceNumber),
  ],
);

/**
 * So much from one account to another: a posting has both sides, so no entry can be out of balance. Balances are
 * sums of postings and are kept nowhere.
 */
export const ledgerPostings = pgTable(
  "ledger_postings",
  {
    teamId: integer("team_id").notNull(),
    sequence: integer().notNull(),
    line: smallint().notNull(),
    /** What is counted: cents of AUD or USD, or minutes. */
    unit: text().notNull(),
    debit: text().notNull(),
    credit: text().notNull(),
    amount: bigint({ mode: "number" }).notNull(),
    description: text().notNull(),
    /** How the amount comes about, where it is so many at a price. */
    quantity: integer(),
    price: bigint({ mode: "number" }),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.sequence, table.line] }),
    foreignKey({
      name: "ledger_postings_entry",
      columns: [table.teamId, table.sequence],
      foreignColumns: [ledgerEntries.teamId, ledgerEntries.sequence],
    }),
    // The browser counts in whole numbers up to 2^53, and a sum of thousands of these stays below.
    check("ledger_postings_amount", sql`${table.amount} between 1 and 1000000000000`),
    check("ledger_postings_sides", sql`${table.debit} <> ${table.credit}`),
    check("ledger_postings_unit", sql`${table.unit} in ('AUD', 'USD', 'minutes')`),
    // Money is never counted as minutes: the accounts of support minutes are their own.
    check(
      "ledger_postings_minutes",
      sql`(${table.unit} = 'minutes') = starts_with(${table.debit}, 'support_') and (${table.unit} = 'minutes') = starts_with(${table.credit}, 'support_')`,
    ),
    check(
      "ledger_postings_price",
      sql`(${table.quantity} is null) = (${table.price} is null) and (${table.quantity} is null or ${table.quantity} * ${table.price} = ${table.amount})`,
    ),
  ],
);
