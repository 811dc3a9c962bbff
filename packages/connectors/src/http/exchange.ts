/**
 * One request and its answer, as text: within a time limit, within a byte limit, with redirects
 * followed by hand. Another host is another party, so it gets none of the headers that were meant
 * for the first, and a request with a body does not follow there at all.
 */
import { SourceError } from "#ledger/source-error.ts";
import { checkDestination, type DestinationRule } from "./destination.ts";
import type { HttpAnswer, HttpRequest } from "./http-client.ts";

export type Fetch = typeof globalThis.fetch;

export type ExchangeRule = DestinationRule & { fetch: Fetch; timeoutMs: number };

const REDIRECTS_MAX = 5;

/** Gives every answer, whatever its status. */
export async function exchange(
  request: HttpRequest,
  rule: ExchangeRule,
  bytesMax: number,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  signal.throwIfAborted();
  // Not AbortSignal.any with AbortSignal.timeout: on Node 20 a garbage collection takes the time
  // limit away with it, and a source that never answers is waited for without end.
  const limit = new AbortController();
  const cancel = () => limit.abort(signal.reason);
  const late = () => limit.abort(new DOMException("The time limit has passed.", "TimeoutError"));
  const timer = setTimeout(late, rule.timeoutMs);
  signal.addEventListener("abort", cancel, { once: true });
  try {
    return await unlessAborted(
      followedExchange(request, rule, bytesMax, limit.signal),
      limit.signal,
    );
  } catch (error) {
    // Cut off in the middle of an answer, a connection says only that it was cut off.
    const reason = limit.signal.aborted ? limit.signal.reason : error;
    // Nothing is left open behind an answer that was given up.
    limit.abort();
    throw reason;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", cancel);
  }
}

/** Ends with the signal also where nothing listens to it, as in the look-up of a name. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

async function followedExchange(
  request: HttpRequest,
  rule: ExchangeRule,
  bytesMax: number,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  let current = request;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const url = new URL(current.url);
    await checkDestination(url, rule);
    const response = await rule.fetch(url, {
      method: current.method ?? "GET",
      headers: current.headers ?? {},
      body: current.body ?? null,
      redirect: "manual",
      signal,
    });
    const location = isRedirect(response.status) ? response.headers.get("location") : null;
    if (location === null) {
      const text = await readText(response, bytesMax);
      return { status: response.status, headers: new Map(response.headers), text };
    }
    await response.body?.cancel();
    current = follow(current, response.status, url, location);
  }
  throw new SourceError("unreadable", "The source redirects in circles.");
}

function isRedirect(status: number) {
  return [301, 302, 303, 307, 308].includes(status);
}

function follow(request: HttpRequest, status: number, from: URL, location: string): HttpRequest {
  if (!URL.canParse(location, from.href)) {
    throw new SourceError("unreadable", "The source redirects to something that is no address.");
  }
  const to = new URL(location, from);
  const isSameHost = to.origin === from.origin;
  const isPlainRead = (request.method ?? "GET") === "GET";
  const keepsRequest = status === 307 || status === 308;
  if (!isPlainRead && !(keepsRequest && isSameHost)) {
    throw new SourceError("refused", `The source redirects a request with data to ${to.host}.`);
  }
  if (isSameHost) return { ...request, url: to.href };
  if (to.protocol !== "https:") {
    throw new SourceError("refused", `The source redirects to ${to.host} without encryption.`);
  }
  const accept = Object.entries(request.headers ?? {}).filter(
    ([name]) => name.toLowerCase() === "accept",
  );
  return { method: "GET", url: to.href, headers: Object.fromEntries(accept) };
}

/** Bytes are counted as they are unpacked, so that a small packed answer cannot become a huge one. */
export async function readText(response: Response, bytesMax: number): Promise<string> {
  if (!response.body) return "";
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    // Leaving the loop ends the download.
    if (bytes > bytesMax) {
      throw new SourceError("refused", `The source answered with more than ${bytesMax} bytes.`);
    }
    chunks.push(chunk);
  }
  return decodedText(Buffer.concat(chunks, bytes), response);
}

const CHARSET = /;\s*charset="?([\w.:-]+)"?/i;

/**
 * Bytes that are no text in the encoding they claim would come out as other names, and two
 * accounts as one, so they are refused; only words that go with a failure may be damaged.
 */
function decodedText(bytes: Buffer, { headers, ok }: Response): string {
  const said = ok ? CHARSET.exec(headers.get("content-type") ?? "")?.[1] : undefined;
  const charset = said ?? "utf-8";
  try {
    return new TextDecoder(charset, { fatal: ok }).decode(bytes);
  } catch {
    throw new SourceError("unreadable", `The source's answer is not text in ${charset}.`);
  }
}
