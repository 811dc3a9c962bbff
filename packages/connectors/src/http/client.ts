/**
 * The one client. For each request, in this order: add who asks, wait for the connection's turn,
 * count it against the read's limits, exchange, write the log line; then give the answer, renew
 * the grant once after 401, try again after what passes, or refuse in words.
 *
 * A client serves one read, whose limits it keeps; the starts behind its gate and the authorisation
 * belong to the connection. Everything here is a read or may safely happen twice, so any method is
 * tried again.
 */
import { SourceError } from "#ledger/source-error.ts";
import type { Authorisation } from "./authorisation.ts";
import { type ExchangeRule, exchange } from "./exchange.ts";
import type { HttpAnswer, HttpClient, HttpRequest } from "./http-client.ts";
import type { RateGate } from "./rate-gate.ts";
import {
  isPassing,
  RETRY_AFTER_MS_MAX,
  retryAfterMs,
  TRIES_MAX,
  waitBeforeRetry,
} from "./retry.ts";
import type { Timing } from "./timing.ts";

/** What may be written down: no query, no header, no body. */
export type ExchangeLog = {
  method: string;
  host: string;
  path: string;
  /** 0 when there was no answer. */
  status: number;
  durationMs: number;
  tryNumber: number;
};

export type ReadLimits = { requestsMax: number; answerBytesMax: number; readBytesMax: number };

export type HttpClientOptions = ExchangeRule & {
  /** As in the catalogue: "Xero". */
  sourceName: string;
  authorisation: Authorisation;
  gate: RateGate;
  timing: Timing;
  limits?: ReadLimits;
  log?: (entry: ExchangeLog) => void;
};

/** Parsed, an answer of nothing but empty records takes twenty times its bytes of memory. */
const USUAL_LIMITS: ReadLimits = {
  requestsMax: 20_000,
  answerBytesMax: 32 * 1024 * 1024,
  readBytesMax: 1024 * 1024 * 1024,
};
const NEVER = new AbortController().signal;

export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { sourceName, authorisation, gate, timing, limits = USUAL_LIMITS } = options;
  let requestsLeft = limits.requestsMax;
  let bytesLeft = limits.readBytesMax;

  async function attempt(request: HttpRequest, tryNumber: number, signal: AbortSignal) {
    if (requestsLeft-- <= 0 || bytesLeft <= 0) {
      throw new SourceError("refused", `${sourceName} needs more requests than one read may make.`);
    }
    const startedAt = timing.elapsed();
    let status = 0;
    try {
      const bytesMax = Math.min(limits.answerBytesMax, bytesLeft);
      const answer = await exchange(request, options, bytesMax, signal);
      status = answer.status;
      bytesLeft -= Buffer.byteLength(answer.text);
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof SourceError ? error : unreachable(sourceName, error);
    } finally {
      const durationMs = Math.round(timing.elapsed() - startedAt);
      options.log?.(logEntry(request, { status, tryNumber, durationMs }));
    }
  }

  async function sendOnce(request: HttpRequest, tryNumber: number, signal: AbortSignal) {
    const authorised = await authorisation.headers();
    const headers = { ...request.headers, ...authorised };
    const answer = await gate.run(
      () => attempt({ ...request, headers }, tryNumber, signal),
      signal,
    );
    return { answer, authorised };
  }

  async function outcome(request: HttpRequest, tryNumber: number, signal: AbortSignal) {
    try {
      const { answer, authorised } = await sendOnce(request, tryNumber, signal);
      if (answer.status !== 401 || !authorisation.renew) return answer;
      await authorisation.renew(authorised);
      return (await sendOnce(request, tryNumber, signal)).answer;
    } catch (error) {
      // Anything else is final: a limit, a grant that ended, or a mistake of our own.
      if (error instanceof SourceError && error.kind === "unreachable") return error;
      throw error;
    }
  }

  async function send(request: HttpRequest, signal: AbortSignal = NEVER): Promise<HttpAnswer> {
    if (!URL.canParse(request.url)) {
      // The parser's own error would carry the whole address, and keys that stand in it.
      throw new SourceError("refused", `The address of ${sourceName} is not an address.`);
    }
    for (let tryNumber = 1; ; tryNumber++) {
      const result = await outcome(request, tryNumber, signal);
      const isAnswer = !(result instanceof SourceError);
      if (isAnswer && result.status >= 200 && result.status < 300) return result;
      const failure = isAnswer ? refusal(result, options) : result;
      const canPass = isAnswer ? isPassing(result.status) : true;
      const asked = failure.retryAfterMs ?? 0;
      if (!canPass || tryNumber === TRIES_MAX || asked > RETRY_AFTER_MS_MAX) throw failure;
      if (asked > 0) await gate.pauseFor(asked);
      await timing.sleep(Math.max(asked, waitBeforeRetry(tryNumber, timing.random)), signal);
    }
  }

  return { send };
}

const ANSWER_LENGTH_KEPT = 2_000;

function refusal(answer: HttpAnswer, { sourceName, timing }: HttpClientOptions): SourceError {
  const { status } = answer;
  const asked = retryAfterMs(answer.headers.get("retry-after"), timing);
  const details = {
    status,
    answer: answer.text.slice(0, ANSWER_LENGTH_KEPT),
    ...(asked === undefined ? {} : { retryAfterMs: asked }),
  };
  if (status === 401) {
    const message = `${sourceName} no longer accepts the connection. Connect it again.`;
    return new SourceError("needs-reconnect", message, details);
  }
  if (status === 403) {
    const message = `${sourceName} does not allow this connection to read that.`;
    return new SourceError("forbidden", message, details);
  }
  if (status === 429) {
    const message = `${sourceName} asks us to slow down. The next read goes on from here.`;
    return new SourceError("rate-limited", message, details);
  }
  const kind = status >= 500 ? "unreachable" : "refused";
  return new SourceError(kind, `${sourceName} answered with status ${status}.`, details);
}

function unreachable(sourceName: string, cause: unknown): SourceError {
  const isLate = cause instanceof Error && cause.name === "TimeoutError";
  const how = isLate ? "did not answer in time" : "cannot be reached";
  return new SourceError("unreachable", `${sourceName} ${how}.`, { cause });
}

/** Some sources put keys into the path; an id is shorter than anything that can be a key. */
const PATH_PART_LENGTH_MAX = 40;

function logEntry(
  { method = "GET", url }: HttpRequest,
  result: Pick<ExchangeLog, "status" | "durationMs" | "tryNumber">,
): ExchangeLog {
  const { host, pathname } = new URL(url);
  const parts = pathname.split("/");
  const path = parts.map((part) => (part.length > PATH_PART_LENGTH_MAX ? "…" : part)).join("/");
  return { method, host, path, ...result };
}
