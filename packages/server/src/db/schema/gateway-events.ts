import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What the gateway told us by itself, each once however often it was sent. Requests never see it. */
export const gatewayEvents = pgTable(
  "gateway_events",
  {
    /** The gateway's own. */
    id: text().primaryKey(),
    type: text().notNull(),
    /** What it is about, as a charge. */
    objectId: text("object_id").notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null until we have looked. */
    handledAt: timestamp("handled_at", { withTimezone: true }),
  },
  (table) => [index("gateway_events_new").on(table.at).where(sql`${table.handledAt} is null`)],
);
