/** The provider on this machine for the length of a test, and a browser that agrees to everything. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { onTestFinished, vi } from "vitest";
import type { OAuthClient } from "#oauth/oauth-client.ts";
import type { OAuthProvider } from "#oauth/provider.ts";
import { serveLoopback } from "./loopback.ts";
import {
  formOf,
  openidProvider,
  type ProviderClient,
  type ProviderPerson,
} from "./openid-provider.ts";

export const REDIRECT_URI = "https://forecastle.example/openid/callback";

const REGISTERED = {
  clientId: "forecastle",
  clientSecret: "a-secret-of-at-least-32-characters",
};

const ROBIN: ProviderPerson = {
  subject: "robin",
  email: "robin@acorn.example",
  name: "Robin",
  isEmailVerified: true,
};

/** The client our code uses, pointed at a fresh provider. */
export async function identityServer(like: OAuthProvider): Promise<OAuthClient> {
  const { issuer, clientId, clientSecret } = await serveProvider(REDIRECT_URI);
  const provider: OAuthProvider = {
    ...like,
    issuer,
    authorizationUrl: `${issuer}/auth`,
    tokenUrl: `${issuer}/token`,
    revocationUrl: `${issuer}/token/revocation`,
    userinfoUrl: `${issuer}/me`,
    jwksUrl: `${issuer}/jwks`,
    identityScopes: ["openid", "profile", "email"],
    ledgerScopes: ["offline_access"],
  };
  const resolveHost = async () => ["127.0.0.1"];
  const destinations = { fetch, resolveHost, allowsPrivateAddresses: true };
  return { provider, clientId, clientSecret, destinations };
}

/** A fresh provider, and what one sets to be its client. */
export async function serveProvider(
  redirectUri: string,
  besides: Pick<ProviderClient, "onTokens" | "realmId"> = {},
) {
  silenceTheLibrary();
  let answer: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined;
  const issuer = await serveLoopback((request, response) => void answer(request, response));
  answer = await openidProvider(issuer, { ...REGISTERED, redirectUri, ...besides });
  return { issuer, ...REGISTERED };
}

/**
 * The provider warns that it runs in development and on this version of Node; it does so on the
 * console and nowhere else. Everything but its own warnings still fails the test.
 */
function silenceTheLibrary() {
  for (const level of ["warn", "info"] as const) {
    const write = console[level];
    const spy = vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      if (!String(parts[0]).includes("oidc-provider ")) write(...parts);
    });
    onTestFinished(() => spy.mockRestore());
  }
}

type Visit = { as?: ProviderPerson; answer?: "allow" | "cancel"; until?: string };

/** Goes where a browser would, says there who comes, and gives the query of the callback. */
export async function visit(
  url: string,
  { as = ROBIN, answer = "allow", until = REDIRECT_URI }: Visit = {},
): Promise<string> {
  const cookies = new Map<string, string>();
  let next = url;
  let form: URLSearchParams | undefined;
  for (let hops = 0; hops < 10; hops++) {
    if (next.startsWith(until)) return new URL(next).search;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const sent = form ? { method: "POST", body: form } : {};
    const response = await fetch(next, { ...sent, redirect: "manual", headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [name = "", value = ""] = set.split(";", 1)[0]?.split("=", 2) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    const isAsked = !form && response.status === 200 && next.includes("/interaction/");
    if (!location && !isAsked) throw new Error(`no way on from ${next}: ${await response.text()}`);
    form = isAsked ? formOf(as) : undefined;
    form?.set("answer", answer);
    next = new URL(location ?? next, next).href;
  }
  throw new Error("the provider sends the browser in circles");
}
