import { index, pgTable, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** One sign-up by an e-mail address, known or not; see the contract's `onboarding.ts`. */
export const onboardingSessions = pgTable(
  "onboarding_sessions",
  {
    uuid: uuid().primaryKey(),
    /** Lower case. */
    email: text().notNull(),
    /** The hash of the cookie of the browser that began it. */
    browserHash: text("browser_hash").notNull(),
    /** The newest mailed code, hashed with the session's uuid. */
    codeHash: text("code_hash").notNull(),
    codeExpiresAt: moment("code_expires_at").notNull(),
    /** Wrong tries so far, counted before a code is looked at. */
    tries: smallint().notNull().default(0),
    verifiedAt: moment("verified_at"),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("onboarding_sessions_browser").on(table.browserHash)],
);
