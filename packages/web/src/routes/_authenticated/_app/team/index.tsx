import { createFileRoute } from "@tanstack/react-router";
import { LookCard } from "#features/report-look/look-card.tsx";
import { useMember } from "#features/session/use-member.ts";
import { TeamPage, TeamSkeleton } from "#features/team/team-page.tsx";
import { invitesQuery, membersQuery } from "#features/team/team-queries.ts";

export const Route = createFileRoute("/_authenticated/_app/team/")({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      // Asked anew on every visit: colleagues come and go.
      queryClient.prefetchQuery({ ...membersQuery, staleTime: 0 }),
      queryClient.prefetchQuery({ ...invitesQuery, staleTime: 0 }),
    ]),
  component: Team,
  pendingComponent: Pending,
  staticData: { title: "Team members" },
});

function Team() {
  const viewer = useMember();
  const { teamName } = viewer.subscription;
  const look = <LookCard teamName={teamName} isAdmin={viewer.account.isAdmin} />;
  return <TeamPage {...{ viewer, look }} />;
}

function Pending() {
  return <TeamSkeleton viewer={useMember()} />;
}
