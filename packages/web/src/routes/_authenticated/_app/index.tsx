import { createFileRoute } from "@tanstack/react-router";
import { teamActivity, userActivity } from "#features/home/activity-queries.ts";
import { latestClients } from "#features/home/clients-card.tsx";
import { HomePage } from "#features/home/home-page.tsx";
import { useMember } from "#features/session/use-member.ts";

export const Route = createFileRoute("/_authenticated/_app/")({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(userActivity),
      queryClient.ensureQueryData(teamActivity),
      queryClient.ensureQueryData(latestClients),
    ]),
  component: Home,
  staticData: { title: "Home" },
});

function Home() {
  return <HomePage name={useMember().account.name} now={new Date()} />;
}
