import {
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./users.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A person at an accounting provider, who signs in here as that user. Issuer and subject say who it
 * is; the e-mail is only shown.
 */
export const identities = pgTable(
  "identities",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    client: text().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text(),
    linkedAt: moment("linked_at").notNull(),
  },
  (table) => [
    unique("identities_issuer_subject").on(table.issuer, table.subject),
    unique("identities_user_client").on(table.userId, table.client),
  ],
);

/** One way to a provider and back, and what came of it; see the contract's `openid.ts`. */
export const openidSessions = pgTable(
  "openid_sessions",
  {
    uuid: uuid().primaryKey(),
    client: text().notNull(),
    purpose: text().$type<"sign-in" | "app-store" | "link" | "connect">().notNull(),
    /**
     * asked: the person is at the provider. answered: they are back, and no answer counts again.
     * onboarding: nobody here is that person yet. granted: tokens wait for a connection.
     */
    stage: text().$type<"asked" | "answered" | "onboarding" | "granted">().notNull(),
    stateHash: text("state_hash").notNull().unique(),
    /** The hash of the cookie of the browser that began it. */
    browserHash: text("browser_hash").notNull(),
    /** Who began it signed in, or was signed in by it. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    redirectUrl: text("redirect_url").notNull(),
    /** Encrypted: what the answer is checked against, then the person, then the tokens. */
    secret: text().notNull(),
    /** The newest code mailed while onboarding, hashed with the address it went to. */
    emailCodeHash: text("email_code_hash"),
    emailCodeExpiresAt: moment("email_code_expires_at"),
    tries: smallint().notNull().default(0),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("openid_sessions_browser").on(table.browserHash),
    index("openid_sessions_user").on(table.userId),
  ],
);
