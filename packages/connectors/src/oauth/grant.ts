/** What happens to a grant after it was given: renewed, ended, or taken by a key of our own. */
import { createPrivateKey, webcrypto } from "node:crypto";
import {
  clientCredentialsGrant,
  modifyAssertion,
  PrivateKeyJwt,
  refreshTokenGrant,
  tokenRevocation,
} from "openid-client";
import type { Tokens } from "#http/token-keeper.ts";
import { SourceError } from "#ledger/source-error.ts";
import { configurationOf, type OAuthClient } from "./oauth-client.ts";
import { oauthFailure } from "./oauth-failure.ts";
import { tokensFrom } from "./tokens.ts";

/** For the token keeper's `refresh`. An ended grant is `needs-reconnect` and is not tried again. */
export async function refreshGrant(
  client: OAuthClient,
  stored: Tokens,
  now: number,
): Promise<Tokens> {
  const ended = endedBy(client);
  if (!stored.refreshToken) throw ended;
  try {
    const answer = await refreshTokenGrant(configurationOf(client), stored.refreshToken);
    return tokensFrom(answer, now, stored);
  } catch (error) {
    throw oauthFailure(error, client.provider.name, ended);
  }
}

/** Ends the grant at the provider, if it has a call for that; a grant that has ended stays so. */
export async function revokeGrant(client: OAuthClient, stored: Tokens): Promise<void> {
  if (!client.provider.revocationUrl) return;
  try {
    await tokenRevocation(configurationOf(client), stored.refreshToken ?? stored.accessToken);
  } catch (error) {
    throw oauthFailure(error, client.provider.name, endedBy(client));
  }
}

export type SigningKey = {
  /** PKCS 8, as PEM. An elliptic key signs with ES256, an RSA key with PS256. */
  privateKey: string;
  /** The name the provider gave to the certificate. */
  keyId: string;
};

/** A grant for a service instead of a person, asked for with a signed statement (NetSuite). */
export async function signedGrant(
  client: OAuthClient,
  key: SigningKey,
  now: number,
): Promise<Tokens> {
  const { provider } = client;
  const scope = provider.ledgerScopes.join(",");
  const authentication = PrivateKeyJwt(
    { key: await importSigningKey(key.privateKey), kid: key.keyId },
    {
      [modifyAssertion](_header, payload) {
        payload.aud = provider.tokenUrl;
        payload.scope = scope;
      },
    },
  );
  try {
    return tokensFrom(await clientCredentialsGrant(configurationOf(client, authentication)), now);
  } catch (error) {
    throw oauthFailure(error, provider.name, endedBy(client));
  }
}

function endedBy({ provider }: OAuthClient) {
  const message = `${provider.name} no longer accepts the connection. Connect it again.`;
  return new SourceError("needs-reconnect", message);
}

async function importSigningKey(pem: string): Promise<webcrypto.CryptoKey> {
  try {
    const key = createPrivateKey(pem);
    const algorithm =
      key.asymmetricKeyType === "ec"
        ? { name: "ECDSA", namedCurve: "P-256" }
        : { name: "RSA-PSS", hash: "SHA-256" };
    const der = key.export({ format: "der", type: "pkcs8" });
    return await webcrypto.subtle.importKey("pkcs8", der, algorithm, false, ["sign"]);
  } catch (cause) {
    throw new SourceError("refused", "The private key cannot be read.", { cause });
  }
}
