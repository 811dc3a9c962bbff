import { createFileRoute, redirect } from "@tanstack/react-router";
import { SignInForm } from "#features/login/sign-in-form.tsx";
import { isMember, USER_DATA_FAILED } from "#features/session/guard.ts";
import { currentUserQuery, refreshCurrentUser } from "#features/session/session-queries.ts";
import { hrefAfterSignIn } from "#lib/redirect.ts";
import { optionalText, searchOf } from "#lib/search.ts";

export const Route = createFileRoute("/_anonymous/login/")({
  validateSearch: searchOf({ redirectUrl: optionalText, mail: optionalText }),
  beforeLoad: async ({ context, search }) => {
    const user = await context.queryClient.ensureQueryData(currentUserQuery).catch((cause) => {
      throw new Error(USER_DATA_FAILED, { cause });
    });
    if (isMember(user)) throw redirect({ href: hrefAfterSignIn(search.redirectUrl) });
    return { isDemo: user.isDemo };
  },
  component: SignIn,
  staticData: { title: "Sign in" },
});

function SignIn() {
  const { mail, redirectUrl } = Route.useSearch();
  const { isDemo, queryClient } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <SignInForm
      mail={mail}
      isDemo={isDemo}
      onSignedIn={async () => {
        await refreshCurrentUser(queryClient);
        await navigate({ href: hrefAfterSignIn(redirectUrl), replace: true });
      }}
      onSecondFactor={(authSessionUuid) =>
        navigate({ to: "/login/mfa", search: { authSessionUuid, redirectUrl } })
      }
    />
  );
}
