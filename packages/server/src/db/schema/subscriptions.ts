import type { BillingPeriod, Currency } from "@app/contract/plans";
import type { SubscriptionStatus, SubscriptionType } from "@app/contract/subscription";
import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

/** A subscription is a team: its id is the team's id everywhere. */
export const subscriptions = pgTable("subscriptions", {
  /** Taken from the sequence first, so that the transaction is bound to the team it makes. */
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  teamName: text("team_name").notNull(),
  subscriptionType: smallint("subscription_type").$type<SubscriptionType>().notNull(),
  status: text().$type<SubscriptionStatus>().notNull(),
  isMfaRequired: boolean("is_mfa_required").notNull().default(false),
  /** What it pays in, from its first purchase on. */
  currency: text().$type<Currency>(),
  /** Where a day begins and ends for it. */
  timeZone: text("time_zone").notNull().default("UTC"),
  payingUsers: integer("paying_users").notNull().default(1),
  /** What the next period is set to; the plan, where it is to be another. */
  renewalUsers: integer("renewal_users").notNull().default(1),
  renewalType: smallint("renewal_type").$type<SubscriptionType>(),
  /** What the current period costs, in cents before tax. */
  periodCost: bigint("period_cost", { mode: "number" }).notNull().default(0),
  /** The day that periods are counted from: from 31 January they begin on 28 February and 31 March. */
  anchorDay: date("anchor_day"),
  /** The current period, up to the first day of the next; a trial is one too. */
  periodFrom: date("period_from"),
  periodTo: date("period_to"),
  /** Up to where the customer has committed: a year that is paid by the month is twelve periods. */
  termTo: date("term_to"),
  /** Of a trial: with how many days left its admins were last told of its end. */
  trialToldDays: smallint("trial_told_days"),
  /** Until when one that is past due may be used as before. */
  graceEndsAt: timestamp("grace_ends_at", { withTimezone: true }),
  /** Cancelled: it ends with its term. */
  cancelledAt: timestamp("cancelled_at", { withTimezone: true }),
  cancelledByName: text("cancelled_by_name"),
  /** Unlimited models, paid by the month or the year up to a day; null while models are paid for one by one. */
  unlimitedPeriod: smallint("unlimited_period").$type<BillingPeriod>(),
  unlimitedFrom: date("unlimited_from"),
  unlimitedTo: date("unlimited_to"),
  /** What they are paid by from that day on; null where they end with it. */
  unlimitedRenewal: smallint("unlimited_renewal").$type<BillingPeriod>(),
  purchaseOrderNumber: text("purchase_order_number").notNull().default(""),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
