import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Settings } from "#core/settings.ts";
import { isAllowedOrigin } from "./origin-check.ts";

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  // Components place things by style attributes; a style runs nothing.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join("; ");

/** Where a card is entered, or its bank may ask; no other page lets anything of Stripe in. */
const CARD_PAGES = [
  ...["billing/edit_payment", "billing/upcoming_payments"],
  ...["subscription", "subscription/amend", "subscription/purchase_unlimited_models"],
];

/** The policy of a page: everybody's, with its own first script, and what Stripe needs where a card is entered. */
export function pagePolicy(
  { stripe }: Pick<Settings, "stripe">,
  page: string,
  scriptHashes: readonly string[],
) {
  const isCardPage = CARD_PAGES.includes(page.replace(/\/$/, ""));
  const card =
    stripe?.scriptUrl !== undefined && isCardPage ? cardSources(stripe.scriptUrl) : undefined;
  const added: Readonly<Record<string, readonly string[]>> = {
    "script-src": [...scriptHashes, ...(card?.scripts ?? [])],
    "connect-src": card?.calls ?? [],
  };
  const rules = CONTENT_SECURITY_POLICY.split("; ").map((rule) =>
    [rule, ...(added[rule.split(" ")[0] ?? ""] ?? [])].join(" "),
  );
  return [...rules, ...(card ? [`frame-src ${card.frames.join(" ")}`] : [])].join("; ");
}

/** Lets one script run that stands in the page, and no other that somebody wrote into it. */
export function scriptHash(script: string) {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/** On which Stripe's script starts frames of its own, each apart from the others. */
const OWN_ORIGINS = "https://*.js.stripe.com";

/** What Stripe's own fields and a bank's question need, and nothing beyond: they are its frames, and its script opens them. */
function cardSources(scriptUrl: string) {
  const { origin } = new URL(scriptUrl);
  return {
    scripts: [origin, OWN_ORIGINS],
    calls: ["https://api.stripe.com", origin],
    frames: [origin, OWN_ORIGINS, "https://hooks.stripe.com"],
  };
}

const POWERFUL_FEATURES = ["camera", "microphone", "geolocation", "payment", "usb"];
const TWO_YEARS_SECONDS = 2 * 365 * 24 * 60 * 60;

/** The headers of every answer, whatever it is. */
export function securityHeaders({ publicUrl }: Settings): Record<string, string> {
  const headers: Record<string, string> = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": POWERFUL_FEATURES.map((feature) => `${feature}=()`).join(", "),
    // A report's link is for who was given it, and nothing else here is for a search engine.
    "x-robots-tag": "noindex",
    // What may be kept is the exception and says so itself.
    "cache-control": "no-store",
  };
  if (publicUrl.startsWith("https:")) {
    headers["strict-transport-security"] = `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`;
  }
  return headers;
}

/** Lets pages of the listed origins read the answers; nobody else is told anything. */
export function allowOrigin(request: FastifyRequest, reply: FastifyReply, settings: Settings) {
  if (settings.corsOrigins.length === 0) return;
  reply.header("vary", "Origin");
  const { origin } = request.headers;
  if (origin === undefined || !isAllowedOrigin(origin, settings)) return;
  reply
    .header("access-control-allow-origin", origin)
    .header("access-control-allow-credentials", "true")
    .header("access-control-expose-headers", "ETag, Retry-After, X-Request-Id");
}

const PREFLIGHT_SECONDS = 600;

/** Whether the request is a listed origin's question if it may call; then it is answered. */
export function answerPreflight(request: FastifyRequest, reply: FastifyReply, settings: Settings) {
  const { method, headers } = request;
  const isAsked = method === "OPTIONS" && headers["access-control-request-method"] !== undefined;
  if (!isAsked || !isAllowedOrigin(headers.origin, settings)) return false;
  reply
    .code(204)
    .header("access-control-allow-methods", "GET, POST, PUT, DELETE")
    .header("access-control-allow-headers", "Content-Type, If-Match")
    .header("access-control-max-age", PREFLIGHT_SECONDS)
    .send();
  return true;
}
