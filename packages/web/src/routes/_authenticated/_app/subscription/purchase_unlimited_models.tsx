import { createFileRoute } from "@tanstack/react-router";
import { adminsOnly } from "#features/shell/access-denied.ts";
import {
  payingQuery,
  planQuery,
  unlimitedPlansQuery,
} from "#features/subscription/subscription-queries.ts";
import { UnlimitedPage, UnlimitedSkeleton } from "#features/subscription/unlimited-page.tsx";

export const Route = createFileRoute("/_authenticated/_app/subscription/purchase_unlimited_models")(
  {
    beforeLoad: adminsOnly,
    loader: ({ context: { queryClient } }) =>
      Promise.all([
        queryClient.prefetchQuery(unlimitedPlansQuery),
        queryClient.prefetchQuery(planQuery),
        queryClient.prefetchQuery(payingQuery),
      ]),
    component: Purchase,
    pendingComponent: UnlimitedSkeleton,
    staticData: { title: "Unlimited models" },
  },
);

function Purchase() {
  const navigate = Route.useNavigate();
  return <UnlimitedPage onDone={() => navigate({ to: "/subscription" })} />;
}
