import type { IncomingHttpHeaders } from "node:http";
import { Refusal } from "#core/refusal.ts";
import type { Settings } from "#core/settings.ts";

type Origins = Pick<Settings, "publicUrl" | "corsOrigins">;

/**
 * Refuses a change that a page of somebody else asked a browser for.
 *
 * Browsers say where a request comes from in Sec-Fetch-Site, which no page can forge: it must be
 * our own, and made by a script (a form, a link or an image navigates or sends `no-cors`). Where
 * it is absent, Origin or Referer must be ours if there is one. Programs that are no browsers
 * send none of them and carry nobody's cookies but their own.
 */
export function refuseForeignChange(headers: IncomingHttpHeaders, origins: Origins) {
  if (!isOwnChange(headers, origins)) throw new Refusal(403, "This came from another site.");
}

function isOwnChange(headers: IncomingHttpHeaders, origins: Origins) {
  if (isPrefetch(headers)) return false;
  const site = headers["sec-fetch-site"];
  if (site === undefined) return isOwnOrAbsent(headers, origins);
  if (!isByScript(headers)) return false;
  return site === "same-origin" || site === "none" || isAllowedOrigin(headers.origin, origins);
}

function isPrefetch(headers: IncomingHttpHeaders) {
  return /prefetch/i.test(`${headers["sec-purpose"] ?? ""} ${headers.purpose ?? ""}`);
}

function isByScript(headers: IncomingHttpHeaders) {
  const { "sec-fetch-mode": mode = "cors", "sec-fetch-dest": dest = "empty" } = headers;
  return mode !== "navigate" && mode !== "no-cors" && dest === "empty";
}

function isOwnOrAbsent({ origin, referer }: IncomingHttpHeaders, origins: Origins) {
  if (origin !== undefined) return isOurOrigin(origin, origins);
  if (referer === undefined) return true;
  return URL.canParse(referer) && isOurOrigin(new URL(referer).origin, origins);
}

function isOurOrigin(origin: string, origins: Origins) {
  return origin === origins.publicUrl || isAllowedOrigin(origin, origins);
}

/** Whether pages of that origin may call us with cookies: a fixed list, compared whole. */
export function isAllowedOrigin(origin: string | undefined, { corsOrigins }: Origins) {
  return origin !== undefined && corsOrigins.includes(origin);
}
