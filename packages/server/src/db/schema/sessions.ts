import { index, integer, pgTable, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { supportDiscussions } from "./support.ts";
import { users } from "./users.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** One signed-in device. The cookie holds a token; only its hash is kept. */
export const sessions = pgTable(
  "sessions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text("token_hash").notNull().unique(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The user's security stamp at sign-in; the session ends when the user's changes. */
    securityStamp: text("security_stamp").notNull(),
    userAgent: text("user_agent").notNull(),
    ipAddress: text("ip_address").notNull(),
    createdAt: moment("created_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
    /** When the person last proved who they are, for what is sensitive. */
    provedAt: moment("proved_at").notNull(),
    /** Staff seeing the app as this customer, until then; by an open discussion they may change things. */
    masqueradeAccountId: integer("masquerade_account_id").references(() => accounts.id),
    masqueradeUntil: moment("masquerade_until"),
    masqueradeDiscussionId: integer("masquerade_discussion_id").references(
      () => supportDiscussions.id,
    ),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/** One walk through enabling, using or disabling MFA; see the contract's `mfa.ts`. */
export const mfaSessions = pgTable("mfa_sessions", {
  uuid: uuid().primaryKey(),
  userId: integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  purpose: text().$type<"enable" | "login" | "disable">().notNull(),
  /** The hash of what binds it to one browser: the pre-auth cookie, or the session's token. */
  browserHash: text("browser_hash").notNull(),
  /** Encrypted; only while enabling. */
  secret: text(),
  /** Set once the authenticator app has proved itself while enabling: the step it proved. */
  codeProvedStep: integer("code_proved_step"),
  backupEmail: text("backup_email"),
  /** The newest mailed code, hashed with the session's uuid. */
  emailCodeHash: text("email_code_hash"),
  emailCodeExpiresAt: moment("email_code_expires_at"),
  /** Wrong tries so far, counted before a code is looked at. */
  tries: smallint().notNull().default(0),
  expiresAt: moment("expires_at").notNull(),
});
