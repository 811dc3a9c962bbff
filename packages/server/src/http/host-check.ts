import { isLoopbackName, type Settings } from "#core/settings.ts";

/** Asked by load balancers and monitors, who know the machine by its address; they tell nothing. */
const FOR_MONITORS = new Set(["/healthz", "/readyz", "/metrics"]);

/**
 * Whether a request names this server as it is known: by the host of `PUBLIC_URL`, or by a name of
 * this very machine. A page elsewhere can have its own name lead here, and what is served under
 * that name it may read. The port is no part of it: a tunnel or container may listen on another.
 */
export function isForThisServer(host: string, url: string, { publicUrl }: Settings) {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, "");
  if (name === new URL(publicUrl).hostname || isLoopbackName(name)) return true;
  return FOR_MONITORS.has(url.split("?", 1)[0] ?? "");
}
