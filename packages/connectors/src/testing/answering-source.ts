/** A source on this machine that gives the answers it is told to, and a client that asks it. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { fixedAuthorisation } from "#http/authorisation.ts";
import { createHttpClient, type ExchangeLog, type HttpClientOptions } from "#http/client.ts";
import { createGuardedFetch } from "#http/guarded-fetch.ts";
import { createRateGate } from "#http/rate-gate.ts";
import { SourceError } from "#ledger/source-error.ts";
import { serveLoopback } from "./loopback.ts";
import { testTiming } from "./test-timing.ts";

const own = { resolveHost: async () => ["127.0.0.1"], allowsPrivateAddresses: true };

type Answer = { status?: number; headers?: Record<string, string>; body?: string };

/** A server that gives these answers in turn, the last one for ever, and a client that asks it. */
export async function source(answers: Answer[], options: Partial<HttpClientOptions> = {}) {
  const requests: IncomingMessage[] = [];
  const url = await serveLoopback((request, response: ServerResponse) => {
    const {
      status = 200,
      headers = {},
      body = "ok",
    } = answers[requests.length] ?? answers.at(-1) ?? {};
    requests.push(request);
    response.writeHead(status, headers).end(body);
  });
  const timing = testTiming();
  const log: ExchangeLog[] = [];
  const client = createHttpClient({
    sourceName: "Xero",
    fetch: createGuardedFetch(own),
    timing,
    timeoutMs: 5_000,
    ...own,
    authorisation: fixedAuthorisation({ authorization: "Bearer secret-token" }),
    gate: createRateGate({ windows: [], concurrent: 5 }, timing),
    log: (entry) => log.push(entry),
    ...options,
  });
  return { url, client, requests, timing, log };
}

export async function errorOf(promise: Promise<unknown>): Promise<SourceError> {
  const error = await promise.catch((caught: unknown) => caught);
  if (error instanceof SourceError) return error;
  throw new Error("no SourceError came", { cause: error });
}
