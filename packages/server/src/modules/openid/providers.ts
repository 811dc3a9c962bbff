import type { OAuthProvider } from "@app/connectors/oauth/provider";
import { sourceCatalogue } from "@app/connectors/registry/catalogue";
import { readSettings } from "@app/connectors/registry/registry";
import type { DataOf } from "@app/contract/endpoint";
import { type listOpenidProviders, OPENID_CLIENTS, type OpenidClient } from "@app/contract/openid";
import type { Context } from "#core/context.ts";
import { oauthClientOf } from "#core/oauth-clients.ts";
import { variablesOf } from "#core/provider-settings.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import type { Settings } from "#core/settings.ts";
import * as store from "./openid.store.ts";

type Provider = DataOf<typeof listOpenidProviders>["items"][number];

/** The providers, and whom the signed-in person has linked there. */
export async function listProviders({ db, identity, settings }: Context): Promise<Provider[]> {
  const linked = identity ? await store.selectIdentities(db, identity.userId) : [];
  return (Object.keys(OPENID_CLIENTS) as OpenidClient[]).map((client) => {
    const { clientId, clientSecret } = variablesOf(client);
    const own = linked.find((each) => each.client === client);
    return {
      client,
      isConfigured: settings.providers.has(client),
      settings: [clientId, clientSecret],
      demoName: sourceCatalogue.find(({ key }) => key === `${client}_demo`)?.name ?? "",
      identity: own ? { email: own.email, linkedAt: own.linkedAt.toISOString() } : null,
    };
  });
}

/** Whom to ask for leave, by the key of a source and what was typed for it. */
export function providerOf(client: string, typed: Record<string, unknown> = {}): OAuthProvider {
  const entry = sourceCatalogue.find(({ key }) => key === client);
  if (entry?.authorising.kind !== "oauth") throw notFound("Source");
  const read = readSettings(entry.id, typed);
  if (read.errors)
    throw new Refusal(
      400,
      read.errors.map(({ key, message }) => ({ key: key || "root", message })),
    );
  if (!read.provider) throw notFound("Source");
  return read.provider;
}

/** Our side of a provider; refused with what to do while there is none. */
export async function configuredClient(settings: Settings, provider: OAuthProvider) {
  const configured = await oauthClientOf(settings, provider);
  if (configured) return configured;
  const { clientId, clientSecret } = variablesOf(provider.key);
  throw new Refusal(
    409,
    `${provider.name} is not set up here. Whoever runs this installation sets ${clientId} and ${clientSecret}.`,
  );
}
