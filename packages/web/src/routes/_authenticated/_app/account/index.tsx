import { createFileRoute } from "@tanstack/react-router";
import { AccountPage, AccountSkeleton } from "#features/account/account-page.tsx";
import { devicesQuery, profileQuery } from "#features/account/account-queries.ts";
import { ExportCard } from "#features/export/export-card.tsx";
import { LinkedProvidersCard } from "#features/openid/linked-providers-card.tsx";
import { providersQuery } from "#features/openid/openid-queries.ts";
import { useMember } from "#features/session/use-member.ts";
import { appDataQuery } from "#lib/app-data.ts";

export const Route = createFileRoute("/_authenticated/_app/account/")({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      // What fails is told in its own card, and the rest stands.
      queryClient.prefetchQuery(profileQuery),
      queryClient.prefetchQuery(appDataQuery),
      // Asked anew on every visit.
      queryClient.prefetchQuery({ ...devicesQuery, staleTime: 0 }),
      queryClient.prefetchQuery(providersQuery),
    ]),
  component: Account,
  pendingComponent: Pending,
  staticData: { title: "Account" },
});

function Account() {
  return (
    <AccountPage
      {...useMember()}
      providersCard={<LinkedProvidersCard />}
      teamCard={<ExportCard />}
    />
  );
}

function Pending() {
  return <AccountSkeleton {...useMember()} />;
}
