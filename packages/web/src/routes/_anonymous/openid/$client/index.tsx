import { createFileRoute, notFound } from "@tanstack/react-router";
import { NotConfigured } from "#features/openid/not-configured.tsx";
import { isOpenidClient, providerOf, providersQuery } from "#features/openid/openid-queries.ts";
import { USER_DATA_FAILED } from "#features/session/guard.ts";
import { leaveForProvider } from "#lib/leave-for-provider.ts";

import { isTrue, optionalText, searchOf } from "#lib/search.ts";
import { StrangerFrame } from "#routes/-stranger-frame.tsx";

/** Asks the server for the provider's address and sends the browser there. */
export const Route = createFileRoute("/_anonymous/openid/$client/")({
  validateSearch: searchOf({ redirectUrl: optionalText, app_store: isTrue }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { client }, deps }) => {
    if (!isOpenidClient(client)) throw notFound();
    const provider = providerOf(await queryClient.fetchQuery(providersQuery), client);
    if (!provider.isConfigured) return provider;
    const { redirectUrl = "", app_store: appStore } = deps;
    return leaveForProvider({ client, redirectUrl, appStore }).catch((cause: unknown) => {
      throw new Error(USER_DATA_FAILED, { cause });
    });
  },
  component: Leave,
  staticData: { title: "Accounting provider" },
});

function Leave() {
  const provider = Route.useLoaderData();
  return (
    <StrangerFrame>
      <NotConfigured provider={provider} />
    </StrangerFrame>
  );
}
