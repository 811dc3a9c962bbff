/** What the stand-in for Stripe keeps, and the calls that we make on it, taken and answered as Stripe's published types say. */
import { randomBytes } from "node:crypto";
import type Stripe from "stripe";
import type { z } from "zod";
import * as contract from "./stripe-contract.ts";

export type Answer = { status: number; body: object };
/** What we tell of Stripe's own resources. */
type Intent = Pick<Stripe.PaymentIntent, "id" | "object" | "amount" | "currency" | "metadata"> &
  Pick<Stripe.PaymentIntent, "customer" | "payment_method" | "description" | "client_secret"> &
  Pick<Stripe.PaymentIntent, "status" | "last_payment_error" | "next_action">;
type Setup = Pick<Stripe.SetupIntent, "id" | "object" | "client_secret" | "metadata" | "usage"> &
  Pick<Stripe.SetupIntent, "status" | "last_setup_error" | "next_action"> & {
    customer: string;
    payment_method: string;
  };
type Method = Pick<Stripe.PaymentMethod, "id" | "object" | "type" | "customer"> & {
  card: Pick<Stripe.PaymentMethod.Card, "brand" | "last4" | "exp_month" | "exp_year">;
};
type Refund = Pick<Stripe.Refund, "id" | "object" | "status" | "amount" | "payment_intent">;
type Customer = Pick<Stripe.Customer, "id" | "object" | "metadata">;
type Failure = Pick<Stripe.StripeRawError, "type" | "message" | "param" | "decline_code"> & {
  code?: contract.Code | undefined;
};

/** What becomes of a test card, by Stripe's own names for them where it has one. */
const BEHAVIOURS: Record<string, string> = {
  pm_card_visa: "approves",
  pm_card_visa_chargeDeclined: "unkept",
  pm_card_chargeCustomerFail: "declines",
  pm_card_visa_chargeDeclinedInsufficientFunds: "lacks_funds",
  pm_card_visa_chargeDeclinedExpiredCard: "expired",
  pm_card_authenticationRequired: "asks",
  pm_card_authenticationRequiredOnSetup: "asks_once",
  pm_delays: "delays",
};

const DECLINES: Record<string, { code: contract.Code; decline_code?: string }> = {
  lacks_funds: { code: "card_declined", decline_code: "insufficient_funds" },
  expired: { code: "expired_card" },
  asks: { code: "authentication_required", decline_code: "authentication_required" },
};
const DECLINED = { code: "card_declined", decline_code: "generic_decline" } as const;

/** Small, so that there is more than one. */
const PAGE = 2;

