import { bigint, boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** A sign-in identity. It belongs to a person, not to a team; the account ties the two. */
export const users = pgTable("users", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Lower case. */
  email: text().notNull().unique(),
  passwordHash: text("password_hash"),
  /** Changes whenever every session must end; a session lives while it carries the same one. */
  securityStamp: text("security_stamp").notNull(),
  /** Changes with every reset link asked for, so that only the newest works. */
  resetNonce: text("reset_nonce").notNull(),
  isStaff: boolean("is_staff").notNull().default(false),
  /** Encrypted. MFA is on exactly when this is set. */
  mfaSecret: text("mfa_secret"),
  /** The last time step a code was accepted for: no code works twice. */
  mfaLastStep: bigint("mfa_last_step", { mode: "number" }),
  backupEmail: text("backup_email"),
  /** When they were last here, to within minutes; sessions are forgotten once they are over. */
  lastSeenAt: timestamp("last_seen_at", { withTimezone: true }),
  /** Which terms they accepted, and when; null for whoever was made by a command or before there were any. */
  termsVersion: text("terms_version"),
  termsAcceptedAt: timestamp("terms_accepted_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
