import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { AccountsPage, AccountsSkeleton } from "#features/staff/accounts-page.tsx";
import { accountPage } from "#features/staff/staff-queries.ts";
import { type StaffSearch, staffSearch } from "#features/staff/staff-search.ts";

export const Route = createFileRoute("/_authenticated/_app/staff_/accounts")({
  validateSearch: staffSearch,
  search: { middlewares: [stripSearchParams({ page: 1, search: "" })] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    const page = context.queryClient.ensureQueryData(accountPage(deps));
    if (cause === "enter") await page;
    else page.catch(() => undefined);
  },
  component: Accounts,
  pendingComponent: AccountsSkeleton,
  staticData: { title: "Accounts" },
});

function Accounts() {
  const navigate = Route.useNavigate();
  const change = (changed: Partial<StaffSearch>) =>
    navigate({ search: (previous) => ({ ...previous, ...changed }), replace: true });
  return <AccountsPage search={Route.useSearch()} onChange={(changed) => void change(changed)} />;
}
