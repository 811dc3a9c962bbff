import type { Currency } from "@app/contract/plans";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { models } from "./models.ts";
import { subscriptions } from "./subscriptions.ts";

/**
 * A model that a team pays for by the month. Triggers end one with whatever ends the model for the team: cancelling or
 * deleting it, handing it to another team, or the end of the subscription; and take it up again when it is reactivated.
 */
export const modelContracts = pgTable(
  "model_contracts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    modelId: integer("model_id").references(() => models.id, { onDelete: "set null" }),
    /** As it was last called here, for when it is gone. */
    modelName: text("model_name").notNull(),
    /** Days by the team's calendar; the last one is that on which it was cancelled. */
    boughtOn: date("bought_on").notNull(),
    endedOn: date("ended_on"),
    /** It ended with the subscription: a new plan does not bring it back. */
    hasLapsed: boolean("has_lapsed").notNull().default(false),
  },
  (table) => [
    uniqueIndex("model_contracts_one_open").on(table.modelId).where(sql`${table.endedOn} is null`),
    index("model_contracts_team").on(table.teamId, table.boughtOn),
  ],
);

/** What the models of a team came to in a month that is over. Neither it nor its lines change. */
export const modelStatements = pgTable(
  "model_statements",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    /** Its first day. */
    month: date().notNull(),
    currency: text().$type<Currency>().notNull(),
    price: bigint({ mode: "number" }).notNull(),
    /** In basis points. */
    taxRate: integer("tax_rate").notNull(),
    isUnlimited: boolean("is_unlimited").notNull(),
    issuedAt: timestamp("issued_at", { withTimezone: true }).notNull(),
  },
  (table) => [unique("model_statements_once").on(table.teamId, table.month)],
);

/** A model in a statement, named as it was then. */
export const modelStatementLines = pgTable(
  "model_statement_lines",
  {
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    statementId: integer("statement_id")
      .notNull()
      .references(() => modelStatements.id),
    line: smallint().notNull(),
    contractId: integer("contract_id")
      .notNull()
      .references(() => modelContracts.id),
    modelId: integer("model_id"),
    modelName: text("model_name").notNull(),
    clientId: integer("client_id"),
    clientName: text("client_name").notNull(),
    ownerName: text("owner_name").notNull(),
    fromDay: date("from_day").notNull(),
    toDay: date("to_day").notNull(),
    isEnded: boolean("is_ended").notNull(),
    amount: bigint({ mode: "number" }).notNull(),
    invoiceNumber: integer("invoice_number"),
  },
  (table) => [
    primaryKey({ columns: [table.statementId, table.line] }),
    index("model_statement_lines_contract").on(table.contractId),
  ],
);
