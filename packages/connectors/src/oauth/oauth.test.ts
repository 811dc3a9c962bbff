/** Against a real OpenID provider on loopback, as Xero and as Intuit. */
import { generateKeyPairSync, verify } from "node:crypto";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { createGuardedFetch } from "#http/guarded-fetch.ts";
import { systemTiming } from "#http/timing.ts";
import { createTokenKeeper } from "#http/token-keeper.ts";
import { SourceError } from "#ledger/source-error.ts";
import { identityServer, REDIRECT_URI, visit } from "#testing/identity-server.ts";
import { serveLoopback } from "#testing/loopback.ts";
import {
  type AuthorisationPurpose,
  finishAuthorisation,
  type PendingAuthorisation,
  startAuthorisation,
} from "./authorise.ts";
import { discoverProvider } from "./discover.ts";
import { refreshGrant, revokeGrant, signedGrant } from "./grant.ts";
import type { OAuthClient } from "./oauth-client.ts";
import { placeProvider } from "./provider.ts";
import { intuitProvider, oauthProviders, xeroProvider } from "./providers.ts";

async function comeBack(client: OAuthClient, purpose: AuthorisationPurpose = "connect") {
  const now = Date.now();
  const { url, pending } = await startAuthorisation(client, {
    purpose,
    redirectUri: REDIRECT_URI,
    now,
  });
  return { pending, callbackQuery: await visit(url), now };
}

async function connect(client: OAuthClient) {
  const { pending, callbackQuery, now } = await comeBack(client);
  return finishAuthorisation(client, pending, { callbackQuery, now });
}

async function errorOf(promise: Promise<unknown>): Promise<SourceError> {
  const error = await promise.catch((caught: unknown) => caught);
  if (error instanceof SourceError) return error;
  throw new Error("no SourceError came", { cause: error });
}

/** What comes of an answer when what we kept, or what came back, is not what it was. */
async function refusalOf(
  client: OAuthClient,
  change: {
    pending?: Partial<PendingAuthorisation>;
    query?: Record<string, string>;
    later?: number;
  },
) {
  const { pending, callbackQuery, now } = await comeBack(client);
  const query = new URLSearchParams(callbackQuery);
  for (const [name, value] of Object.entries(change.query ?? {})) query.set(name, value);
  return errorOf(
    finishAuthorisation(
      client,
      { ...pending, ...change.pending },
      {
        callbackQuery: `?${query}`,
        now: now + (change.later ?? 0),
      },
    ),
  );
}

for (const like of [xeroProvider, intuitProvider]) {
  test(`${like.name}: a code with PKCE becomes tokens and an identity of issuer and subject`, async () => {
    const client = await identityServer(like);
    const { tokens, identity, purpose } = await connect(client);
    expect(identity).toEqual({
      issuer: client.provider.issuer,
      subject: "robin",
      email: "robin@acorn.example",
      isEmailVerified: true,
      name: "Robin",
    });
    expect(purpose).toBe("connect");
    expect(tokens.refreshToken).toMatch(/.+/);
    expect(tokens.expiresAt).toBeGreaterThan(Date.now() + 60_000);
  });

  test(`${like.name}: a refresh token works once, and using it again ends the whole grant`, async () => {
    const client = await identityServer(like);
    const { tokens: first } = await connect(client);
    const second = await refreshGrant(client, first, Date.now());
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect((await errorOf(refreshGrant(client, first, Date.now()))).kind).toBe("needs-reconnect");
    expect((await errorOf(refreshGrant(client, second, Date.now()))).kind).toBe("needs-reconnect");
  });

  test(`${like.name}: a grant that was revoked cannot be renewed, and may be revoked again`, async () => {
    const client = await identityServer(like);
    const { tokens } = await connect(client);
    await revokeGrant(client, tokens);
    expect((await errorOf(refreshGrant(client, tokens, Date.now()))).message).toBe(
      `${like.name} no longer accepts the connection. Connect it again.`,
    );
    await revokeGrant(client, tokens);
  });
}

