/**
 * A real OpenID provider on this machine, shaped like Xero's or Intuit's: codes with PKCE, refresh
 * tokens that work once, revocation. The person signs in and agrees without being asked.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { onTestFinished, vi } from "vitest";
import type { OAuthClient } from "#oauth/oauth-client.ts";
import type { OAuthProvider } from "#oauth/provider.ts";
import { serveLoopback } from "./loopback.ts";

export const REDIRECT_URI = "https://forecastle.example/openid/callback";

const CLIENT = { clientId: "forecastle", clientSecret: "a-secret-of-at-least-32-characters" };

/** The client our code uses, pointed at a fresh provider. */
export async function identityServer(like: OAuthProvider): Promise<OAuthClient> {
  let answer: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined;
  const issuer = await serveLoopback((request, response) => void answer(request, response));
  answer = await providerAt(issuer);
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
    authorizationParameters: { prompt: "consent" },
  };
  const resolveHost = async () => ["127.0.0.1"];
  const destinations = { fetch, resolveHost, allowsPrivateAddresses: true };
  return { provider, ...CLIENT, destinations };
}

async function providerAt(issuer: string) {
  silenceTheLibrary();
  const { Provider } = await import("oidc-provider");
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [REDIRECT_URI],
        grant_types: ["authorization_code", "refresh_token"],
      },
    ],
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: "robin@acorn.example",
        email_verified: true,
        name: "Robin",
      }),
    }),
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    cookies: { keys: ["a key for cookies"] },
    rotateRefreshToken: true,
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
  });
  const callback = provider.callback();
  return async (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith("/interaction/")) return callback(request, response);
    const { params } = await provider.interactionDetails(request, response);
    const grant = new provider.Grant({ accountId: "robin", clientId: CLIENT.clientId });
    grant.addOIDCScope(String(params.scope));
    const consent = { grantId: await grant.save() };
    const agreed = { login: { accountId: "robin" }, consent };
    return provider.interactionFinished(request, response, agreed);
  };
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

/** Goes where a browser would, and gives the query of the callback. */
export async function visit(url: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = url;
  for (let hops = 0; hops < 10; hops++) {
    if (next.startsWith(REDIRECT_URI)) return new URL(next).search;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(next, { redirect: "manual", headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [name = "", value = ""] = set.split(";", 1)[0]?.split("=", 2) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    if (!location) throw new Error(`no way on from ${next}: ${await response.text()}`);
    next = new URL(location, next).href;
  }
  throw new Error("the provider sends the browser in circles");
}
