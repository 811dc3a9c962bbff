import { createFileRoute, notFound } from "@tanstack/react-router";
import { TeamPage } from "#features/staff/team-page.tsx";
import { teamById } from "#features/staff/team-queries.ts";
import { ApiError } from "#lib/api.ts";

export const Route = createFileRoute("/_authenticated/_app/staff_/teams_/$id")({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(teamById(Number(params.id))).catch((error: unknown) => {
      const isNone = error instanceof ApiError && [400, 404].includes(error.status);
      throw isNone ? notFound() : error;
    }),
  component: Team,
  staticData: { title: "Team" },
});

function Team() {
  return <TeamPage id={Number(Route.useParams().id)} />;
}
