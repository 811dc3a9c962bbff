/** How Stripe is spoken to: forms in, JSON out, a key with whatever moves something, and another try while nobody answers. */
import { setTimeout as sleep } from "node:timers/promises";
import type Stripe from "stripe";
import type { StripeSettings } from "#core/settings.ts";
import { GatewayError } from "./charging.ts";
import { type CardError, cardError, failure } from "./stripe-answers.ts";

export type StripeApi = {
  /** Parameters to a path, done once for their key. */
  post(path: string, key: string, params: object): Promise<StripeAnswer>;
  get(path: string, params?: object): Promise<StripeAnswer>;
};

/** What it did, or why a bank would not. Whatever else goes wrong is thrown. */
export type StripeAnswer = { done: unknown } | { cardError: CardError };

/** Pinned: another version may answer in another shape. It is the one whose types we are held to. */
export const STRIPE_VERSION = "2024-06-20" satisfies Stripe.LatestApiVersion;
const TIMEOUT_MS = 20_000;
const TRY_AFTER_MS = [500, 2_000];
const ANSWER_CHARACTERS_MAX = 1_000_000;

export function makeStripeApi(
  { secretKey, apiUrl }: Pick<StripeSettings, "secretKey" | "apiUrl">,
  wait: (ms: number) => Promise<unknown> = sleep,
): StripeApi {
  const common = { authorization: `Bearer ${secretKey}`, "stripe-version": STRIPE_VERSION };

  async function ask(path: string, init: RequestInit): Promise<StripeAnswer> {
    for (const pause of [...TRY_AFTER_MS, undefined]) {
      const answer = await tryOnce(`${apiUrl}${path}`, init);
      if (answer !== "unknown") return answer;
      if (pause !== undefined) await wait(pause);
    }
    throw new GatewayError("unreachable", "Stripe does not answer.");
  }

  return {
    post: (path, key, params) =>
      ask(path, {
        method: "POST",
        headers: { ...common, "idempotency-key": key },
        body: formOf(params),
      }),
    get: (path, params = {}) => ask(`${path}?${formOf(params)}`, { headers: common }),
  };
}

/** What is nested goes by its path, as "metadata[team_id]" and "expand[0]". */
function formOf(params: object) {
  const fields = (within: object, name: (key: string) => string): [string, string][] =>
    Object.entries(within).flatMap(([key, value]) =>
      typeof value === "object"
        ? fields(value, (inner) => `${name(key)}[${inner}]`)
        : [[name(key), String(value)]],
    );
  return new URLSearchParams(fields(params, (key) => key));
}

/** "unknown" where it may or may not have happened, and asking again with the same key tells. */
async function tryOnce(url: string, init: RequestInit): Promise<StripeAnswer | "unknown"> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { ...init, signal, redirect: "error" });
    const text = await response.text();
    if (text.length > ANSWER_CHARACTERS_MAX) return "unknown";
    return answerOf(response.status, JSON.parse(text));
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    return "unknown";
  }
}

function answerOf(status: number, body: unknown): StripeAnswer | "unknown" {
  if (status === 200) return { done: body };
  // Another request with the key is being worked on, or there are too many, or something broke there.
  if (status === 409 || status === 429 || status >= 500) return "unknown";
  const { error } = failure.parse(body);
  if (error.type === "card_error") return { cardError: cardError.parse(error) };
  if (error.type === "idempotency_error") {
    throw new GatewayError("key_reused", "The key was used for another request.");
  }
  // Never its message, which repeats what was sent.
  throw new GatewayError("refused", `Stripe refused: ${error.code ?? error.type}.`);
}
