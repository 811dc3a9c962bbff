import { createFileRoute } from "@tanstack/react-router";
import { useMember } from "#features/session/use-member.ts";
import {
  SubscriptionPage,
  SubscriptionSkeleton,
} from "#features/subscription/subscription-page.tsx";
import {
  owedQuery,
  payingQuery,
  planQuery,
  unlimitedPlansQuery,
} from "#features/subscription/subscription-queries.ts";

export const Route = createFileRoute("/_authenticated/_app/subscription/")({
  loader: ({ context: { queryClient, member } }) =>
    Promise.all([
      queryClient.prefetchQuery(unlimitedPlansQuery),
      member.account.isAdmin && queryClient.prefetchQuery(planQuery),
      // Read first by whoever comes because of it.
      ...(member.account.isAdmin && member.subscription.status === "past_due"
        ? [queryClient.prefetchQuery(owedQuery), queryClient.prefetchQuery(payingQuery)]
        : []),
    ]),
  component: Subscription,
  pendingComponent: SubscriptionSkeleton,
  staticData: { title: "Subscription", tellsAlerts: true },
});

function Subscription() {
  return <SubscriptionPage viewer={useMember()} />;
}
