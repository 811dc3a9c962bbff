/**
 * `fetch` whose connections are checked when they are made. A name can be looked up once for the
 * check and lead elsewhere a moment later; here the address that was checked is the address that
 * is connected to. It knows as much of `fetch` as our clients use, and never follows redirects.
 */
import { lookup } from "node:dns/promises";
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { pipeline, Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { allowedAddresses, type DestinationRule, type ResolveHost } from "./destination.ts";
import type { Fetch } from "./exchange.ts";

/** Asks the system's resolver. */
export const resolveSystemHost: ResolveHost = async (hostname) => {
  const found = await lookup(hostname, { all: true });
  return found.map(({ address }) => address);
};

/**
 * `keepsOpen` is for reads, which are many and tried again. What is asked rarely and only once would
 * find the connection closed at the other end, and fail.
 */
export function createGuardedFetch(rule: DestinationRule, { keepsOpen = true } = {}): Fetch {
  const options = { keepAlive: keepsOpen, lookup: checkedLookup(rule) };
  const agents = { "http:": new HttpAgent(options), "https:": new HttpsAgent(options) };
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const isHttps = url.protocol === "https:";
    // An address in figures is connected to without being looked up.
    const host = url.hostname.replace(/^\[|\]$/g, "");
    if (isIP(host)) await allowedAddresses(host, rule);
    const headers = new Headers(init.headers);
    if (init.body instanceof URLSearchParams && !headers.has("content-type")) {
      headers.set("content-type", "application/x-www-form-urlencoded");
    }
    if (!headers.has("accept-encoding")) headers.set("accept-encoding", "gzip, deflate, br");
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = (isHttps ? httpsRequest : httpRequest)(
        url,
        {
          method: init.method ?? "GET",
          headers: Object.fromEntries(headers),
          agent: agents[isHttps ? "https:" : "http:"],
          ...(init.signal && { signal: init.signal }),
        },
        resolve,
      );
      outgoing.on("error", reject);
      outgoing.end(init.body ? String(init.body) : undefined);
    });
    return responseOf(message);
  };
}

/** What `net` asks when it connects to a name; one address is given, and it has been checked. */
function checkedLookup(rule: DestinationRule): LookupFunction {
  return (hostname, options, callback) => {
    const answer = async () => {
      const [address = ""] = await allowedAddresses(hostname, rule);
      return { address, family: address.includes(":") ? 6 : 4 };
    };
    answer().then(
      ({ address, family }) =>
        options.all ? callback(null, [{ address, family }]) : callback(null, address, family),
      (error: Error) => callback(error, ""),
    );
  };
}

const BODILESS = new Set([204, 205, 304]);

function responseOf(message: IncomingMessage): Response {
  const headers = new Headers();
  for (let index = 0; index < message.rawHeaders.length; index += 2) {
    headers.append(message.rawHeaders[index] ?? "", message.rawHeaders[index + 1] ?? "");
  }
  const status = message.statusCode ?? 0;
  if (BODILESS.has(status)) message.resume();
  const body = BODILESS.has(status) ? null : Readable.toWeb(decoded(message));
  return new Response(body as ReadableStream | null, { status, headers });
}

function decoded(message: IncomingMessage): Readable {
  const encoding = message.headers["content-encoding"]?.toLowerCase();
  const decoder =
    encoding === "gzip"
      ? createGunzip()
      : encoding === "deflate"
        ? createInflate()
        : encoding === "br"
          ? createBrotliDecompress()
          : undefined;
  // The error of either ends the other, and is met by whoever reads the body.
  return decoder ? pipeline(message, decoder, () => {}) : message;
}
