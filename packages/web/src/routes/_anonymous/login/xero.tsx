import { createFileRoute, redirect } from "@tanstack/react-router";
import { providerOf, providersQuery } from "#features/openid/openid-queries.ts";
import { ProviderSignIn } from "#features/openid/provider-sign-in.tsx";
import { isMember } from "#features/session/guard.ts";
import { currentUserQuery } from "#features/session/session-queries.ts";
import { hrefAfterSignIn } from "#lib/redirect.ts";
import { optionalText, searchOf } from "#lib/search.ts";

export const Route = createFileRoute("/_anonymous/login/xero")({
  validateSearch: searchOf({ redirectUrl: optionalText }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { redirectUrl } }) => {
    const user = await queryClient.ensureQueryData(currentUserQuery);
    if (isMember(user)) throw redirect({ href: hrefAfterSignIn(redirectUrl), replace: true });
    return providerOf(await queryClient.fetchQuery(providersQuery), "xero");
  },
  component: XeroSignIn,
  staticData: { title: "Sign in with Xero" },
});

function XeroSignIn() {
  const { redirectUrl } = Route.useSearch();
  return <ProviderSignIn provider={Route.useLoaderData()} redirectUrl={redirectUrl} />;
}
