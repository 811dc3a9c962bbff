/**
 * What Stripe takes, as far as we send it. The compiler holds each list against the types that Stripe publishes: no name, kind
 * or choice stands here that Stripe does not know, and none that it needs is missing. What is not listed is
 * refused, even where Stripe would take it: who sends more lists it here.
 */
import type Stripe from "stripe";
import { z } from "zod";

type Taking<Params> = { readonly [Name in keyof Params]: z.ZodType<Params[Name]> };
/** Stripe's own names for what is wrong. */
export type Code = Stripe.PaymentIntent.LastPaymentError.Code;
/** What is wrong is told by a code as the message, or by none. */
const wrong = (code?: Code) => ({ error: code ?? "" });

const text = z.string().min(1, wrong("parameter_invalid_empty"));
const flag = z.enum(["true", "false"], wrong()).transform((value) => value === "true");
const integer = z.string().regex(/^\d+$/, wrong("parameter_invalid_integer")).transform(Number);
const whole = integer.refine((value) => value > 0, wrong("parameter_invalid_integer"));
const CENTS_MIN = 50;
const CENTS_MAX = 99_999_999;
const amount = whole
  .refine((value) => value >= CENTS_MIN, wrong("amount_too_small"))
  .refine((value) => value <= CENTS_MAX, wrong("amount_too_large"));
const metadata = z.record(z.string().max(40, wrong()), text.max(500, wrong())).optional();
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((given) => given && Object.values(given), z.array(item).optional());
const cards = listOf(z.literal("card", wrong()));
const expand = listOf(z.literal("payment_method", wrong()));

export const customerCreate = z.strictObject({
  name: text.max(256, wrong()).optional(),
  email: z.email(wrong("email_invalid")).max(512, wrong()).optional(),
  metadata,
} satisfies Taking<Stripe.CustomerCreateParams>);

export const setupCreate = z.strictObject({
  customer: text.optional(),
  payment_method: text.optional(),
  payment_method_types: cards,
  usage: z.enum(["off_session", "on_session"], wrong()).optional(),
  confirm: flag.optional(),
  use_stripe_sdk: flag.optional(),
  return_url: text.optional(),
  metadata,
  expand,
} satisfies Taking<Stripe.SetupIntentCreateParams>);

export const setupRetrieve = z.strictObject({
  expand,
} satisfies Taking<Stripe.SetupIntentRetrieveParams>);

export const intentCreate = z.strictObject({
  amount,
  currency: z.enum(["aud", "usd"], wrong()),
  customer: text.optional(),
  description: text.max(1000, wrong()).optional(),
  payment_method: text.optional(),
  payment_method_types: cards,
  confirm: flag.optional(),
  off_session: flag.optional(),
  use_stripe_sdk: flag.optional(),
  return_url: text.optional(),
  metadata,
} satisfies Taking<Stripe.PaymentIntentCreateParams>);

export const refundCreate = z.strictObject({
  payment_intent: text,
  amount: whole.optional(),
  metadata,
} satisfies Taking<Stripe.RefundCreateParams>);

export const listing = z.strictObject({
  limit: whole.refine((value) => value <= 100, wrong("parameter_invalid_integer")).optional(),
  created: z.strictObject({ gte: integer.exactOptional() }).optional(),
  starting_after: text.optional(),
} satisfies Taking<Stripe.PaymentIntentListParams & Stripe.RefundListParams>);

/** For what takes none but its id. */
export const nothing = z.strictObject(
  {} satisfies Taking<Stripe.PaymentIntentCancelParams & Stripe.PaymentMethodDetachParams>,
);

/** What a form holds, nested again as its names say: "created[gte]" stands in "created". */
export function nestedOf(form: URLSearchParams): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const path = name.replaceAll("]", "").split("[");
    const last = path.pop() ?? "";
    let place = made;
    for (const part of path) {
      place[part] ??= {};
      place = place[part] as typeof made;
    }
    // "expand[]" is the next one.
    place[last === "" ? Object.keys(place).length : last] = value;
  }
  return made;
}

const CODE = /^[a-z]+(_[a-z]+)+$/;

/** The first thing that Stripe would say of them; undefined for what it takes. */
export function wrongIn(shape: z.ZodType, params: Record<string, unknown>) {
  const [issue] = shape.safeParse(params).error?.issues ?? [];
  if (!issue) return undefined;
  const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const [first = "", ...inner] = [...issue.path, ...unknown].map(String);
  const param = `${first}${inner.map((name) => `[${name}]`).join("")}`;
  if (unknown.length > 0) return { param, code: "parameter_unknown" as const };
  if (!(first in params)) return { param, code: "parameter_missing" as const };
  return { param, code: CODE.test(issue.message) ? (issue.message as Code) : undefined };
}
