import { createFileRoute, redirect, stripSearchParams } from "@tanstack/react-router";
import { SignInForm } from "#features/login/sign-in-form.tsx";
import { isMember, USER_DATA_FAILED } from "#features/session/guard.ts";
import { currentUserQuery, refreshCurrentUser } from "#features/session/session-queries.ts";
import {
  POST_LOGIN_ACTIONS,
  type PostLoginAction,
  pathAfterLogin,
} from "#lib/post-login-action.ts";
import { hrefAfterSignIn } from "#lib/redirect.ts";
import { oneOf, optionalNumber, optionalText, searchOf } from "#lib/search.ts";

export const Route = createFileRoute("/_anonymous/login/")({
  validateSearch: searchOf({
    redirectUrl: optionalText,
    mail: optionalText,
    postLoginAction: oneOf(POST_LOGIN_ACTIONS, "NONE"),
    modelId: optionalNumber,
  }),
  search: { middlewares: [stripSearchParams({ postLoginAction: "NONE" })] },
  beforeLoad: async ({ context, search }) => {
    const user = await context.queryClient.ensureQueryData(currentUserQuery).catch((cause) => {
      throw new Error(USER_DATA_FAILED, { cause });
    });
    if (isMember(user)) throw redirect({ href: hrefAfterSignIn(onwardFrom(search)) });
    return { isDemo: user.isDemo };
  },
  component: SignIn,
  staticData: { title: "Sign in" },
});

type Onward = {
  redirectUrl: string | undefined;
  postLoginAction: PostLoginAction;
  modelId: number | undefined;
};

/** The page they were on their way to comes before what they came for. */
function onwardFrom({ redirectUrl, postLoginAction, modelId }: Onward) {
  return redirectUrl ?? pathAfterLogin(postLoginAction, modelId);
}

function SignIn() {
  const { mail, ...search } = Route.useSearch();
  const redirectUrl = onwardFrom(search);
  const { isDemo, queryClient } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <SignInForm
      mail={mail}
      redirectUrl={redirectUrl}
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