test("ten calls that find a token old renew a real grant once, and it lives on", async () => {
  const client = await identityServer(xeroProvider);
  let stored = (await connect(client)).tokens;
  const first = stored;
  const keeper = createTokenKeeper({
    timing: systemTiming,
    earlyMs: Number.POSITIVE_INFINITY,
    store: {
      read: async () => stored,
      locked: (work) => work(stored),
      save: async (tokens) => {
        stored = tokens;
      },
    },
    refresh: (tokens) => refreshGrant(client, tokens, Date.now()),
  });
  const used = await Promise.all(Array.from({ length: 10 }, () => keeper.accessToken()));
  expect(new Set(used)).toEqual(new Set([stored.accessToken]));
  expect(stored.refreshToken).not.toBe(first.refreshToken);
  await refreshGrant(client, stored, Date.now());
});

test("an answer with another state is refused", async () => {
  const client = await identityServer(xeroProvider);
  const { message } = await refusalOf(client, { query: { state: "somebody-elses" } });
  expect(message).toBe("The answer from Xero does not belong to the question. Start again.");
});

test("an answer that names another issuer is refused", async () => {
  const client = await identityServer(xeroProvider);
  const { kind } = await refusalOf(client, { query: { iss: intuitProvider.issuer } });
  expect(kind).toBe("refused");
});

test("an answer is taken only by the provider it was asked of", async () => {
  const xero = await identityServer(xeroProvider);
  const intuit = await identityServer(intuitProvider);
  const { pending, callbackQuery, now } = await comeBack(xero);
  const mixedUp = finishAuthorisation(intuit, pending, { callbackQuery, now });
  expect((await errorOf(mixedUp)).message).toContain("does not belong to the question");
});

test("an id token with another nonce is refused", async () => {
  const client = await identityServer(xeroProvider);
  const { message } = await refusalOf(client, { pending: { nonce: "another" } });
  expect(message).toContain("does not belong to the question");
});

test("a code is worth nothing without the verifier it was asked with", async () => {
  const client = await identityServer(xeroProvider);
  const { kind } = await refusalOf(client, { pending: { codeVerifier: "v".repeat(43) } });
  expect(kind).toBe("refused");
});

test("a code that comes a second time is refused, and ends the grant of the first", async () => {
  const client = await identityServer(xeroProvider);
  const { pending, callbackQuery, now } = await comeBack(client);
  const { tokens } = await finishAuthorisation(client, pending, { callbackQuery, now });
  const again = await errorOf(finishAuthorisation(client, pending, { callbackQuery, now }));
  expect(again.message).toBe("Xero takes an answer only once. Start again.");
  expect((await errorOf(refreshGrant(client, tokens, now))).kind).toBe("needs-reconnect");
});

test("an answer after more than ten minutes is too late", async () => {
  const client = await identityServer(xeroProvider);
  const { message } = await refusalOf(client, { later: 10 * 60_000 + 1 });
  expect(message).toBe("The way to Xero and back took too long. Start again.");
  const clockSetBack = await refusalOf(client, { later: -60 * 60_000 });
  expect(clockSetBack.message).toBe(message);
});

test("a person who says no is told that, in our words", async () => {
  const client = await identityServer(xeroProvider);
  const { pending, now } = await comeBack(client);
  const callbackQuery = `?error=access_denied&state=${pending.state}&iss=${client.provider.issuer}`;
  const refused = await errorOf(finishAuthorisation(client, pending, { callbackQuery, now }));
  expect(refused.message).toBe("Xero was not given permission.");
});

test("a wrong client secret is our mistake and not the person's", async () => {
  const client = await identityServer(xeroProvider);
  const { pending, callbackQuery, now } = await comeBack(client);
  const wrong = { ...client, clientSecret: "another-secret-of-32-characters-or-so" };
  const { message } = await errorOf(finishAuthorisation(wrong, pending, { callbackQuery, now }));
  expect(message).toBe("Xero does not know this service. Check the client id and secret.");
});

test("a provider that is down, busy or gone is unreachable and not a wrong answer", async () => {
  const answering = (status: number) =>
    serveLoopback((_, response) => response.writeHead(status).end("<html>try later</html>"));
  const gone = await serveLoopback((_, response) => response.destroy());
  const resolveHost = async () => ["127.0.0.1"];
  const rule = { resolveHost, allowsPrivateAddresses: true };
  const destinations = { ...rule, fetch: createGuardedFetch(rule) };
  for (const tokenUrl of [await answering(503), await answering(429), gone]) {
    const provider = { ...xeroProvider, tokenUrl };
    const client = { provider, clientId: "c", clientSecret: "s", destinations };
    const stored = { accessToken: "a", refreshToken: "r", expiresAt: 0 };
    const { kind, message } = await errorOf(refreshGrant(client, stored, 0));
    expect([kind, message]).toEqual(["unreachable", "Xero cannot be reached."]);
  }
});

