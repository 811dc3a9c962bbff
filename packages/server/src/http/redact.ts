/**
 * An address as it may be logged. A share token, a reset link's hash or a code is worth a login,
 * so all values of a query are left out and so are the path's parts that look like secrets.
 */
export function redactUrl(url: string) {
  const [path = "", query] = url.split("?", 2);
  const safePath = path.slice(0, PATH_LENGTH_MAX).split("/").map(redactSegment).join("/");
  return query === undefined ? safePath : `${safePath}?${redactQuery(query)}`;
}

const PATH_LENGTH_MAX = 300;
const QUERY_LENGTH_MAX = 300;
const HIDDEN = "***";

/** What is wanted when looking into a log, and tells nothing secret. */
const plainKeys = new Set(["offset", "limit", "pagination", "filter", "sort", "page"]);

/** Words and numbers are routes and ids; whatever is long or mixed may be a token. */
function redactSegment(segment: string) {
  return /^(?:[a-z_.-]{0,40}|\d{1,10}|[\w-]{1,40}\.(?:js|css|svg|png|woff2|ico|html|json))$/.test(
    segment,
  )
    ? segment
    : HIDDEN;
}

function redactQuery(query: string) {
  return query
    .slice(0, QUERY_LENGTH_MAX)
    .split("&")
    .map((pair) => {
      const [key = "", value = ""] = pair.split("=", 2);
      if (!/^\w{1,40}$/.test(key)) return HIDDEN;
      return plainKeys.has(key) && /^[\w-]{0,20}$/.test(value)
        ? `${key}=${value}`
        : `${key}=${HIDDEN}`;
    })
    .join("&");
}
