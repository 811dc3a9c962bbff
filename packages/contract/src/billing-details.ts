/** Whom invoices are made out to, where they go, and how a team pays. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { isPaidType } from "./plans.ts";
import type { SubscriptionStatus, SubscriptionType } from "./subscription.ts";
import { email, line, lines, timeZone } from "./text.ts";

export const PAYMENT_METHODS = { INVOICE: 1, CREDIT_CARD: 2, SPLIT_INVOICES: 3 } as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[keyof typeof PAYMENT_METHODS];

type PaidPlan = { subscriptionType: SubscriptionType; status: SubscriptionStatus };

/** Whether a team pays by the card that is kept, so that it stays until another way is chosen. */
export function isPaidByCard({ subscriptionType, status }: PaidPlan, method: PaymentMethod) {
  const isGoingOn = isPaidType(subscriptionType) && status !== "ended";
  return isGoingOn && method === PAYMENT_METHODS.CREDIT_CARD;
}

const paymentMethod = z.literal(Object.values(PAYMENT_METHODS), "Choose how to pay.");

/** What is kept of a card: its number is the gateway's alone. */
const card = z.object({
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
});

const INVOICE_EMAILS_MAX = 5;

const billingDetails = z.object({
  billedTo: z.string(),
  address: z.string(),
  /** An ABN in Australia, and what takes its place elsewhere. */
  taxNumber: z.string(),
  invoiceEmails: z.array(z.string()),
  /** Where the team's days begin and end: what is due, when a period is over, which month a model is of. */
  timeZone: z.string(),
  paymentMethod,
  card: z.nullable(card),
  /** Who takes cards here; "test" takes test cards alone, and nobody pays. */
  cardsBy: z.nullable(z.enum(["stripe", "test"])),
  /** What Stripe's own script is loaded from and its fields are opened with, where its account has a key for that. */
  stripe: z.optional(z.object({ publishableKey: z.string(), scriptUrl: z.string() })),
});

export const getBillingDetails = endpoint({
  method: "GET",
  path: "/billing/details",
  summary: "Whom invoices are made out to, where they go, and how the team pays.",
  access: "admin",
  data: billingDetails,
});

export const updateBillingDetails = endpoint({
  method: "PUT",
  path: "/billing/details",
  summary: "Change whom the next invoices are made out to, and where they go.",
  access: "admin",
  isCustomersAlone: true,
  worksAfterEnd: true,
  body: z.strictObject({
    /** The team's name where it is empty. */
    billedTo: line(100),
    address: lines(300),
    taxNumber: line(30),
    /** The team's admins where there is none. */
    invoiceEmails: z
      .array(email)
      .check(z.maxLength(INVOICE_EMAILS_MAX, `Use at most ${INVOICE_EMAILS_MAX} addresses.`)),
    /** Left as it is where it is not given. */
    timeZone: z.optional(timeZone),
  }),
  data: billingDetails,
});

export const updatePaymentMethod = endpoint({
  method: "PUT",
  path: "/billing/payment_method",
  summary: "Choose how the team pays, and by which card: what is due is charged to it at once.",
  access: "admin",
  worksAfterEnd: true,
  needsRecentProof: true,
  body: z.strictObject({
    paymentMethod,
    /** What the gateway gave the browser for a card; without one, the card that is kept stays. */
    cardToken: z.optional(line(200)),
  }),
  data: z.extend(billingDetails, {
    /**
     * The bank asks the card's holder first, by what the page makes of the challenge, and nothing has changed yet. With this
     * token the same request is sent again once they have answered.
     */
    asking: z.optional(z.object({ challenge: z.string(), cardToken: z.string() })),
  }),
});

export const removeCard = endpoint({
  method: "DELETE",
  path: "/billing/card",
  summary: "Forget the card that is kept, where nothing is to be paid by it.",
  access: "admin",
  worksAfterEnd: true,
  needsRecentProof: true,
  data: billingDetails,
});
