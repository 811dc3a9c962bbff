import { createFileRoute } from "@tanstack/react-router";
import { SyncAllButton } from "#features/connections/sync-all-button.tsx";
import { teamActivity, userActivity } from "#features/home/activity-queries.ts";
import { latestClients } from "#features/home/clients-card.tsx";
import { fewModels } from "#features/home/first-steps.tsx";
import { HomePage, HomeSkeleton } from "#features/home/home-page.tsx";
import { headroom, needs, payments, waiting } from "#features/home/home-queries.ts";
import { latestModels } from "#features/home/models-card.tsx";
import { useMember } from "#features/session/use-member.ts";
import { noAnswer } from "#lib/api.ts";
import { connection } from "#lib/connection.ts";
import { hasClients } from "#lib/has-clients.ts";

export const Route = createFileRoute("/_authenticated/_app/")({
  loader: async ({ context: { queryClient, member } }) => {
    // What fails is told in its own card, and the rest stands.
    await Promise.all([
      queryClient.prefetchQuery(userActivity),
      queryClient.prefetchQuery(teamActivity),
      queryClient.prefetchQuery(fewModels),
      hasClients(member.account)
        ? queryClient.prefetchQuery(latestClients)
        : queryClient.prefetchQuery(latestModels),
      ...[queryClient.prefetchQuery(needs("all")), queryClient.prefetchQuery(headroom(1))],
      queryClient.prefetchQuery(waiting),
      ...(member.account.isAdmin ? [queryClient.prefetchQuery(payments)] : []),
    ]);
    // Nobody answers, and nothing was seen before: there is no card that could stand.
    if (connection() !== "there" && !queryClient.getQueryData(fewModels.queryKey)) throw noAnswer();
  },
  component: Home,
  pendingComponent: Pending,
  staticData: { title: "Home" },
});

function Home() {
  const { name, isAdmin } = useMember().account;
  return <HomePage name={name} isAdmin={isAdmin} now={new Date()} syncAll={<SyncAllButton />} />;
}

function Pending() {
  return <HomeSkeleton name={useMember().account.name} now={new Date()} />;
}
