import type { WebhookEvent } from "@app/contract/webhooks";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { subscriptions } from "./subscriptions.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Addresses of a team's own programs that are told what happens. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    /** Signs what is sent. Encrypted, and empty only until its row has an id. */
    secret: text().notNull(),
    isOn: boolean("is_on").notNull(),
    /** Why the service switched it off. */
    offReason: text("off_reason").notNull().default(""),
    /** Since when nothing that was sent has arrived. */
    failingSince: moment("failing_since"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("webhooks_team").on(table.teamId)],
);

/**
 * A message for one address: written in the transaction of what it tells, it is the queue and the log. Each time it is
 * sent it is the same row, the same id and the same letters.
 */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teamId: integer("team_id")
      .notNull()
      .references(() => subscriptions.id),
    webhookId: integer("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    eventId: text("event_id").notNull(),
    kind: text().notNull(),
    body: text().notNull(),
    createdAt: moment("created_at").notNull(),
    /** waiting, delivered or failed. */
    state: text().notNull().default("waiting"),
    attempts: smallint().notNull().default(0),
    /** When it is sent next; null once it is not. */
    dueAt: moment("due_at"),
    /** Somebody is at it until then. */
    claimedUntil: moment("claimed_until"),
    lastTriedAt: moment("last_tried_at"),
    /** Of the last try's answer. */
    status: smallint(),
    durationMs: integer("duration_ms"),
    failure: text().notNull().default(""),
  },
  (table) => [
    unique("webhook_deliveries_once").on(table.webhookId, table.eventId),
    index("webhook_deliveries_team").on(table.teamId, table.id),
    index("webhook_deliveries_due").on(table.dueAt).where(sql`${table.state} = 'waiting'`),
  ],
);
