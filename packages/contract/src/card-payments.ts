/** Paying by card while somebody is there to answer their bank. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams } from "./paging.ts";
import { CURRENCIES } from "./plans.ts";
import { line } from "./text.ts";

/**
 * What a payment waits for: asking, the bank asks the card's holder, by what the page makes of the challenge; pending, the
 * bank answers later. Nothing holds until then; the same request under the same Idempotency-Key asks how it stands.
 */
export const waitingPayment = z.object({
  state: z.enum(["asking", "pending"]),
  challenge: z.nullable(z.string()),
});

export const payInvoice = endpoint({
  method: "POST",
  path: "/invoice/{id}/pay",
  summary: "Pay an invoice by the card that is kept, now.",
  access: "admin",
  worksAfterEnd: true,
  needsRecentProof: true,
  takesIdempotencyKey: true,
  params: idParams,
  data: z.object({ payment: z.optional(waitingPayment) }),
});

export const answerTestBank = endpoint({
  method: "POST",
  path: "/billing/test_bank",
  summary: "What the holder of a test card tells the bank that asked. Where nobody pays, alone.",
  access: "admin",
  isCustomersAlone: true,
  worksAfterEnd: true,
  body: z.strictObject({ challenge: line(100), isApproved: z.boolean() }),
  data: z.null(),
});

/** A payment whose end is not known yet, of which a team has one at most: whoever comes back to a page is told of it. */
export const getOpenPayment = endpoint({
  method: "GET",
  path: "/billing/open_payment",
  summary: "The payment by card that is being made, if any.",
  access: "admin",
  data: z.object({
    payment: z.nullable(
      z.object({
        state: waitingPayment.shape.state,
        /** With tax. */
        amount: z.number(),
        currency: z.enum(CURRENCIES),
        /** What it is for: "Invoice 19688". */
        title: z.string(),
        /** "Visa ending 4242" */
        card: z.string(),
        /** Who began it; nobody where the calendar did. */
        byName: z.nullable(z.string()),
        /** Whether whoever looks began it: the bank's question is theirs to answer or to call off. */
        isOwn: z.boolean(),
      }),
    ),
  }),
});

export const resumePayment = endpoint({
  method: "POST",
  path: "/billing/open_payment/resume",
  summary: "Ask how the payment that is being made stands by now. It is the same payment.",
  access: "admin",
  isCustomersAlone: true,
  worksAfterEnd: true,
  data: z.object({ payment: z.optional(waitingPayment) }),
});

export const callOffPayment = endpoint({
  method: "POST",
  path: "/billing/open_payment/call_off",
  summary: "Call off a payment that one's bank asks about. What was approved by then is paid.",
  access: "admin",
  isCustomersAlone: true,
  worksAfterEnd: true,
  data: z.object({ isPaid: z.boolean() }),
});
