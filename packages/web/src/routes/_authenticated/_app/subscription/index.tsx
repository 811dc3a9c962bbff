import { createFileRoute } from "@tanstack/react-router";
import { useMember } from "#features/session/use-member.ts";
import {
  SubscriptionPage,
  SubscriptionSkeleton,
} from "#features/subscription/subscription-page.tsx";
import { planQuery, unlimitedPlansQuery } from "#features/subscription/subscription-queries.ts";

export const Route = createFileRoute("/_authenticated/_app/subscription/")({
  loader: ({ context: { queryClient, member } }) =>
    Promise.all([
      queryClient.prefetchQuery(unlimitedPlansQuery),
      member.account.isAdmin && queryClient.prefetchQuery(planQuery),
    ]),
  component: Subscription,
  pendingComponent: SubscriptionSkeleton,
  staticData: { title: "Subscription", tellsAlerts: true },
});

function Subscription() {
  return <SubscriptionPage viewer={useMember()} />;
}
