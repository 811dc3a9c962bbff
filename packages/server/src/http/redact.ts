/**
 * An address as it may be logged. A share token, a reset link's hash or a code is worth a login,
 * so the values of a query are left out, and so is what looks like a secret in a path.
 */
export function redactUrl(url: string) {
  const at = url.indexOf("?");
  if (at === -1) return redactPath(url);
  return `${redactPath(url.slice(0, at))}?${redactQuery(url.slice(at + 1))}`;
}

const LENGTH_MAX = 300;
const HIDDEN = "***";

/** Behind these words of a path are a link's secret parts, whatever they look like. */
const SECRET_TAILS = /^(.*\/(?:password_reset|reset|auth_session))\/.+$/;

function redactPath(path: string) {
  const short = path.slice(0, LENGTH_MAX);
  const tail = SECRET_TAILS.exec(short)?.[1];
  const shown = tail === undefined ? short : `${tail}/${HIDDEN}`;
  return shown.split("/").map(redactSegment).join("/");
}

/** Words, ids and our files' names are shown; whatever is long or mixed may be a token. */
const HARMLESS =
  /^(?:[a-z_*-]{0,40}|\d{1,10}|[\w-]{1,40}\.(?:js|css|svg|png|woff2|ico|html|json))$/;

function redactSegment(segment: string) {
  return HARMLESS.test(segment) ? segment : HIDDEN;
}

/** What is wanted when looking into a log, and tells nothing secret. */
const plainKeys = new Set(["offset", "limit", "pagination", "filter", "sort", "page"]);

function redactQuery(query: string) {
  return query.slice(0, LENGTH_MAX).split("&").map(redactPair).join("&");
}

function redactPair(pair: string) {
  const [key = "", value = ""] = pair.split("=", 2);
  if (!/^\w{1,40}$/.test(key)) return HIDDEN;
  const isPlain = plainKeys.has(key) && /^[\w-]{0,20}$/.test(value);
  return `${key}=${isPlain ? value : HIDDEN}`;
}
