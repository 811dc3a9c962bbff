import { createFileRoute } from "@tanstack/react-router";
import { detailsQuery, upcomingPage } from "#features/billing/billing-queries.ts";
import { EditPayment, EditPaymentSkeleton } from "#features/billing/edit-payment.tsx";
import { adminsOnly } from "#features/shell/access-denied.ts";

export const Route = createFileRoute("/_authenticated/_app/billing/edit_payment")({
  beforeLoad: adminsOnly,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(detailsQuery),
      queryClient.ensureQueryData(upcomingPage(1)),
    ]),
  component: Edit,
  pendingComponent: EditPaymentSkeleton,
  staticData: { title: "Edit payment" },
});

function Edit() {
  const navigate = Route.useNavigate();
  return <EditPayment onSaved={() => navigate({ to: "/billing/details" })} />;
}