test("a token address that leads into our own network is refused as that", async () => {
  const rule = { resolveHost: async () => ["10.0.0.7"], allowsPrivateAddresses: false };
  const destinations = { ...rule, fetch: createGuardedFetch(rule) };
  const client = { provider: xeroProvider, clientId: "c", clientSecret: "s", destinations };
  const stored = { accessToken: "a", refreshToken: "r", expiresAt: 0 };
  const { message } = await errorOf(refreshGrant(client, stored, 0));
  expect(message).toBe("identity.xero.com is a private address. Requests there are refused.");
});

test("no refusal carries a code, a token or a secret, however deep one looks", async () => {
  const server = await identityServer(xeroProvider);
  const answers: string[] = [];
  const listening: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    answers.push(await response.clone().text());
    return response;
  };
  const client = { ...server, destinations: { ...server.destinations, fetch: listening } };
  const { pending, callbackQuery, now } = await comeBack(client);
  const tampered = { ...pending, nonce: "another" };
  const error = await errorOf(finishAuthorisation(client, tampered, { callbackQuery, now }));
  const { access_token: accessToken, id_token: idToken } = JSON.parse(answers[0] ?? "{}");
  const code = new URLSearchParams(callbackQuery).get("code");
  const shown = inspect(error, { depth: 20, showHidden: true });
  for (const secret of [code, accessToken, idToken, client.clientSecret, pending.codeVerifier]) {
    expect(secret).toMatch(/.{20}/);
    expect(shown).not.toContain(secret);
  }
});

test("Intuit's realm is read from the callback, and only when it looks like one", async () => {
  const client = await identityServer(intuitProvider);
  for (const [realmId, organisationId] of [
    ["9130347", "9130347"],
    ["../../etc", undefined],
  ] as const) {
    const { pending, callbackQuery, now } = await comeBack(client);
    const query = `${callbackQuery}&realmId=${encodeURIComponent(realmId)}`;
    const authorised = await finishAuthorisation(client, pending, { callbackQuery: query, now });
    expect(authorised.organisationId).toBe(organisationId);
  }
});

test("signing in asks who the person is; connecting and the app store ask for the books too", async () => {
  const destinations = { fetch, resolveHost: async () => [], allowsPrivateAddresses: false };
  const client = { provider: xeroProvider, clientId: "c", clientSecret: "s", destinations };
  const scopeFor = async (purpose: AuthorisationPurpose) => {
    const { url } = await startAuthorisation(client, {
      purpose,
      redirectUri: REDIRECT_URI,
      now: 0,
    });
    return new URL(url).searchParams.get("scope");
  };
  expect(await scopeFor("sign-in")).toBe("openid profile email");
  expect(await scopeFor("connect")).toContain("openid profile email offline_access accounting.");
  expect(await scopeFor("app-store")).toBe(await scopeFor("connect"));
});

test("every provider's address asks for a code, with PKCE and a fresh state", async () => {
  const parts = { region: "com", tenant: "contoso.com", account: "123", host: "erp.example.com" };
  const destinations = { fetch, resolveHost: async () => [], allowsPrivateAddresses: false };
  for (const each of oauthProviders) {
    const provider = placeProvider(each, parts);
    const client = { provider, clientId: "c", clientSecret: "s", destinations };
    const asked = { purpose: "connect", redirectUri: REDIRECT_URI, now: 0 } as const;
    const { url, pending } = await startAuthorisation(client, asked);
    const { searchParams, protocol } = new URL(url);
    expect(protocol).toBe("https:");
    expect(searchParams.get("response_type")).toBe("code");
    expect(searchParams.get("code_challenge_method")).toBe("S256");
    expect(searchParams.get("state")).toBe(pending.state);
    expect(pending.state.length).toBeGreaterThan(40);
  }
});

