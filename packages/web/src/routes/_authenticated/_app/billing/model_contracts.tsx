import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { contractPage } from "#features/billing/billing-queries.ts";
import {
  type ContractSearch,
  contractSearch,
  contractSearchDefaults,
} from "#features/billing/billing-search.ts";
import { ContractsPage, ContractsSkeleton } from "#features/billing/contracts-page.tsx";
import { useMember } from "#features/session/use-member.ts";
import { adminsOnly } from "#features/shell/access-denied.ts";

export const Route = createFileRoute("/_authenticated/_app/billing/model_contracts")({
  validateSearch: contractSearch,
  search: { middlewares: [stripSearchParams(contractSearchDefaults)] },
  beforeLoad: adminsOnly,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    const page = context.queryClient.ensureQueryData(contractPage(deps));
    if (cause === "enter") await page;
    else page.catch(() => undefined);
  },
  component: Contracts,
  pendingComponent: ContractsSkeleton,
  staticData: { title: "Model contracts" },
});

function Contracts() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (changed: Partial<ContractSearch>) =>
    navigate({
      search: (previous) => ({ ...previous, ...changed }),
      replace: changed.search !== undefined,
    });
  return (
    <ContractsPage
      search={search}
      onChange={(changed) => void change(changed)}
      isReadOnly={useMember().subscription.isReadOnly}
    />
  );
}
