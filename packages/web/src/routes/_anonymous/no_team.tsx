import { createFileRoute, redirect } from "@tanstack/react-router";
import { isMember } from "#features/session/guard.ts";
import { refreshCurrentUser } from "#features/session/session-queries.ts";
import { signOut } from "#features/shell/sign-out.ts";
import { NoTeam } from "#features/team/no-team.tsx";
import { offersQuery } from "#features/team/team-queries.ts";
import { StrangerFrame } from "#routes/-stranger-frame.tsx";

/** For somebody who can sign in and is in no team, as after being removed from one. */
export const Route = createFileRoute("/_anonymous/no_team")({
  beforeLoad: async ({ context: { queryClient } }) => {
    const user = await refreshCurrentUser(queryClient);
    if (!user.isLoggedIn) throw redirect({ to: "/login" });
    if (isMember(user)) throw redirect({ to: "/" });
  },
  loader: ({ context: { queryClient } }) => queryClient.fetchQuery(offersQuery),
  component: Page,
  staticData: { title: "No team" },
});

function Page() {
  const { queryClient } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  async function enter() {
    await refreshCurrentUser(queryClient);
    await navigate({ to: "/", replace: true });
  }
  return (
    <StrangerFrame>
      <NoTeam onSignOut={signOut} onStarted={enter} />
    </StrangerFrame>
  );
}