test("a customer's part of an address cannot lead to another host", () => {
  const zoho = oauthProviders.find((provider) => provider.key === "zoho_books");
  const signs = ["evil.example/", "com#", "com@evil.example", "", "-com"];
  for (const region of [...signs, "com.evil.example", "comevil.example", "zohoapis.com"]) {
    expect(() => zoho && placeProvider(zoho, { region }), region).toThrow("needs its region");
  }
  const netsuite = oauthProviders.find((provider) => provider.key === "netsuite");
  for (const account of ["evil.example", "1.2", "a/b", "", "constructor()"]) {
    expect(() => netsuite && placeProvider(netsuite, { account }), account).toThrow("needs its");
  }
  expect(zoho && placeProvider(zoho, { region: "com.au" }).tokenUrl).toBe(
    "https://accounts.zoho.com.au/oauth/v2/token",
  );
});

test("a service signs its own statement to the token address, with ES256 or PS256", async () => {
  const netsuite = oauthProviders.find((provider) => provider.key === "netsuite");
  for (const [alg, pair] of [
    ["ES256", generateKeyPairSync("ec", { namedCurve: "P-256" })],
    ["PS256", generateKeyPairSync("rsa", { modulusLength: 2048 })],
  ] as const) {
    let form = new URLSearchParams();
    const url = await serveLoopback((request, response) => {
      request.on("data", (chunk: Buffer) => {
        form = new URLSearchParams(String(chunk));
      });
      request.on("end", () => {
        response.setHeader("content-type", "application/json");
        response.end('{"access_token":"abc","token_type":"bearer","expires_in":"3600"}');
      });
    });
    if (!netsuite) throw new Error("NetSuite is not a provider");
    const provider = { ...placeProvider(netsuite, { account: "123" }), tokenUrl: `${url}/token` };
    const destinations = { fetch, resolveHost: async () => [], allowsPrivateAddresses: true };
    const client = { provider, clientId: "client-1", clientSecret: "", destinations };
    const privateKey = String(pair.privateKey.export({ format: "pem", type: "pkcs8" }));
    const tokens = await signedGrant(client, { privateKey, keyId: "cert-1" }, 0);
    expect(tokens).toEqual({ accessToken: "abc", expiresAt: 3_600_000 });

    expect(form.get("grant_type")).toBe("client_credentials");
    const [header = "", payload = "", signature = ""] = (form.get("client_assertion") ?? "").split(
      ".",
    );
    const read = (part: string) => JSON.parse(String(Buffer.from(part, "base64url")));
    expect(read(header)).toMatchObject({ alg, kid: "cert-1" });
    expect(read(payload)).toMatchObject({
      iss: "client-1",
      aud: `${url}/token`,
      scope: "rest_webservices",
    });
    const key =
      alg === "ES256"
        ? { key: pair.publicKey, dsaEncoding: "ieee-p1363" as const }
        : { key: pair.publicKey, padding: 6, saltLength: 32 };
    const signed = Buffer.from(`${header}.${payload}`);
    expect(verify("sha256", signed, key, Buffer.from(signature, "base64url"))).toBe(true);
  }
});

test("a private key that is none is refused in words", async () => {
  const client = await identityServer(xeroProvider);
  const { message } = await errorOf(signedGrant(client, { privateKey: "x", keyId: "k" }, 0));
  expect(message).toBe("The private key cannot be read.");
});

test("a provider elsewhere is known by its own discovery document", async () => {
  const { provider, destinations, ...registered } = await identityServer(xeroProvider);
  const found = await discoverProvider(xeroProvider, provider.issuer, destinations);
  const { identityScopes, ledgerScopes } = xeroProvider;
  expect(found).toEqual({ ...provider, identityScopes, ledgerScopes });
  const client = { provider: found, destinations, ...registered };
  expect((await connect(client)).identity?.subject).toBe("robin");
});

test("a provider elsewhere that is not there, or says it is another, is refused in words", async () => {
  const url = await serveLoopback((_, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ issuer: "https://identity.xero.com" }));
  });
  const { destinations } = await identityServer(xeroProvider);
  const find = (issuer: string) => errorOf(discoverProvider(xeroProvider, issuer, destinations));
  expect((await find(url)).kind).toBe("refused");
  expect((await find("http://127.0.0.1:9")).message).toBe("Xero cannot be reached.");
  const closed = { ...destinations, allowsPrivateAddresses: false };
  const inside = url.replace("http:", "https:");
  const refused = errorOf(discoverProvider(xeroProvider, inside, closed));
  expect((await refused).message).toContain("private address");
});
