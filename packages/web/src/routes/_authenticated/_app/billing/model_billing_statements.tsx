import { createFileRoute } from "@tanstack/react-router";
import { statementOptions } from "#features/billing/billing-queries.ts";
import { statementSearch } from "#features/billing/billing-search.ts";
import { StatementsPage, StatementsSkeleton } from "#features/billing/statements-page.tsx";
import { adminsOnly } from "#features/shell/access-denied.ts";

export const Route = createFileRoute("/_authenticated/_app/billing/model_billing_statements")({
  validateSearch: statementSearch,
  beforeLoad: adminsOnly,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(statementOptions),
  component: Statements,
  pendingComponent: StatementsSkeleton,
  staticData: { title: "Monthly statements" },
});

function Statements() {
  const { month } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StatementsPage
      month={month}
      onMonth={(chosen) => void navigate({ search: { month: chosen } })}
    />
  );
}
