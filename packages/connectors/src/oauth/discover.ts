/** A provider elsewhere than at its vendor's: its addresses are what its own discovery document says. */
import { allowInsecureRequests, customFetch, discovery } from "openid-client";
import { checkedFetch, type OAuthClient } from "./oauth-client.ts";
import { notOurQuestion, oauthFailure } from "./oauth-failure.ts";
import type { OAuthProvider } from "./provider.ts";

export async function discoverProvider(
  provider: OAuthProvider,
  issuer: string,
  destinations: OAuthClient["destinations"],
): Promise<OAuthProvider> {
  const { name } = provider;
  try {
    const found = await discovery(new URL(issuer), "unused", undefined, undefined, {
      [customFetch]: checkedFetch(destinations),
      ...(destinations.allowsPrivateAddresses && { execute: [allowInsecureRequests] }),
    });
    const said = found.serverMetadata();
    return {
      ...provider,
      issuer: said.issuer,
      authorizationUrl: said.authorization_endpoint ?? "",
      tokenUrl: said.token_endpoint ?? "",
      revocationUrl: said.revocation_endpoint ?? "",
      userinfoUrl: said.userinfo_endpoint ?? "",
      jwksUrl: said.jwks_uri ?? "",
    };
  } catch (error) {
    throw oauthFailure(error, name, notOurQuestion(name));
  }
}
