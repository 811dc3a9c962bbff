import { getOnboardingTeamInviteSession } from "@app/contract/onboarding-team-invite";
import { createFileRoute, Link, redirect } from "@tanstack/react-router";
import { refreshCurrentUser } from "#features/session/session-queries.ts";
import { LoginLayout } from "#features/shell/login-layout.tsx";
import { MessagePage } from "#features/shell/message-page.tsx";
import { NewMemberForm } from "#features/team/new-member-form.tsx";
import { ApiError, call } from "#lib/api.ts";
import { optionalNumber, optionalText, searchOf } from "#lib/search.ts";

export const Route = createFileRoute("/_anonymous/onboarding/new_team_member/activate")({
  validateSearch: searchOf({ id: optionalNumber, access_key: optionalText }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { id, access_key } }) => {
    if (id === undefined || access_key === undefined) return null;
    const invite = await call(getOnboardingTeamInviteSession, { query: { id, access_key } }).catch(
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      },
    );
    if (!invite) return null;
    const user = await refreshCurrentUser(queryClient);
    // Whoever has an account signs in to it and accepts there.
    if (invite.hasAccount && user.isLoggedIn) {
      throw redirect({ to: "/team/accept_invite", search: { id } });
    }
    if (invite.hasAccount) {
      const redirectUrl = `/team/accept_invite?id=${id}`;
      throw redirect({ to: "/login", search: { redirectUrl, mail: invite.email } });
    }
    return { ...invite, id, accessKey: access_key, signedInAs: user.account?.email };
  },
  component: Activate,
  staticData: { title: "Join your team" },
});

function Activate() {
  const invite = Route.useLoaderData();
  const { queryClient } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  if (!invite) {
    return (
      <MessagePage title="Invite not found.">
        <p>
          It was answered or taken back, its 7 days are over, or a newer mail has taken its place.
          Sign in if you have joined; else ask whoever sent it for a new one.
        </p>
        <Link to="/login">Sign in</Link>
      </MessagePage>
    );
  }
  return (
    <LoginLayout isWide>
      <NewMemberForm
        invite={invite}
        onActivated={async () => {
          await refreshCurrentUser(queryClient);
          await navigate({ to: "/", replace: true });
        }}
      />
    </LoginLayout>
  );
}
