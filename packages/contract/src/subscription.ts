import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const SUBSCRIPTION_TYPES = {
  TRIAL: 1,
  MONTHLY_UNCOMMITTED: 2,
  ANNUAL_PREPAID: 3,
  COMMUNITY: 4,
  ANNUAL_PAID_MONTHLY: 5,
} as const;

const subscriptionType = z.literal(Object.values(SUBSCRIPTION_TYPES));

/** `cancelled` runs on until the period's end, then becomes `ended`. */
const subscriptionStatus = z.enum(["trialing", "active", "past_due", "cancelled", "ended"]);

/** The team, as far as each of its members may see it. */
export const subscription = z.object({
  id: z.int(),
  teamName: z.string(),
  subscriptionType,
  status: subscriptionStatus,
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
