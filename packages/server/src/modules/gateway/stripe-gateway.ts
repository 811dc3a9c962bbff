/** Stripe behind our own interface. Its card numbers are typed into its own fields: we only ever see its tokens. */
import { STRIPE_BRANDS } from "@app/contract/cards";
import type Stripe from "stripe";
import type { z } from "zod";
import {
  type Charge,
  type ChargeRequest,
  type Declined,
  type DeclineReason,
  type Gateway,
  GatewayError,
  type KeptCard,
  type Move,
} from "./charging.ts";
import {
  type CardError,
  customer,
  type PaymentIntent,
  pageOf,
  paymentIntent,
  refund,
  type SetupIntent,
  setupIntent,
} from "./stripe-answers.ts";
import type { StripeApi } from "./stripe-api.ts";

export function makeStripeGateway(api: StripeApi): Gateway {
  async function findCharge(reference: string) {
    const answer = await api.get(`/v1/payment_intents/${encodeURIComponent(reference)}`);
    return chargeOf(paymentIntent.parse(doneOf(answer)));
  }

  return {
    async keepCard({ key, holder, token, replaces }) {
      if (SETUP.test(token)) return keptBy(await findSetup(api, token, holder));
      const customerId = replaces
        ? cardOf(replaces).customer
        : await makeCustomer(api, key, holder);
      const answer = await api.post("/v1/setup_intents", key, setupOf(customerId, token, holder));
      if ("cardError" in answer) return declinedFor(answer.cardError);
      const setup = setupIntent.parse(answer.done);
      if (setup.status !== "requires_action") return keptBy(setup);
      return { state: "asking", challenge: setup.client_secret ?? "", token: setup.id };
    },
    async forgetCard(reference) {
      const path = `/v1/payment_methods/${cardOf(reference).method}/detach`;
      await api.post(path, `forget ${reference}`, {}).catch(unlessRefused);
    },
    async charge(request) {
      const answer = await api.post("/v1/payment_intents", request.key, intentOf(request));
      if ("done" in answer) return chargeOf(paymentIntent.parse(answer.done));
      const { payment_intent: intent } = answer.cardError;
      if (!intent) throw new GatewayError("refused", "Stripe declined without a payment.");
      return { reference: intent.id, ...declinedFor(answer.cardError) };
    },
    findCharge,
    async callOff(reference) {
      const path = `/v1/payment_intents/${encodeURIComponent(reference)}/cancel`;
      // Refused for one that came to its end; whatever that was is told.
      await api.post(path, `call off ${reference}`, {}).catch(unlessRefused);
      return findCharge(reference);
    },
    async refund({ key, charge, amount }) {
      const params = { payment_intent: charge, amount } satisfies Stripe.RefundCreateParams;
      const { id, status } = refund.parse(doneOf(await api.post("/v1/refunds", key, params)));
      if (isBroken(status)) {
        throw new GatewayError("refused", `Stripe did not pay back: ${status}.`);
      }
      return { reference: id, state: status === "succeeded" ? "paid" : "pending" };
    },
    listMoves: (since) => listMoves(api, since),
  };
}

/** Charges that carry our key, and what was paid back; the account may be used for other things, too. */
async function* listMoves(api: StripeApi, since: Date): AsyncGenerator<Move> {
  for await (const intent of listed(api, "/v1/payment_intents", paymentIntent, since)) {
    const { amount, currency, metadata } = intent;
    if (metadata[KEY_NAME] === undefined) continue;
    const made = { key: metadata[KEY_NAME], amount, currency: currency.toUpperCase() };
    yield { kind: "charge", ...made, ...chargeOf(intent) };
  }
  for await (const { id, amount, ...made } of listed(api, "/v1/refunds", refund, since)) {
    if (made.payment_intent === null || isBroken(made.status)) continue;
    yield { kind: "refund", reference: id, charge: made.payment_intent, amount };
  }
}

async function* listed<T extends { id: string }>(
  api: StripeApi,
  path: string,
  shape: z.ZodType<T>,
  since: Date,
) {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  let after: { starting_after?: string } = {};
  for (;;) {
    const params = { limit: 100, created, ...after } satisfies Listing;
    const page = pageOf(shape).parse(doneOf(await api.get(path, params)));
    yield* page.data;
    const last = page.data.at(-1);
    if (!page.has_more || !last) return;
    after = { starting_after: last.id };
  }
}

type Listing = Stripe.PaymentIntentListParams & Stripe.RefundListParams;

/** Among what is kept with a payment there: the key it was asked for under, which Stripe does not tell. */
const KEY_NAME = "forecastle_key";
const isBroken = (status: string | null) => status === "failed" || status === "canceled";

