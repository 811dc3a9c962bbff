import type { DataOf } from "@app/contract/endpoint";
import {
  disconnectOpenid,
  listOpenidProviders,
  OPENID_CLIENTS,
  type OpenidClient,
} from "@app/contract/openid";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, queryFor } from "#lib/api.ts";

export type Provider = DataOf<typeof listOpenidProviders>["items"][number];

/** Asked on every visit: whoever runs the installation may have set one up since. */
export const providersQuery = queryFor(listOpenidProviders, {}, { staleTime: 0 });

export function isOpenidClient(client: string): client is OpenidClient {
  return Object.hasOwn(OPENID_CLIENTS, client);
}

export function providerOf({ items }: { items: Provider[] }, client: OpenidClient): Provider {
  const provider = items.find((each) => each.client === client);
  if (!provider) throw new Error(`there is no provider ${client}`);
  return provider;
}

export function disconnect(client: OpenidClient) {
  return call(disconnectOpenid, { body: { client } });
}

export function useDisconnect(client: OpenidClient) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => disconnect(client),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listOpenidProviders.path] }),
  });
}