export function openStripeBooks() {
  /** None where a card was detached: it cannot be used again. */
  const behaviours = new Map<string, string>();
  const customers = new Map<string, Customer>();
  const methods = new Map<string, Method>();
  const intents = new Map<string, Intent>();
  const setups = new Map<string, Setup>();
  const refunds = new Map<string, Refund>();
  let lastId = 0;
  // No two stand-ins give the same, as there is one Stripe.
  const name = randomBytes(4).toString("hex");
  const newId = (kind: string) => `${kind}_${name}${++lastId}`;

  function tokenOf(card: string) {
    const id = newId("pm");
    behaviours.set(id, BEHAVIOURS[card] ?? "unkept");
    const face = { brand: "visa", last4: "4242", exp_month: 8, exp_year: 2034 };
    methods.set(id, { id, object: "payment_method", type: "card", customer: null, card: face });
    return id;
  }

  /** Stripe's names for its test cards stand for another card each time. */
  function methodOf(id = "") {
    return methods.get(id in BEHAVIOURS ? tokenOf(id) : id);
  }

  function createCustomer({ metadata = {} }: z.output<typeof contract.customerCreate>) {
    const customer: Customer = { id: newId("cus"), object: "customer", metadata };
    customers.set(customer.id, customer);
    return ok(customer);
  }

  function createSetup(params: z.output<typeof contract.setupCreate>) {
    const { customer = "", metadata = {}, usage = "off_session" } = params;
    if (!customers.has(customer)) return missing("customer");
    const method = methodOf(params.payment_method);
    if (!method) return missing("payment_method");
    const behaviour = behaviours.get(method.id);
    const isOthers = method.customer !== null && method.customer !== customer;
    if (behaviour === undefined || isOthers) return invalid("payment_method");
    if (behaviour === "unkept" || behaviour === "expired")
      return refusal(402, declineOf(behaviour));
    if (behaviour === "asks_once") behaviours.set(method.id, "approves");
    const isAsked = behaviour.startsWith("asks");
    if (!isAsked) method.customer = customer;
    const id = newId("seti");
    const setup: Setup = {
      ...{ id, object: "setup_intent", client_secret: `${id}_secret`, customer, metadata, usage },
      ...{ payment_method: method.id, last_setup_error: null, ...(isAsked ? ASKED : DONE) },
    };
    setups.set(id, setup);
    return toldSetup(setup, params.expand);
  }

  function toldSetup(setup: Setup | undefined, expand: string[] = []) {
    if (!setup) return missing("intent", 404);
    const method = expand.includes("payment_method") && methods.get(setup.payment_method);
    return ok({ ...setup, ...(method && { payment_method: method }) });
  }

  function createIntent(params: z.output<typeof contract.intentCreate>) {
    const { amount, currency, customer = "", metadata = {}, description = null } = params;
    if (!customers.has(customer)) return missing("customer");
    const method = methodOf(params.payment_method);
    if (!method) return missing("payment_method");
    const behaviour = behaviours.get(method.id);
    if (behaviour === undefined || method.customer !== customer) return invalid("payment_method");
    const id = newId("pi");
    const intent: Intent = {
      ...{ id, object: "payment_intent", client_secret: `${id}_secret`, amount, currency },
      ...{ customer, payment_method: method.id, metadata, description, last_payment_error: null },
      ...(behaviour === "asks" && !params.off_session ? ASKED : DONE),
    };
    intents.set(id, intent);
    if (behaviour === "delays") intent.status = "processing";
    if (intent.status !== "succeeded" || behaviour === "approves") return ok(intent);
    const error = declineOf(behaviour);
    Object.assign(intent, { ...LEFT, last_payment_error: error });
    return refusal(402, { ...error, payment_intent: intent });
  }

  function cancelIntent(intent: Intent | undefined) {
    if (!intent) return missing("intent", 404);
    if (intent.status !== "requires_action") return unexpected();
    return ok(Object.assign(intent, { status: "canceled", next_action: null }));
  }

  function createRefund({ payment_intent: of, ...params }: z.output<typeof contract.refundCreate>) {
    const intent = intents.get(of);
    if (!intent) return missing("payment_intent");
    if (intent.status !== "succeeded") return unexpected();
    const earlier = [...refunds.values()].filter(({ payment_intent: other }) => other === of);
    const left = earlier.reduce((rest, { amount }) => rest - amount, intent.amount);
    const { amount = left } = params;
    if (left === 0) return invalid(undefined, "charge_already_refunded");
    if (amount > left) return invalid("amount");
    const id = newId("re");
    const refund: Refund = {
      ...{ id, object: "refund", status: "succeeded", amount, payment_intent: of },
    };
    refunds.set(id, refund);
    return ok(refund);
  }

  function detach(method: Method | undefined) {
    if (!method) return missing("payment_method", 404);
    if (method.customer === null) return invalid("payment_method");
    behaviours.delete(method.id);
    return ok(Object.assign(method, { customer: null }));
  }

  const routes = [
    route("POST /v1/customers", contract.customerCreate, createCustomer),
    route("POST /v1/setup_intents", contract.setupCreate, createSetup),
    route("GET /v1/setup_intents/:id", contract.setupRetrieve, ({ expand }, id) =>
      toldSetup(setups.get(id), expand),
    ),
    route("POST /v1/payment_intents", contract.intentCreate, createIntent),
    route("GET /v1/payment_intents", contract.listing, (params) => list(intents, params)),
    route("GET /v1/payment_intents/:id", contract.nothing, (_, id) => told(intents.get(id))),
    route("POST /v1/payment_intents/:id/cancel", contract.nothing, (_, id) =>
      cancelIntent(intents.get(id)),
    ),
    route("POST /v1/refunds", contract.refundCreate, createRefund),
    route("GET /v1/refunds", contract.listing, (params) => list(refunds, params)),
    route("POST /v1/payment_methods/:id/detach", contract.nothing, (_, id) =>
      detach(methods.get(id)),
    ),
  ];

  return {
    perform(method: string, path: string, form: URLSearchParams): Answer {
      const found = routes.find(({ pattern }) => pattern.test(`${method} ${path}`));
      if (!found) return refusal(404, { type: "invalid_request_error" });
      const [, id = ""] = found.pattern.exec(`${method} ${path}`) ?? [];
      return found.perform(contract.nestedOf(form), decodeURIComponent(id));
    },
    tokenOf,
    intentCount: () => intents.size,
    answerChallenge(id: string, isApproved: boolean) {
      const setup = setups.get(id);
      const asked = setup ?? intents.get(id) ?? {};
      if (isApproved) Object.assign(asked, DONE);
      else Object.assign(asked, LEFT, setup ? NOT_SET_UP : NOT_PAID);
      const method = isApproved && setup && methods.get(setup.payment_method);
      if (method) method.customer = setup.customer;
    },
    passDelay() {
      for (const intent of intents.values()) {
        if (intent.status === "processing") intent.status = "succeeded";
      }
    },
  };
}

