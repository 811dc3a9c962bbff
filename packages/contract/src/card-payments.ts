/** Paying by card while somebody is there to answer their bank. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams } from "./paging.ts";
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
  worksAfterEnd: true,
  body: z.strictObject({ challenge: line(100), isApproved: z.boolean() }),
  data: z.null(),
});
