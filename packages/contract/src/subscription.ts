import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const SUBSCRIPTION_TYPES = {
  TRIAL: 1,
  MONTHLY_UNCOMMITTED: 2,
  ANNUAL_PREPAID: 3,
  COMMUNITY: 4,
  ANNUAL_PAID_MONTHLY: 5,
} as const;
export type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[keyof typeof SUBSCRIPTION_TYPES];

export const subscriptionType = z.literal(Object.values(SUBSCRIPTION_TYPES));

/** `cancelled` runs on until the period's end, then becomes `ended`. */
export const subscriptionStatus = z.enum(["trialing", "active", "past_due", "cancelled", "ended"]);
export type SubscriptionStatus = z.output<typeof subscriptionStatus>;

/** The team, as far as each of its members may see it. */
export const subscription = z.object({
  id: z.int(),
  teamName: z.string(),
  subscriptionType,
  status: subscriptionStatus,
  /** The team reads, exports and pays, and changes nothing else. */
  isReadOnly: z.boolean(),
  isMfaRequired: z.boolean(),
});

export const setMfaRequired = endpoint({
  method: "PUT",
  path: "/subscription/mfa_required",
  summary: "Demand multi-factor authentication from every member of the team, or stop.",
  access: "admin",
  worksAfterEnd: true,
  needsRecentProof: true,
  body: z.strictObject({ isMfaRequired: z.boolean() }),
  data: subscription,
});
