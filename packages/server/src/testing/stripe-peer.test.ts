/** Stripe's own client, made for its API, is the judge of the stand-in that our gateway is tested against. */
import Stripe from "stripe";
import { beforeAll, expect, test } from "vitest";
import { readStripeEvent } from "#modules/gateway/stripe-event.ts";
import { openStripePeer, PEER_KEY, type StripePeer } from "./stripe-peer.ts";

let peer: StripePeer;
let stripe: Stripe;
beforeAll(async () => {
  peer = await openStripePeer();
  stripe = clientOf();
});

function clientOf(version?: string) {
  const { hostname: host, port } = new URL(peer.url);
  const apiVersion = version as Stripe.LatestApiVersion;
  return new Stripe(PEER_KEY, {
    ...{ host, port, protocol: "http", maxNetworkRetries: 0, telemetry: false },
    ...(version !== undefined && { apiVersion }),
  });
}

/** A card that behaves so, kept for a customer after the bank was told yes where it asked. */
async function keep(card: string) {
  const { id: customer } = await stripe.customers.create({ name: "Marlowe & Tran" });
  const { id, status } = await stripe.setupIntents.create({
    ...{ customer, payment_method: card, payment_method_types: ["card"] },
    ...{ usage: "off_session", confirm: true, use_stripe_sdk: true },
  });
  if (status === "requires_action") peer.answerChallenge(id, true);
  const setup = await stripe.setupIntents.retrieve(id, { expand: ["payment_method"] });
  expect(setup.status).toBe("succeeded");
  return { customer, method: setup.payment_method as Stripe.PaymentMethod };
}

async function paymentOf(card: string): Promise<Stripe.PaymentIntentCreateParams> {
  const { customer, method } = await keep(card);
  return { amount: 168_934, currency: "aud", customer, payment_method: method.id, confirm: true };
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ type, code, param, statusCode }: Stripe.errors.StripeError) => ({
      ...{ type, code, param, statusCode },
    }),
  );

test("a card is kept, asked about by its bank, charged, paid back and detached, and is of no use then", async () => {
  const { customer, method } = await keep("pm_card_authenticationRequired");
  expect(method).toMatchObject({ customer, card: { brand: "visa", last4: "4242" } });
  const payment = {
    ...{ amount: 168_934, currency: "aud", customer, payment_method: method.id },
    ...{ confirm: true, use_stripe_sdk: true, metadata: { forecastle_key: "one" } },
  };
  const asked = await stripe.paymentIntents.create(payment);
  expect(asked).toMatchObject({
    status: "requires_action",
    next_action: { type: "use_stripe_sdk" },
  });
  peer.answerChallenge(asked.id, true);
  const paid = await stripe.paymentIntents.retrieve(asked.id);
  expect(paid).toMatchObject({ status: "succeeded", metadata: { forecastle_key: "one" } });
  const refund = await stripe.refunds.create({ payment_intent: asked.id, amount: 34 });
  expect(refund).toMatchObject({ status: "succeeded", amount: 34, payment_intent: asked.id });
  const listed = await stripe.refunds.list({ limit: 1 }).autoPagingToArray({ limit: 10 });
  expect(listed).toContainEqual(refund);
  expect((await stripe.paymentMethods.detach(method.id)).customer).toBeNull();
  expect(await failureOf(stripe.paymentIntents.create(payment))).toMatchObject({
    ...{ type: "StripeInvalidRequestError", param: "payment_method" },
  });
});

test("a bank that declines is told as Stripe tells it, with the payment that came to nothing", async () => {
  const payment = await paymentOf("pm_card_visa_chargeDeclinedInsufficientFunds");
  const error = await stripe.paymentIntents.create(payment).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
  expect(error).toMatchObject({ code: "card_declined", decline_code: "insufficient_funds" });
  const { payment_intent: intent } = error as Stripe.errors.StripeCardError;
  expect(await stripe.paymentIntents.retrieve(intent?.id ?? "")).toMatchObject({
    ...{ status: "requires_payment_method", last_payment_error: { code: "card_declined" } },
  });
});

