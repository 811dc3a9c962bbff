/** Who hands out grants, as data: addresses, words and lifetimes that differ from vendor to vendor. */
import { SourceError } from "#ledger/source-error.ts";

export type OAuthProvider = {
  /** The source's key in the catalogue. */
  key: string;
  name: string;
  /** In id tokens and on callbacks; for plain OAuth the host that authorises. */
  issuer: string;
  /** `{account}` and the like stand for a part that belongs to the customer. */
  authorizationUrl: string;
  tokenUrl: string;
  /** What `{region}` may be: our secret goes there, so nobody else may name the host. */
  regions?: readonly string[];
  revocationUrl?: string;
  userinfoUrl?: string;
  jwksUrl?: string;
  /** Asked for when a person signs in with this provider. Without it, it does not tell who they are. */
  identityScopes?: readonly string[];
  /** Asked for when books are connected. */
  ledgerScopes: readonly string[];
  scopeSeparator?: "," | " ";
  /** Whether id tokens repeat our nonce. Without, state and PKCE bind the answer to the question. */
  echoesNonce?: boolean;
  clientSecretIn: "header" | "body";
  /** Further words for the authorization address. */
  authorizationParameters?: Readonly<Record<string, string>>;
  /** Goes before the access token; "Bearer" for nearly all. */
  tokenWord?: string;
  /** On the callback: which organisation the person chose. */
  organisationParameter?: string;
  lifetimes: {
    /** Renew when less than this is left of the access token. */
    renewEarlyMs: number;
    /** A grant nobody uses for so long is gone; renew at half of it. */
    idleDays?: number;
    /** However it is used, the grant ends after this. */
    totalDays?: number;
  };
};

const PART = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;
/** One label of a name, so that what follows it stays the vendor's. */
const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i;

/** Fills `{region}`, `{tenant}`, `{account}` or `{host}` in all addresses of a provider. */
export function placeProvider(
  provider: OAuthProvider,
  parts: Readonly<Record<string, string>>,
): OAuthProvider {
  const fill = (url: string) =>
    url.replace(/\{(\w+)\}/g, (_, name: string) => {
      const part = Object.hasOwn(parts, name) ? (parts[name] ?? "") : "";
      if (isPart(part, name, provider)) return part;
      throw new SourceError("refused", `${provider.name} needs its ${name}, without other signs.`);
    });
  const { revocationUrl, userinfoUrl, jwksUrl } = provider;
  return {
    ...provider,
    issuer: fill(provider.issuer),
    authorizationUrl: fill(provider.authorizationUrl),
    tokenUrl: fill(provider.tokenUrl),
    ...(revocationUrl && { revocationUrl: fill(revocationUrl) }),
    ...(userinfoUrl && { userinfoUrl: fill(userinfoUrl) }),
    ...(jwksUrl && { jwksUrl: fill(jwksUrl) }),
  };
}

function isPart(part: string, name: string, { regions = [] }: OAuthProvider): boolean {
  if (name === "region") return regions.includes(part);
  return (name === "account" ? LABEL : PART).test(part);
}
