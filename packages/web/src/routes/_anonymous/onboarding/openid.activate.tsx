import { getOnboardingOpenidSession } from "@app/contract/onboarding-openid";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { ActivateForm } from "#features/openid/activate-form.tsx";
import { isOpenidClient } from "#features/openid/openid-queries.ts";
import { refreshCurrentUser } from "#features/session/session-queries.ts";

import { call } from "#lib/api.ts";
import { hrefAfterSignIn } from "#lib/redirect.ts";
import { optionalText, searchOf } from "#lib/search.ts";
import { StrangerFrame } from "#routes/-stranger-frame.tsx";

export const Route = createFileRoute("/_anonymous/onboarding/openid/activate")({
  validateSearch: searchOf({ client: optionalText }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { client = "" } }) => {
    if (!isOpenidClient(client)) throw notFound();
    return call(getOnboardingOpenidSession, { query: { client } });
  },
  component: Activate,
  staticData: { title: "Open your account" },
});

function Activate() {
  const session = Route.useLoaderData();
  const { queryClient } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <StrangerFrame>
      <ActivateForm
        session={session}
        onActivated={async (redirectUrl) => {
          await refreshCurrentUser(queryClient);
          await navigate({ href: hrefAfterSignIn(redirectUrl), replace: true });
        }}
      />
    </StrangerFrame>
  );
}
