import { createFileRoute, redirect } from "@tanstack/react-router";
import { authSession, MfaSignIn } from "#features/mfa/mfa-sign-in.tsx";
import { refreshCurrentUser } from "#features/session/session-queries.ts";
import { hrefAfterSignIn } from "#lib/redirect.ts";
import { optionalText, searchOf } from "#lib/search.ts";
import { toast } from "#ui/toast.tsx";

export const Route = createFileRoute("/_anonymous/login/mfa")({
  validateSearch: searchOf({ authSessionUuid: optionalText, redirectUrl: optionalText }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { authSessionUuid, redirectUrl } }) => {
    const session = authSessionUuid && (await authSession(authSessionUuid).catch(() => null));
    if (!session) throw redirect({ to: "/login", search: { redirectUrl } });
    return session;
  },
  component: Mfa,
  staticData: { title: "Enter your code" },
});

function Mfa() {
  const session = Route.useLoaderData();
  const { redirectUrl } = Route.useSearch();
  const { queryClient } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <MfaSignIn
      session={session}
      onSignedIn={async () => {
        await refreshCurrentUser(queryClient);
        await navigate({ href: hrefAfterSignIn(redirectUrl), replace: true });
      }}
      onEnded={async (message) => {
        toast.error(message);
        await navigate({ to: "/login", search: { redirectUrl }, replace: true });
      }}
    />
  );
}
