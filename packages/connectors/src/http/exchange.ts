/**
 * One request and its answer, as text: within a time limit, within a byte limit, with redirects
 * followed by hand. Another host is another party, so it gets none of the headers that were meant
 * for the first, and a request with a body does not follow there at all.
 */
import { SourceError } from "#source-error.ts";
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
  const limited = AbortSignal.any([signal, AbortSignal.timeout(rule.timeoutMs)]);
  try {
    return await followedExchange(request, rule, bytesMax, limited);
  } catch (error) {
    // Cut off in the middle of an answer, a connection says only that it was cut off.
    throw limited.aborted ? limited.reason : error;
  }
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

async function readText(response: Response, bytesMax: number): Promise<string> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    // Leaving the loop ends the download.
    if (bytes > bytesMax) {
      throw new SourceError("refused", `The source answered with more than ${bytesMax} bytes.`);
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
