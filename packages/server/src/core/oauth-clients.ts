import { createGuardedFetch, resolveSystemHost } from "@app/connectors/http/guarded-fetch";
import { discoverProvider } from "@app/connectors/oauth/discover";
import type { OAuthClient } from "@app/connectors/oauth/oauth-client";
import type { OAuthProvider } from "@app/connectors/oauth/provider";
import type { Settings } from "./settings.ts";

/** Vendors are on the internet. Where an administrator sends us may be a private network. */
const atVendors = destinationsWith(false);
const elsewhere = destinationsWith(true);

/** What discovery documents said; they are read once. */
const discovered = new Map<string, Promise<OAuthProvider>>();

/** Our side of a provider, as this installation is registered there; undefined when it is not. */
export async function oauthClientOf(
  { providers }: Pick<Settings, "providers">,
  provider: OAuthProvider,
): Promise<OAuthClient | undefined> {
  const registered = providers.get(provider.key);
  if (!registered) return undefined;
  const { clientId, clientSecret, issuer } = registered;
  if (issuer === undefined) return { provider, clientId, clientSecret, destinations: atVendors };
  const there = await discover(provider, issuer);
  return { provider: there, clientId, clientSecret, destinations: elsewhere };
}

function discover(provider: OAuthProvider, issuer: string) {
  const place = `${provider.key} ${issuer}`;
  const found = discovered.get(place) ?? discoverProvider(provider, issuer, elsewhere);
  discovered.set(place, found);
  // One that cannot be reached now may be there the next time.
  found.catch(() => discovered.delete(place));
  return found;
}

function destinationsWith(allowsPrivateAddresses: boolean): OAuthClient["destinations"] {
  const rule = { resolveHost: resolveSystemHost, allowsPrivateAddresses };
  return { ...rule, fetch: createGuardedFetch(rule, { keepsOpen: false }) };
}
