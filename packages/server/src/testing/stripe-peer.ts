/** Stands in for Stripe on this machine: the nine calls that we make, answered as its reference says. */
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export const PEER_KEY = "sk_test_peer";

type Answer = { status: number; body: unknown };
type Intent = {
  id: string;
  status: string;
  client_secret: string;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  refunded: number;
  last_payment_error: object | null;
};
type Setup = {
  id: string;
  status: string;
  client_secret: string;
  customer: string;
  payment_method: object | null;
  metadata: Record<string, string>;
  last_setup_error: object | null;
};

export type StripePeer = {
  url: string;
  /** Another token of such a card, as Stripe's script gives the browser one with every try. */
  tokenOf(name: string): string;
  /** What was asked, with repetitions. */
  requests: { path: string; key: string | undefined; form: Record<string, string> }[];
  /** How many payments there are, whatever became of them. */
  intentCount(): number;
  /** What a holder tells the bank that asks about a payment, or about a card that is to be kept. */
  answerChallenge(id: string, isApproved: boolean): void;
  passDelay(): void;
  /** So many next requests are done, and their answers lost on the way. */
  loseAnswers(count: number): void;
  /** So many next requests are not done, and answered so. */
  breakWith(status: number, count: number): void;
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

const DECLINES: Record<string, { code: string; decline_code: string }> = {
  declines: { code: "card_declined", decline_code: "generic_decline" },
  lacks_funds: { code: "card_declined", decline_code: "insufficient_funds" },
  asks: { code: "authentication_required", decline_code: "authentication_required" },
};

export async function openStripePeer(): Promise<StripePeer> {
  const behaviours = new Map(Object.entries(BEHAVIOURS));
  const intents = new Map<string, Intent>();
  const setups = new Map<string, Setup>();
  const refunds: { id: string }[] = [];
  const answers = new Map<string, { asked: string; answer: Answer }>();
  const requests: StripePeer["requests"] = [];
  let [lost, broken, brokenStatus] = [0, 0, 500];
  let lastId = 0;
  // No two peers give the same, as there is one Stripe.
  const peerName = randomBytes(4).toString("hex");
  const newId = (kind: string) => `${kind}_${peerName}${++lastId}`;

  function createSetup(form: Record<string, string>): Answer {
    const unknown = Object.keys(form).find((name) => !SETUP_FIELDS.test(name));
    if (unknown !== undefined) return invalid("parameter_unknown");
    const behaviour = behaviours.get(form.payment_method ?? "");
    if (behaviour === undefined) return missing();
    if (behaviour === "unkept") return declined("card_declined", "generic_decline");
    if (behaviour === "expired") return declined("expired_card");
    const [kept, id] = [newId("pm"), newId("seti")];
    behaviours.set(kept, behaviour === "asks_once" ? "approves" : behaviour);
    const card = { brand: "visa", last4: "4242", exp_month: 8, exp_year: 2034 };
    const setup: Setup = {
      ...{ id, client_secret: `${id}_secret`, customer: form.customer ?? "" },
      status: behaviour.startsWith("asks") ? "requires_action" : "succeeded",
      payment_method: { id: kept, object: "payment_method", card },
      ...{ metadata: metadataOf(form), last_setup_error: null },
    };
    setups.set(id, setup);
    return ok(setup);
  }

  function createIntent(form: Record<string, string>): Answer {
    const behaviour = behaviours.get(form.payment_method ?? "");
    if (behaviour === undefined) return missing();
    if (!/^[1-9]\d*$/.test(form.amount ?? "")) return invalid("parameter_invalid_integer");
    const id = newId("pi");
    const intent: Intent = {
      ...{ id, client_secret: `${id}_secret`, amount: Number(form.amount), refunded: 0 },
      ...{ currency: form.currency ?? "", metadata: metadataOf(form) },
      ...{ status: "succeeded", last_payment_error: null },
    };
    intents.set(id, intent);
    if (behaviour === "delays") intent.status = "processing";
    if (behaviour === "asks" && !form.off_session) intent.status = "requires_action";
    if (intent.status !== "succeeded" || behaviour === "approves") return ok(intent);
    const error = { type: "card_error", ...(DECLINES[behaviour] ?? DECLINES.declines) };
    Object.assign(intent, { status: "requires_payment_method", last_payment_error: error });
    return { status: 402, body: { error: { ...error, message: "…", payment_intent: intent } } };
  }

  function createRefund(form: Record<string, string>): Answer {
    const intent = intents.get(form.payment_intent ?? "");
    if (!intent) return missing();
    const amount = Number(form.amount);
    if (intent.status !== "succeeded") return invalid("payment_intent_unexpected_state");
    if (intent.refunded + amount > intent.amount) return invalid("charge_already_refunded");
    intent.refunded += amount;
    const refund = { id: newId("re"), object: "refund", status: "succeeded" };
    refunds.push({ ...refund, ...{ amount, payment_intent: intent.id } });
    return ok(refund);
  }

  /** The newest first, page by page; small pages, so that there is more than one. */
  function list(all: { id: string }[], after: string | null): Answer {
    const newest = all.toReversed();
    const rest = newest.slice(newest.findIndex(({ id }) => id === after) + 1);
    return ok({ object: "list", data: rest.slice(0, PAGE), has_more: rest.length > PAGE });
  }

  function cancel(id: string): Answer {
    const intent = intents.get(id);
    if (!intent) return missing();
    if (intent.status !== "requires_action") return invalid("payment_intent_unexpected_state");
    intent.status = "canceled";
    return ok(intent);
  }

  function perform(method: string, path: string, form: Record<string, string>): Answer {
    const [, sought] = /^\/v1\/setup_intents\/(\w+)\?expand\[\]=payment_method$/.exec(path) ?? [];
    const [, found] = /^\/v1\/payment_intents\/([^/]+)$/.exec(path) ?? [];
    const [, cancelled] = /^\/v1\/payment_intents\/([^/]+)\/cancel$/.exec(path) ?? [];
    if (cancelled) return cancel(cancelled);
    if (method === "GET" && sought) {
      const setup = setups.get(sought);
      return setup ? ok(setup) : missing();
    }
    if (method === "GET" && found) {
      const intent = intents.get(decodeURIComponent(found));
      return intent ? ok(intent) : missing();
    }
    const { pathname, searchParams } = new URL(path, "http://peer");
    const after = searchParams.get("starting_after");
    if (method === "GET" && pathname === "/v1/payment_intents")
      return list([...intents.values()], after);
    if (method === "GET" && pathname === "/v1/refunds") return list(refunds, after);
    if (path === "/v1/setup_intents") return createSetup(form);
    if (path === "/v1/customers") return ok({ id: newId("cus"), object: "customer" });
    if (path === "/v1/payment_intents") return createIntent(form);
    return path === "/v1/refunds" ? createRefund(form) : missing();
  }

  /** The first answer to a key is kept, refusals by a bank too; what was not valid is not. */
  function performOnce(method: string, path: string, key: string | undefined, body: string) {
    const form = Object.fromEntries(new URLSearchParams(body));
    requests.push({ path, key, form });
    const earlier = key === undefined ? undefined : answers.get(key);
    const asked = `${path}?${body}`;
    if (earlier) return earlier.asked === asked ? earlier.answer : reused();
    // As it was when it was answered, whatever becomes of it later.
    const answer = structuredClone(perform(method, path, form));
    if (key !== undefined && answer.status !== 400) answers.set(key, { asked, answer });
    return answer;
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { method = "", url = "", headers } = request;
    const body = await text(request);
    if (headers.authorization !== `Bearer ${PEER_KEY}`) return send(response, unauthorised());
    if (broken > 0) {
      broken -= 1;
      return send(response, { status: brokenStatus, body: { error: { type: "api_error" } } });
    }
    const key = headers["idempotency-key"];
    const answer = performOnce(method, url, typeof key === "string" ? key : undefined, body);
    if (lost > 0) {
      lost -= 1;
      response.destroy();
      return;
    }
    send(response, answer);
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    tokenOf(name) {
      const token = newId("pm");
      behaviours.set(token, behaviours.get(name) ?? "unkept");
      return token;
    },
    intentCount: () => intents.size,
    answerChallenge(id, isApproved) {
      const kind = setups.has(id) ? "setup" : "payment";
      const error = { code: `${kind}_intent_authentication_failure` };
      const refused = { status: "requires_payment_method", [`last_${kind}_error`]: error };
      const asked = setups.get(id) ?? intents.get(id) ?? {};
      Object.assign(asked, isApproved ? { status: "succeeded" } : refused);
    },
    passDelay() {
      for (const intent of intents.values()) {
        if (intent.status === "processing") intent.status = "succeeded";
      }
    },
    loseAnswers(count) {
      lost = count;
    },
    breakWith(status, count) {
      [brokenStatus, broken] = [status, count];
    },
  };
}

const PAGE = 2;

/** What may be sent to set up a card, of which we send a part; anything else is refused there. */
const SETUP_FIELDS = new RegExp(
  "^(customer|payment_method|payment_method_types\\[\\]|usage|confirm|use_stripe_sdk|return_url|description|" +
    "metadata\\[\\w+\\]|expand\\[\\])$",
);

/** What was sent as "metadata[name]". */
function metadataOf(form: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const [, inner] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
      return inner === undefined ? [] : [[inner, value]];
    }),
  );
}

const ok = (body: unknown): Answer => ({ status: 200, body });
const refusal = (status: number, error: object): Answer => ({ status, body: { error } });
const invalid = (code: string) => refusal(400, { type: "invalid_request_error", code });
const missing = () => refusal(404, { type: "invalid_request_error", code: "resource_missing" });
const reused = () => refusal(400, { type: "idempotency_error" });
const unauthorised = () =>
  refusal(401, { type: "invalid_request_error", message: `Invalid API Key: ${PEER_KEY}` });
const declined = (code: string, declineCode?: string) =>
  refusal(402, { type: "card_error", code, ...(declineCode && { decline_code: declineCode }) });

function send(response: ServerResponse, { status, body }: Answer) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
