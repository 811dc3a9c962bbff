import { createFileRoute } from "@tanstack/react-router";
import { detailsQuery } from "#features/billing/billing-queries.ts";
import { EditBilling, EditBillingSkeleton } from "#features/billing/edit-billing.tsx";
import { useMember } from "#features/session/use-member.ts";
import { adminsOnly } from "#features/shell/access-denied.ts";
import { toast } from "#ui/toast.tsx";

export const Route = createFileRoute("/_authenticated/_app/billing/edit_billing")({
  beforeLoad: adminsOnly,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(detailsQuery),
  component: Edit,
  pendingComponent: EditBillingSkeleton,
  staticData: { title: "Edit billing details" },
});

function Edit() {
  const navigate = Route.useNavigate();
  const { teamName } = useMember().subscription;
  return (
    <EditBilling
      teamName={teamName}
      onSaved={async () => {
        toast.success("Billing details saved");
        await navigate({ to: "/billing/details" });
      }}
    />
  );
}
