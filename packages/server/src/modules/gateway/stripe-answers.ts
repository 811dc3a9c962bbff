/**
 * What we read of Stripe's answers. The compiler holds each shape against the type that Stripe publishes: what is read
 * is there, and whatever may come is taken.
 */
import type Stripe from "stripe";
import { z } from "zod";

/** Another thing comes by its id, unless it was asked for. */
type Plain<Resource> = { [Name in keyof Resource]: Exclude<Resource[Name], { object: string }> };

function read<Resource>() {
  return <Shape extends z.ZodRawShape>(
    shape: Shape & {
      [Name in keyof Shape]: Name extends keyof Resource
        ? Resource[Name] extends z.input<Shape[Name]>
          ? Shape[Name]
          : never
        : never;
    },
  ) => z.object<Shape>(shape);
}

const metadata = z.record(z.string(), z.string());

export const customer = read<Stripe.Customer>()({ id: z.string() });

/** Of what we keep, all are cards. */
type CardMethod = Required<Pick<Stripe.PaymentMethod, "id" | "card">>;
const paymentMethod = read<CardMethod>()({
  id: z.string(),
  card: read<Stripe.PaymentMethod.Card>()({
    brand: z.string(),
    last4: z.string(),
    exp_month: z.int(),
    exp_year: z.int(),
  }),
});

const failed = read<Stripe.PaymentIntent.LastPaymentError & Stripe.SetupIntent.LastSetupError>()({
  code: z.string().optional(),
  decline_code: z.string().optional(),
}).nullable();

type ExpandedSetup = Plain<Omit<Stripe.SetupIntent, "payment_method">> & {
  payment_method: CardMethod | null;
};
export const setupIntent = read<ExpandedSetup>()({
  id: z.string(),
  status: z.string(),
  client_secret: z.string().nullable(),
  customer: z.string().nullable(),
  payment_method: paymentMethod.nullable(),
  metadata: metadata.nullable(),
  last_setup_error: failed,
});
export type SetupIntent = z.output<typeof setupIntent>;

export const paymentIntent = read<Plain<Stripe.PaymentIntent>>()({
  id: z.string(),
  status: z.string(),
  client_secret: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  metadata,
  last_payment_error: failed,
});
export type PaymentIntent = z.output<typeof paymentIntent>;

export const refund = read<Plain<Stripe.Refund>>()({
  id: z.string(),
  status: z.string().nullable(),
  amount: z.int(),
  payment_intent: z.string().nullable(),
});

export const pageOf = <Shape extends z.ZodType<{ id: string }>>(shape: Shape) =>
  read<Stripe.ApiList<z.input<Shape>>>()({ data: z.array(shape), has_more: z.boolean() });

/** Why a bank would not. */
export const cardError = read<Stripe.StripeRawError>()({
  code: z.string().optional(),
  decline_code: z.string().optional(),
  payment_intent: read<Stripe.PaymentIntent>()({ id: z.string() }).optional(),
});
export type CardError = z.output<typeof cardError>;

export const failure = z.object({
  error: read<Stripe.StripeRawError>()({ type: z.string(), code: z.string().optional() }).loose(),
});