test.each([
  ["a name that Stripe does not know", { colour: "red" }, "parameter_unknown", "colour"],
  ["an amount that is missing", { amount: undefined }, "parameter_missing", "amount"],
  ["half a cent", { amount: 100.5 }, "parameter_invalid_integer", "amount"],
  ["nothing to pay", { amount: 0 }, "parameter_invalid_integer", "amount"],
  ["less than 50 cents", { amount: 49 }, "amount_too_small", "amount"],
  ["a million", { amount: 100_000_000 }, "amount_too_large", "amount"],
  ["a choice that is none", { confirm: "perhaps" }, undefined, "confirm"],
  ["a description without words", { description: "" }, "parameter_invalid_empty", "description"],
  ["another's card", { payment_method: "pm_card_visa" }, undefined, "payment_method"],
  ["no such card", { payment_method: "pm_none" }, "resource_missing", "payment_method"],
  ["no such customer", { customer: "cus_none" }, "resource_missing", "customer"],
])(
  "a payment with %s is refused by its code and name, and not made",
  async (_, change, code, param) => {
    const payment: object = { ...(await paymentOf("pm_card_visa")), ...change };
    const before = peer.intentCount();
    const made = stripe.paymentIntents.create(payment as Stripe.PaymentIntentCreateParams);
    expect(await failureOf(made)).toEqual({
      ...{ type: "StripeInvalidRequestError", code, param, statusCode: 400 },
    });
    expect(peer.intentCount()).toBe(before);
  },
);

test("what is nested is held to Stripe's names, too", async () => {
  const nested = stripe.paymentIntents.list({ created: { since: 1 } as Stripe.RangeQueryParam });
  expect(await failureOf(nested)).toMatchObject({
    code: "parameter_unknown",
    param: "created[since]",
  });
  const many = stripe.refunds.list({ limit: 101 });
  expect(await failureOf(many)).toMatchObject({ param: "limit" });
});

test("what is not there is not found, and another version of the API is refused", async () => {
  expect(await failureOf(stripe.paymentIntents.retrieve("pi_none"))).toMatchObject({
    ...{ code: "resource_missing", statusCode: 404 },
  });
  const older = clientOf("2023-10-16").paymentIntents.retrieve("pi_none");
  expect(await failureOf(older)).toMatchObject({ statusCode: 400 });
});

test("a key gives its first answer again, and is refused for anything else", async () => {
  const payment = await paymentOf("pm_card_visa");
  const first = await stripe.paymentIntents.create(payment, { idempotencyKey: "once" });
  const again = await stripe.paymentIntents.create(payment, { idempotencyKey: "once" });
  expect(again.id).toBe(first.id);
  const other = { ...payment, amount: 168_935 };
  expect(
    await failureOf(stripe.paymentIntents.create(other, { idempotencyKey: "once" })),
  ).toMatchObject({ type: "StripeIdempotencyError" });
});

test("what Stripe's client signs is believed by us, for as long as by Stripe's client and not with another secret", () => {
  const payload = JSON.stringify({
    ...{ id: "evt_1", object: "event", type: "payment_intent.succeeded" },
    data: { object: { id: "pi_1" } },
  });
  const now = new Date("2030-01-15T09:00:00Z");
  const heardBy = (header: string, secret: string) => {
    const ours = readStripeEvent(secret, header, Buffer.from(payload), now) !== undefined;
    const received = now.getTime();
    try {
      stripe.webhooks.constructEvent(payload, header, secret, 300, undefined, received);
      return { ours, theirs: true };
    } catch {
      return { ours, theirs: false };
    }
  };
  for (const [age, secret, isHeard] of [
    [0, "whsec_1", true],
    [300, "whsec_1", true],
    [301, "whsec_1", false],
    [0, "whsec_2", false],
  ] as const) {
    const timestamp = now.getTime() / 1000 - age;
    const header = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    expect(heardBy(header, "whsec_1")).toEqual({ ours: isHeard, theirs: isHeard });
  }
});