type Holder = Parameters<Gateway["keepCard"]>[0]["holder"];

async function makeCustomer(api: StripeApi, key: string, { teamId, name, email }: Holder) {
  const params = {
    name,
    email,
    metadata: { team_id: teamId },
  } satisfies Stripe.CustomerCreateParams;
  return customer.parse(doneOf(await api.post("/v1/customers", `${key} customer`, params))).id;
}

/** A card is kept as its customer and itself, since Stripe charges the two together. */
function cardOf(reference: string) {
  const [, customerId, method] = /^(cus_\w+)\/(pm_\w+)$/.exec(reference) ?? [];
  if (!customerId || !method) throw new GatewayError("refused", "No card of Stripe.");
  return { customer: customerId, method };
}

const SETUP = /^seti_\w+$/;
const TEAM_NAME = "team_id";

/** Kept to be charged at renewals, when nobody is there: where the bank wants to ask the holder, it asks now. */
function setupOf(customerId: string, method: string, { teamId }: Holder) {
  return {
    customer: customerId,
    payment_method: method,
    payment_method_types: ["card"],
    usage: "off_session",
    confirm: true,
    use_stripe_sdk: true,
    metadata: { [TEAM_NAME]: teamId },
    expand: ["payment_method"],
  } satisfies Stripe.SetupIntentCreateParams;
}

/** What the browser names is believed only where it was begun for this team. */
async function findSetup(api: StripeApi, id: string, { teamId }: Holder) {
  const path = `/v1/setup_intents/${encodeURIComponent(id)}`;
  const params = { expand: ["payment_method"] } satisfies Stripe.SetupIntentRetrieveParams;
  const setup = setupIntent.parse(doneOf(await api.get(path, params)));
  if (setup.metadata?.[TEAM_NAME] === String(teamId)) return setup;
  throw new GatewayError("refused", "A card of another team.");
}

function keptBy(setup: SetupIntent): KeptCard | Declined {
  const { status, customer: customerId, payment_method: method } = setup;
  if (status === "requires_action") return { state: "declined", reason: "holder_needed" };
  if (status === "requires_payment_method" || status === "canceled") {
    return declinedFor(setup.last_setup_error ?? {});
  }
  if (status !== "succeeded" || customerId === null || method === null) {
    throw new GatewayError("refused", `A card of Stripe is ${status}.`);
  }
  const { id, card } = method;
  return {
    ...{ state: "kept", reference: `${customerId}/${id}` },
    ...{ brand: STRIPE_BRANDS[card.brand] ?? card.brand, last4: card.last4 },
    ...{ expiryMonth: card.exp_month, expiryYear: card.exp_year },
  };
}

function unlessRefused(error: unknown) {
  if (!(error instanceof GatewayError) || error.kind !== "refused") throw error;
}

function intentOf({ key, card, amount, currency, ...request }: ChargeRequest) {
  const { description, isHolderPresent } = request;
  const { customer: customerId, method } = cardOf(card);
  return {
    amount,
    currency: currency.toLowerCase(),
    description,
    customer: customerId,
    payment_method: method,
    payment_method_types: ["card"],
    confirm: true,
    metadata: { [KEY_NAME]: key },
    // With the holder there the page answers the bank; without, the bank decides by itself.
    use_stripe_sdk: isHolderPresent,
    off_session: !isHolderPresent,
  } satisfies Stripe.PaymentIntentCreateParams;
}

function chargeOf({ id: reference, ...intent }: PaymentIntent): Charge {
  switch (intent.status) {
    case "succeeded":
      return { reference, state: "paid" };
    case "processing":
      return { reference, state: "pending" };
    case "requires_action":
      return { reference, state: "asking", challenge: intent.client_secret ?? "" };
    case "requires_payment_method":
    case "canceled":
      return { reference, ...declinedFor(intent.last_payment_error ?? {}) };
    default:
      throw new GatewayError("refused", `A payment of Stripe is ${intent.status}.`);
  }
}

function declinedFor({ code, decline_code: declineCode }: CardError): Declined {
  const reason = REASONS[declineCode ?? ""] ?? REASONS[code ?? ""] ?? "declined";
  return { state: "declined", reason };
}

const REASONS: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: "lacks_funds",
  expired_card: "expired",
  authentication_required: "holder_needed",
  payment_intent_authentication_failure: "not_approved",
  setup_intent_authentication_failure: "not_approved",
};

/** Where no bank is asked, none declines. */
function doneOf(answer: Awaited<ReturnType<StripeApi["get"]>>) {
  if ("done" in answer) return answer.done;
  throw new GatewayError("refused", `Stripe refused: ${answer.cardError.code}.`);
}