/** How payments and cards that are set up stand alike. */
type Standing = Pick<Intent, "status" | "next_action"> & Pick<Setup, "status" | "next_action">;
const ASKED: Standing = {
  ...{ status: "requires_action", next_action: { type: "use_stripe_sdk", use_stripe_sdk: {} } },
};
const DONE: Standing = { status: "succeeded", next_action: null };
const LEFT: Standing = { status: "requires_payment_method", next_action: null };
const NOT_SET_UP: Pick<Setup, "last_setup_error"> = {
  ...{ last_setup_error: { type: "card_error", code: "setup_intent_authentication_failure" } },
};
const NOT_PAID: Pick<Intent, "last_payment_error"> = {
  ...{ last_payment_error: { type: "card_error", code: "payment_intent_authentication_failure" } },
};

/** A call by its method and path, with what may be sent to it. */
function route<Params>(
  call: string,
  shape: z.ZodType<Params>,
  answer: (params: Params, id: string) => Answer,
) {
  return {
    pattern: new RegExp(`^${call.replace(":id", "([^/]+)")}$`),
    perform(given: Record<string, unknown>, id: string) {
      const wrong = contract.wrongIn(shape, given);
      return wrong ? invalid(wrong.param, wrong.code) : answer(shape.parse(given), id);
    },
  };
}

/** The newest first, page by page. Tests own the clock and Stripe does not, so what was created when is not asked. */
function list(all: Map<string, { id: string }>, params: z.output<typeof contract.listing>) {
  const newest = [...all.values()].reverse();
  const after = params.starting_after;
  if (after !== undefined && !all.has(after)) return missing("starting_after");
  const rest = newest.slice(newest.findIndex(({ id }) => id === after) + 1);
  const size = Math.min(PAGE, params.limit ?? PAGE);
  return ok({ object: "list", data: rest.slice(0, size), has_more: rest.length > size });
}

const ok = (body: object): Answer => ({ status: 200, body });
const told = (found: object | undefined) => (found ? ok(found) : missing("intent", 404));
export const refusal = (status: number, error: Failure & { payment_intent?: Intent }): Answer => ({
  ...{ status, body: { error: { message: `Refused: ${error.code ?? error.type}`, ...error } } },
});
const invalid = (param?: string, code?: contract.Code) =>
  refusal(400, { type: "invalid_request_error", code, ...(param && { param }) });
const unexpected = () => invalid(undefined, "payment_intent_unexpected_state");
/** What a path names is not found; what a parameter names is not valid. */
const missing = (param: string, status = 400) =>
  refusal(status, { type: "invalid_request_error", code: "resource_missing", param });
const declineOf = (behaviour: string): Failure => ({
  ...{ type: "card_error", ...(DECLINES[behaviour] ?? DECLINED) },
});
