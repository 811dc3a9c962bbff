/** Stands in for Stripe on this machine, over HTTP: whom it lets in, what it does once for a key, and how it fails. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { STRIPE_VERSION } from "#modules/gateway/stripe-api.ts";
import { type Answer, openStripeBooks, refusal } from "./stripe-books.ts";

export const PEER_KEY = "sk_test_peer";

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

export async function openStripePeer(): Promise<StripePeer> {
  const { perform, ...books } = openStripeBooks();
  const answers = new Map<string, { asked: string; answer: Answer }>();
  const requests: StripePeer["requests"] = [];
  let [lost, broken, brokenStatus] = [0, 0, 500];

  /** The first answer to a key is kept, refusals by a bank too; what was not valid is not. */
  function performOnce(method: string, url: string, key: string | undefined, body: string) {
    const { pathname: path, searchParams } = new URL(url, "http://peer");
    const form = method === "GET" ? searchParams : new URLSearchParams(body);
    requests.push({ path, key, form: Object.fromEntries(form) });
    const earlier = key === undefined ? undefined : answers.get(key);
    const asked = `${path}?${form}`;
    if (earlier) return earlier.asked === asked ? earlier.answer : reused();
    // As it was when it was answered, whatever becomes of it later.
    const answer = structuredClone(perform(method, path, form));
    const isKept = answer.status === 200 || answer.status === 402;
    if (key !== undefined && isKept) answers.set(key, { asked, answer });
    return answer;
  }

  function answerTo({ method = "", url = "", headers }: IncomingMessage, body: string) {
    if (headers.authorization !== `Bearer ${PEER_KEY}`) return unauthorised();
    if (headers["stripe-version"] !== STRIPE_VERSION) return otherVersion();
    if (broken > 0) {
      broken -= 1;
      return refusal(brokenStatus, { type: "api_error" });
    }
    const key = headers["idempotency-key"];
    return performOnce(method, url, typeof key === "string" ? key : undefined, body);
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { status, body } = answerTo(request, await text(request));
    if (lost > 0 && status !== 401) {
      lost -= 1;
      response.destroy();
      return;
    }
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    ...{ url: `http://127.0.0.1:${port}`, requests, ...books },
    loseAnswers(count) {
      lost = count;
    },
    breakWith(status, count) {
      [brokenStatus, broken] = [status, count];
    },
  };
}

const reused = () => refusal(400, { type: "idempotency_error" });
const unauthorised = () =>
  refusal(401, { type: "invalid_request_error", message: `Invalid API Key: ${PEER_KEY}` });
const otherVersion = () =>
  refusal(400, { type: "invalid_request_error", message: "Invalid Stripe API version" });
