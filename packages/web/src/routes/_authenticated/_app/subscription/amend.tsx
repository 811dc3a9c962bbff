import { createFileRoute } from "@tanstack/react-router";
import { adminsOnly } from "#features/shell/access-denied.ts";
import { AmendPage, AmendSkeleton } from "#features/subscription/amend-page.tsx";
import { payingQuery, planQuery } from "#features/subscription/subscription-queries.ts";

export const Route = createFileRoute("/_authenticated/_app/subscription/amend")({
  beforeLoad: adminsOnly,
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.prefetchQuery(planQuery), queryClient.prefetchQuery(payingQuery)]),
  component: Amend,
  pendingComponent: AmendSkeleton,
  staticData: { title: "Amend subscription" },
});

function Amend() {
  const navigate = Route.useNavigate();
  return <AmendPage onDone={() => navigate({ to: "/subscription" })} />;
}
