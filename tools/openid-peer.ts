/** A real OpenID server in the place of an accounting provider, for the browser tests. */
import { createServer } from "node:http";
import { openidProvider } from "@app/connectors/testing/openid-provider";

const REGISTERED = { clientId: "forecastle", clientSecret: "a-secret-of-at-least-32-characters" };

export async function startOpenidPeer(redirectUri: string) {
  silenceTheLibrary();
  let answer: Awaited<ReturnType<typeof openidProvider>> | undefined;
  const server = createServer((request, response) => void answer?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const issuer = `http://127.0.0.1:${port}`;
  answer = await openidProvider(issuer, { ...REGISTERED, redirectUri });
  return {
    issuer,
    ...REGISTERED,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
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
