/**
 * Connecting or signing in by a provider: send the person there, check what comes back.
 *
 * What `startAuthorisation` keeps stays on the server, is bound to the person's session, used
 * once and forgotten after ten minutes. An answer counts only when its state is ours, its issuer
 * is the one asked, the id token repeats our nonce, and the code is worth something to whoever
 * knows the PKCE verifier.
 */
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from "openid-client";
import type { Tokens } from "#http/token-keeper.ts";
import { SourceError } from "#ledger/source-error.ts";
import { configurationOf, type OAuthClient } from "./oauth-client.ts";
import { notOurQuestion, oauthFailure } from "./oauth-failure.ts";
import { tokensFrom } from "./tokens.ts";

/**
 * Who came, and for what: somebody signing in, somebody connecting books, or somebody who pressed
 * a button in the vendor's app store, who does both at once.
 */
export type AuthorisationPurpose = "sign-in" | "connect" | "app-store";

export type PendingAuthorisation = {
  providerKey: string;
  purpose: AuthorisationPurpose;
  redirectUri: string;
  state: string;
  codeVerifier: string;
  nonce?: string;
  startedAt: number;
};

/** A person at a provider. Only issuer and subject together say who it is; an e-mail never does. */
export type ProviderIdentity = {
  issuer: string;
  subject: string;
  email?: string;
  isEmailVerified: boolean;
  name?: string;
};

export type Authorised = {
  purpose: AuthorisationPurpose;
  tokens: Tokens;
  identity?: ProviderIdentity;
  /** Intuit's realm, where the provider puts the organisation on the callback. */
  organisationId?: string;
};

const PENDING_MS_MAX = 10 * 60_000;

export async function startAuthorisation(
  client: OAuthClient,
  {
    purpose,
    redirectUri,
    now,
  }: { purpose: AuthorisationPurpose; redirectUri: string; now: number },
): Promise<{ url: string; pending: PendingAuthorisation }> {
  const { provider } = client;
  const pending: PendingAuthorisation = {
    providerKey: provider.key,
    purpose,
    redirectUri,
    state: randomState(),
    codeVerifier: randomPKCECodeVerifier(),
    ...(provider.identityScopes && provider.echoesNonce && { nonce: randomNonce() }),
    startedAt: now,
  };
  const scope = scopesFor(client, purpose).join(provider.scopeSeparator ?? " ");
  const url = buildAuthorizationUrl(configurationOf(client), {
    ...provider.authorizationParameters,
    redirect_uri: redirectUri,
    state: pending.state,
    code_challenge: await calculatePKCECodeChallenge(pending.codeVerifier),
    code_challenge_method: "S256",
    ...(scope && { scope }),
    ...(pending.nonce && { nonce: pending.nonce }),
  });
  return { url: url.href, pending };
}

export async function finishAuthorisation(
  client: OAuthClient,
  pending: PendingAuthorisation,
  { callbackQuery, now }: { callbackQuery: string; now: number },
): Promise<Authorised> {
  const { provider } = client;
  if (pending.providerKey !== provider.key) throw notOurQuestion(provider.name);
  // A clock that was set back must not make an old question young again.
  if (Math.abs(now - pending.startedAt) > PENDING_MS_MAX) {
    const message = `The way to ${provider.name} and back took too long. Start again.`;
    throw new SourceError("refused", message);
  }
  const callback = new URL(pending.redirectUri);
  callback.search = callbackQuery;
  const usedUp = new SourceError(
    "refused",
    `${provider.name} takes an answer only once. Start again.`,
  );
  try {
    const configuration = configurationOf(client);
    const answer = await authorizationCodeGrant(configuration, callback, {
      expectedState: pending.state,
      pkceCodeVerifier: pending.codeVerifier,
      idTokenExpected: provider.identityScopes !== undefined,
      ...(pending.nonce && { expectedNonce: pending.nonce }),
    });
    const identity = await identityOf(configuration, answer);
    const organisationId = organisationOn(callback, provider.organisationParameter);
    return {
      purpose: pending.purpose,
      tokens: tokensFrom(answer, now),
      ...(identity && { identity }),
      ...(organisationId && { organisationId }),
    };
  } catch (error) {
    throw oauthFailure(error, provider.name, usedUp);
  }
}

function scopesFor({ provider }: OAuthClient, purpose: AuthorisationPurpose): readonly string[] {
  const { identityScopes = [], ledgerScopes } = provider;
  if (purpose !== "sign-in") return [...identityScopes, ...ledgerScopes];
  if (identityScopes.length > 0) return identityScopes;
  throw new SourceError("refused", `${provider.name} does not say who a person is.`);
}

/** E-mail and name stand in the id token at some providers, and have to be asked for at others. */
async function identityOf(
  configuration: Configuration,
  answer: TokenEndpointResponse & TokenEndpointResponseHelpers,
): Promise<ProviderIdentity | undefined> {
  const claims = answer.claims();
  if (!claims) return undefined;
  const canAsk = configuration.serverMetadata().userinfo_endpoint !== undefined;
  const person =
    claims.email === undefined && canAsk
      ? await fetchUserInfo(configuration, answer.access_token, claims.sub)
      : claims;
  const { email } = person;
  const name = nameOf(person);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    isEmailVerified: (person.email_verified ?? person.emailVerified) === true,
    ...(typeof email === "string" && email !== "" && { email }),
    ...(name !== "" && { name }),
  };
}

/** Xero and Intuit give a name in two halves, the latter under names of its own. */
function nameOf(person: Readonly<Record<string, unknown>>): string {
  const halves = [person.given_name ?? person.givenName, person.family_name ?? person.familyName];
  return (
    [person.name, halves.filter((half) => typeof half === "string").join(" ")]
      .filter((name) => typeof name === "string")
      .map((name) => name.trim())
      .find((name) => name !== "") ?? ""
  );
}

const ORGANISATION_ID = /^[\w-]{1,64}$/;

function organisationOn(callback: URL, parameter: string | undefined): string | undefined {
  const id = parameter && callback.searchParams.get(parameter);
  return id && ORGANISATION_ID.test(id) ? id : undefined;
}
