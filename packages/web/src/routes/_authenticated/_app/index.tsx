import { createFileRoute } from "@tanstack/react-router";
import { teamActivity, userActivity } from "#features/home/activity-queries.ts";
import { latestClients } from "#features/home/clients-card.tsx";
import { concerningModels } from "#features/home/forecasts-card.tsx";
import { HomePage, HomeSkeleton } from "#features/home/home-page.tsx";
import { useMember } from "#features/session/use-member.ts";

export const Route = createFileRoute("/_authenticated/_app/")({
  loader: ({ context: { queryClient } }) =>
    // What fails is told in its own card, and the rest stands.
    Promise.all([
      queryClient.prefetchQuery(userActivity),
      queryClient.prefetchQuery(teamActivity),
      queryClient.prefetchQuery(latestClients),
      ...concerningModels.map((query) => queryClient.prefetchQuery(query)),
    ]),
  component: Home,
  pendingComponent: Pending,
  staticData: { title: "Home" },
});

function Home() {
  return <HomePage name={useMember().account.name} now={new Date()} />;
}

function Pending() {
  return <HomeSkeleton name={useMember().account.name} now={new Date()} />;
}
