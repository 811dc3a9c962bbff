/** One provider with our registration there, as openid-client wants it. */
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  customFetch,
  enableNonRepudiationChecks,
} from "openid-client";
import { checkDestination, type DestinationRule } from "#http/destination.ts";
import { type Fetch, readText } from "#http/exchange.ts";
import type { OAuthProvider } from "./provider.ts";

export type OAuthClient = {
  provider: OAuthProvider;
  clientId: string;
  clientSecret: string;
  destinations: DestinationRule & { fetch: Fetch };
};

export function configurationOf(client: OAuthClient, authentication?: ClientAuth): Configuration {
  const { provider, clientId, clientSecret, destinations } = client;
  const bySecret = provider.clientSecretIn === "header" ? ClientSecretBasic : ClientSecretPost;
  const { revocationUrl, userinfoUrl, jwksUrl } = provider;
  const configuration = new Configuration(
    {
      issuer: provider.issuer,
      authorization_endpoint: provider.authorizationUrl,
      token_endpoint: provider.tokenUrl,
      ...(revocationUrl && { revocation_endpoint: revocationUrl }),
      ...(userinfoUrl && { userinfo_endpoint: userinfoUrl }),
      ...(jwksUrl && { jwks_uri: jwksUrl }),
    },
    clientId,
    {},
    authentication ?? bySecret(clientSecret),
  );
  configuration[customFetch] = checkedFetch(destinations);
  // The signature of an id token is checked although it comes over TLS from the issuer itself.
  if (jwksUrl) enableNonRepudiationChecks(configuration);
  // Whether http may be used at all is decided by the destination rule, as for every request.
  if (destinations.allowsPrivateAddresses) allowInsecureRequests(configuration);
  return configuration;
}

/** Goes only where requests may go, follows nobody elsewhere and reads no more than it must. */
export function checkedFetch(destinations: OAuthClient["destinations"]): CustomFetch {
  return async (url, { body, headers, method, signal }) => {
    await checkDestination(new URL(url), destinations);
    const init = { body: body ?? null, headers, method, redirect: "manual" as const };
    const response = await destinations.fetch(url, { ...init, ...(signal && { signal }) });
    return withinLimit(response);
  };
}

/** Tokens, keys and names take kilobytes; a provider that sends more is not listened to. */
const ANSWER_BYTES_MAX = 1024 * 1024;

async function withinLimit(response: Response): Promise<Response> {
  const text = await readText(response, ANSWER_BYTES_MAX);
  const { status, headers } = response;
  return new Response(text === "" ? null : text, { status, headers });
}
