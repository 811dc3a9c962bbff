/** What a team pays for, and the calls that change it. Amounts are before tax and have two decimals at most. */
import * as z from "zod/mini";
import { waitingPayment } from "./card-payments.ts";
import { endpoint } from "./endpoint.ts";
import { id } from "./paging.ts";
import { BILLING_PERIODS, CURRENCIES, PAID_TYPES } from "./plans.ts";
import { subscriptionStatus, subscriptionType } from "./subscription.ts";
import { line } from "./text.ts";

const amount = z.number();
const day = z.nullable(z.iso.date());
const paidType = z.literal(PAID_TYPES, "Choose one of the plans.");
const billingPeriod = z.literal(Object.values(BILLING_PERIODS), "Choose one of the plans.");
/** More is a matter to talk about. */
const PAYING_USERS_MAX = 10_000;

const PAYING_USERS = `Enter a whole number from 1 to ${PAYING_USERS_MAX}.`;

/**
 * What whoever pays was told is payable now, before tax: where it comes to something else by then, nothing is done and
 * that is said.
 */
const toldAmount = z.optional(amount);

/** The first six are what `priceSubscription` works from; with another number of users, another discount holds. */
const subscriptionPlan = z.object({
  costPerUser: amount,
  discountPercent: z.number(),
  subscriptionType,
  numRenewalPayingUsers: z.int(),
  periodCost: amount,
  percentRemaining: z.number(),
  status: subscriptionStatus,
  payingUsers: z.int(),
  /** How many people are in the team: so many are paid for at least. */
  memberCount: z.int(),
  /** The plan from the next renewal on, where it is another. */
  renewalType: z.nullable(subscriptionType),
  currency: z.enum(CURRENCIES),
  taxPercent: z.number(),
  /** The current period, up to the first day of the next, and the day after what was committed to. */
  periodFrom: day,
  periodTo: day,
  termTo: day,
  daysLeft: z.int(),
  daysInPeriod: z.int(),
  cancelledAt: z.nullable(z.iso.datetime()),
  cancelledByName: z.nullable(z.string()),
  purchaseOrderNumber: z.string(),
  unlimitedModels: z.nullable(
    z.object({
      ...{ billingPeriod, from: day, to: day },
      /** What they are paid by from that day on; null where they end with it, as with whatever else ends. */
      renewsBy: z.nullable(billingPeriod),
      /** What becomes of models where they end with that day, in words by `modelsAfterWords`. */
      modelsAfter: z.object({
        ...{ boughtFrom: z.iso.date(), chargedFrom: z.iso.date(), price: amount },
        ...{ boughtCount: z.int(), unboughtCount: z.int(), unboughtNames: z.array(z.string()) },
      }),
    }),
  ),
  /** What may be chosen. */
  plans: z.array(z.object({ subscriptionType: paidType, costPerUser: amount })),
  volumeDiscounts: z.array(z.object({ fromUsers: z.int(), percent: z.number() })),
});

/** The plan as it is; where a payment is still waited for, nothing is changed yet. */
const boughtPlan = z.extend(subscriptionPlan, { payment: z.optional(waitingPayment) });

export const getAmendData = endpoint({
  method: "GET",
  path: "/subscription/amend_data",
  summary:
    "What the team pays for, and what another number of users or plan would be worked out from.",
  access: "admin",
  data: subscriptionPlan,
});

export const amendSubscription = endpoint({
  method: "POST",
  path: "/subscription/amend",
  summary: "Pay for more users now or for fewer from the next renewal, or choose a plan.",
  access: "admin",
  worksAfterEnd: true,
  needsRecentProof: true,
  takesIdempotencyKey: true,
  body: z.strictObject({
    payingUsers: z
      .int(PAYING_USERS)
      .check(z.minimum(1, PAYING_USERS), z.maximum(PAYING_USERS_MAX, PAYING_USERS)),
    /** The plan that is paid for now where there is none, and otherwise the one from the next renewal on. */
    subscriptionType: z.optional(paidType),
    payableNow: toldAmount,
  }),
  data: boughtPlan,
});

export const chooseCommunity = endpoint({
  method: "POST",
  path: "/subscription/choose_community",
  summary: "Go on with Community after a trial or an end: free, for one user and one model.",
  access: "admin",
  isCustomersAlone: true,
  worksAfterEnd: true,
  body: z.strictObject({
    /** The model that stays active, where there are several; the others are put away. */
    modelId: z.optional(id),
  }),
  data: subscriptionPlan,
});

export const cancelSubscription = endpoint({
  method: "POST",
  path: "/subscription/cancel",
  summary: "Let the subscription end with what was committed to; until then everything works.",
  access: "admin",
  isCustomersAlone: true,
  worksAfterEnd: true,
  data: subscriptionPlan,
});

export const reactivateSubscription = endpoint({
  method: "POST",
  path: "/subscription/reactivate",
  summary: "Take a cancellation back before it takes effect.",
  access: "admin",
  isCustomersAlone: true,
  worksAfterEnd: true,
  data: subscriptionPlan,
});

export const updatePurchaseOrderNumber = endpoint({
  method: "POST",
  path: "/subscription/update_purchase_order_number",
  summary: "What the next invoices name as the team's own purchase order.",
  access: "admin",
  isCustomersAlone: true,
  worksAfterEnd: true,
  body: z.strictObject({ purchaseOrderNumber: line(50) }),
  data: subscriptionPlan,
});

export const listUnlimitedModelsPlans = endpoint({
  method: "GET",
  path: "/unlimited_models_plan",
  summary: "What unlimited models cost, and what one registered model does.",
  access: "member",
  data: z.object({
    /** Whether the team has them already. */
    isHeld: z.boolean(),
    /** Bought today, they would renew on a day. */
    items: z.array(z.object({ billingPeriod, price: amount, renewsOn: z.iso.date() })),
    currency: z.enum(CURRENCIES),
    taxPercent: z.number(),
    registeredModelPrice: amount,
  }),
});

export const requestUnlimitedModels = endpoint({
  method: "POST",
  path: "/subscription/request_unlimited_models",
  summary: "Ask the team's admins by mail to buy unlimited models, once a day.",
  access: "member",
  isCustomersAlone: true,
  body: z.strictObject({ billingPeriod }),
  data: z.null(),
});

export const purchaseUnlimitedModels = endpoint({
  method: "POST",
  path: "/subscription/purchase_unlimited_models",
  summary: "Pay for unlimited models, by the month or the year, from today on.",
  access: "admin",
  worksAfterEnd: true,
  needsRecentProof: true,
  takesIdempotencyKey: true,
  body: z.strictObject({ billingPeriod, payableNow: toldAmount }),
  data: boughtPlan,
});

export const setUnlimitedModelsRenewal = endpoint({
  method: "POST",
  path: "/subscription/set_unlimited_models_renewal",
  summary: "Let unlimited models renew by the month or the year, or end with what was paid for.",
  access: "admin",
  isCustomersAlone: true,
  worksAfterEnd: true,
  body: z.strictObject({ billingPeriod: z.nullable(billingPeriod) }),
  data: subscriptionPlan,
});
