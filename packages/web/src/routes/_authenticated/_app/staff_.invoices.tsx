import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { invoicePage } from "#features/staff/invoice-queries.ts";
import { InvoicesPage, InvoicesSkeleton } from "#features/staff/invoices-page.tsx";
import { type FilteredSearch, filteredSearch } from "#lib/search.ts";

export const Route = createFileRoute("/_authenticated/_app/staff_/invoices")({
  validateSearch: filteredSearch,
  search: { middlewares: [stripSearchParams({ page: 1, search: "" })] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    const page = context.queryClient.ensureQueryData(invoicePage(deps));
    if (cause === "enter") await page;
    else page.catch(() => undefined);
  },
  component: Invoices,
  pendingComponent: InvoicesSkeleton,
  staticData: { title: "Invoices of customers" },
});

function Invoices() {
  const navigate = Route.useNavigate();
  const change = (changed: Partial<FilteredSearch>) =>
    navigate({ search: (previous) => ({ ...previous, ...changed }), replace: true });
  return <InvoicesPage search={Route.useSearch()} onChange={(changed) => void change(changed)} />;
}
