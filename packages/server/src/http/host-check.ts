import type { IncomingMessage } from "node:http";
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

/** Every name a request is for: of a host given twice, or in its target too, none goes unseen. */
export function hostsOf({ rawHeaders, url = "" }: Pick<IncomingMessage, "rawHeaders" | "url">) {
  const given = rawHeaders.filter(
    (_, at) => rawHeaders[at - 1]?.toLowerCase() === "host" && at % 2,
  );
  const inTarget = /^[a-z]+:\/\/([^/?#]*)/i.exec(url)?.[1];
  return { given, all: inTarget === undefined ? given : [...given, inTarget] };
}
