import { createFileRoute } from "@tanstack/react-router";
import { teamActivity, userActivity } from "#features/home/activity-queries.ts";
import { latestClients } from "#features/home/clients-card.tsx";
import { fewModels } from "#features/home/first-steps.tsx";
import { concerningModels } from "#features/home/forecasts-card.tsx";
import { HomePage, HomeSkeleton } from "#features/home/home-page.tsx";
import { latestModels } from "#features/home/models-card.tsx";
import { useMember } from "#features/session/use-member.ts";
import { hasClients } from "#lib/has-clients.ts";

export const Route = createFileRoute("/_authenticated/_app/")({
  loader: ({ context: { queryClient, member } }) =>
    // What fails is told in its own card, and the rest stands.
    Promise.all([
      queryClient.prefetchQuery(userActivity),
      queryClient.prefetchQuery(teamActivity),
      queryClient.prefetchQuery(fewModels),
      hasClients(member.account)
        ? queryClient.prefetchQuery(latestClients)
        : queryClient.prefetchQuery(latestModels),
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
