import { OPENID_RESULTS } from "@app/contract/openid";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { comeBack } from "#features/openid/come-back.ts";
import { OpenidFailed } from "#features/openid/openid-failed.tsx";
import { refreshCurrentUser } from "#features/session/session-queries.ts";

import { hrefAfterSignIn } from "#lib/redirect.ts";
import { StrangerFrame } from "#routes/-stranger-frame.tsx";
import { toast } from "#ui/toast.tsx";

/** Where a provider sends the browser back to; what came of it decides the next step. */
export const Route = createFileRoute("/_anonymous/openid/callback")({
  loader: async ({ context: { queryClient } }) => {
    const result = await comeBack();
    const { client, name, resultCode, redirectUrl } = result;
    await refreshCurrentUser(queryClient);
    const onward = { href: hrefAfterSignIn(redirectUrl), replace: true };
    switch (resultCode) {
      case OPENID_RESULTS.ANONYMOUS_USER_ONBOARDING:
        throw redirect({ to: "/onboarding/openid/activate", search: { client }, replace: true });
      case OPENID_RESULTS.ANONYMOUS_USER_LOGIN_WITH_XERO_REQUIRED:
        toast.info("Your account here is opened by Xero. Sign in with it.");
        throw redirect({ to: "/login/xero", search: { redirectUrl }, replace: true });
      case OPENID_RESULTS.AUTHENTICATED_USER_ALREADY_LOGGED_IN:
        toast.info("You are signed in already.");
        throw redirect(onward);
      case OPENID_RESULTS.AUTHENTICATED_USER_CONNECTED:
        toast.success(`Connected to ${name}`);
        throw redirect(onward);
      case OPENID_RESULTS.ANONYMOUS_USER_LOGGED_IN:
      case OPENID_RESULTS.ANONYMOUS_USER_CONNECTED:
        throw redirect(onward);
      case OPENID_RESULTS.CREATE_CONNECTION_ERROR:
      case OPENID_RESULTS.ERROR:
        return result;
    }
  },
  component: Callback,
  staticData: { title: "Accounting provider" },
});

function Callback() {
  return (
    <StrangerFrame>
      <OpenidFailed {...Route.useLoaderData()} />
    </StrangerFrame>
  );
}
