import { createFileRoute } from "@tanstack/react-router";
import {
  detailsQuery,
  lastPayments,
  planQuery,
  upcomingPage,
} from "#features/billing/billing-queries.ts";
import { DetailsPage, DetailsSkeleton } from "#features/billing/details-page.tsx";
import { useMember } from "#features/session/use-member.ts";
import { adminsOnly } from "#features/shell/access-denied.ts";

export const Route = createFileRoute("/_authenticated/_app/billing/details")({
  beforeLoad: adminsOnly,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.prefetchQuery(detailsQuery),
      queryClient.prefetchQuery(planQuery),
      queryClient.prefetchQuery(upcomingPage(1)),
      queryClient.prefetchQuery(lastPayments),
    ]),
  component: Details,
  pendingComponent: DetailsSkeleton,
  staticData: { title: "Billing" },
});

function Details() {
  return <DetailsPage teamName={useMember().subscription.teamName} />;
}
