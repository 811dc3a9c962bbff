/** A real OpenID server in the place of an accounting provider, for the browser tests. */
import { openidProvider } from "@app/connectors/testing/openid-provider";
import { serveOnLoopback } from "./loopback.ts";

const REGISTERED = { clientId: "forecastle", clientSecret: "a-secret-of-at-least-32-characters" };

export async function startOpenidPeer(redirectUri: string, realmId?: string) {
  silenceTheLibrary();
  let answer: Awaited<ReturnType<typeof openidProvider>> | undefined;
  const { url: issuer, stop } = await serveOnLoopback(
    (request, response) => void answer?.(request, response),
  );
  answer = await openidProvider(issuer, {
    ...{ ...REGISTERED, redirectUri },
    ...(realmId !== undefined && { realmId }),
  });
  return { issuer, ...REGISTERED, stop };
}

/** It warns again and again that it is not set up for real use. */
function silenceTheLibrary() {
  for (const level of ["warn", "info"] as const) {
    const write = console[level];
    console[level] = (...parts: unknown[]) => {
      if (!String(parts[0]).includes("oidc-provider ")) write(...parts);
    };
  }
}
