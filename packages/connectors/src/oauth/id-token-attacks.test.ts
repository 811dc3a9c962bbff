/** Against a provider that has turned bad: id tokens that must not be believed. */
import { createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import { expect, test } from "vitest";
import { SourceError } from "#ledger/source-error.ts";
import { serveLoopback } from "#testing/loopback.ts";
import { finishAuthorisation, startAuthorisation } from "./authorise.ts";
import { refreshGrant } from "./grant.ts";
import { xeroProvider } from "./providers.ts";

const redirectUri = "https://forecastle.example/openid/callback";
const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
const others = generateKeyPairSync("rsa", { modulusLength: 2048 });

type Claims = Record<string, unknown>;
type Bad = {
  claims?: Claims;
  header?: Claims;
  key?: KeyObject;
  signature?: string;
  /** Instead of the token endpoint's answer. */
  body?: string;
  headers?: Record<string, string>;
  status?: number;
};

function signed({ header = {}, claims = {}, key = keys.privateKey, signature }: Bad) {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${part({ alg: "RS256", kid: "1", ...header })}.${part(claims)}`;
  const own = createSign("RSA-SHA256").update(text).sign(key, "base64url");
  return `${text}.${signature ?? own}`;
}

/** Comes back from a provider whose id token, or whole answer, is bad in this way. */
async function signIn(bad: Bad) {
  let nonce: string | undefined;
  const issuer: string = await serveLoopback((request, response) => {
    response.setHeader("content-type", "application/json");
    if (request.url === "/jwks") {
      const jwk = keys.publicKey.export({ format: "jwk" });
      response.end(JSON.stringify({ keys: [{ ...jwk, kid: "1", alg: "RS256", use: "sig" }] }));
      return;
    }
    const now = Math.floor(Date.now() / 1000);
    const right = { iss: issuer, aud: "us", sub: "robin", iat: now, exp: now + 300, nonce };
    const claims = { ...right, email: "r@acorn.example", ...bad.claims };
    const token = { access_token: "a", token_type: "bearer", expires_in: 60 };
    const body = bad.body ?? JSON.stringify({ ...token, id_token: signed({ ...bad, claims }) });
    response.writeHead(bad.status ?? 200, bad.headers ?? {}).end(body);
  });
  const places = { issuer, tokenUrl: `${issuer}/token`, jwksUrl: `${issuer}/jwks` };
  const resolveHost = async () => ["127.0.0.1"];
  const client = {
    provider: { ...xeroProvider, ...places },
    clientId: "us",
    clientSecret: "a-secret",
    destinations: { fetch, resolveHost, allowsPrivateAddresses: true },
  };
  const asked = { purpose: "sign-in", redirectUri, now: Date.now() } as const;
  const { pending } = await startAuthorisation(client, asked);
  nonce = pending.nonce;
  const callbackQuery = `?code=c&state=${pending.state}&iss=${encodeURIComponent(issuer)}`;
  const finished = finishAuthorisation(client, pending, { callbackQuery, now: Date.now() });
  return { client, finished };
}

test("an id token that is as it should be is believed", async () => {
  const { identity } = await (await signIn({})).finished;
  expect(identity?.subject).toBe("robin");
});

test.each([
  [{ given_name: "Robin", family_name: "Hale" }, "Robin Hale"],
  [{ givenName: "Robin", familyName: "Hale" }, "Robin Hale"],
  [{ name: "R. Hale", given_name: "Robin" }, "R. Hale"],
  [{ name: " ", family_name: 5 }, undefined],
])("of %j a person's name is %s", async (claims, name) => {
  const { identity } = await (await signIn({ claims })).finished;
  expect(identity?.name).toBe(name);
});

test.each<[string, Bad]>([
  ["for somebody else", { claims: { aud: "them" } }],
  ["for several, sent by another", { claims: { aud: ["us", "them"], azp: "them" } }],
  ["from another issuer", { claims: { iss: "https://identity.xero.com" } }],
  ["that has run out", { claims: { iat: 1_600_000_000, exp: 1_600_000_300 } }],
  ["with another nonce", { claims: { nonce: "another" } }],
  ["without a nonce", { claims: { nonce: undefined } }],
  ["without a subject", { claims: { sub: undefined } }],
  ["signed by another key", { key: others.privateKey }],
  ["with no signature at all", { header: { alg: "none" }, signature: "" }],
  ["signed by a shared secret", { header: { alg: "HS256" } }],
])("an id token %s is refused", async (_, bad) => {
  const { finished } = await signIn(bad);
  const error = await finished.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(SourceError);
  expect(error).toMatchObject({ kind: "refused" });
});

test("a provider that answers with megabytes is not read to the end", async () => {
  const { finished } = await signIn({ body: " ".repeat(3_000_000) });
  await expect(finished).rejects.toThrow("more than 1048576 bytes");
});

test("a provider that sends a refresh elsewhere is not followed, and the secret stays", async () => {
  let visits = 0;
  const elsewhere = await serveLoopback((_, response) => {
    visits += 1;
    response.end("{}");
  });
  const { client, finished } = await signIn({ status: 307, headers: { location: elsewhere } });
  await expect(finished).rejects.toBeInstanceOf(SourceError);
  const stored = { accessToken: "a", refreshToken: "r", expiresAt: 0 };
  await expect(refreshGrant(client, stored, Date.now())).rejects.toBeInstanceOf(SourceError);
  expect(visits).toBe(0);
});
