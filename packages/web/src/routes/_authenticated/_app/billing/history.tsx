import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { paymentPage } from "#features/billing/billing-queries.ts";
import { HistoryPage } from "#features/billing/history-page.tsx";
import { adminsOnly } from "#features/shell/access-denied.ts";
import { pageSearch } from "#lib/search.ts";

export const Route = createFileRoute("/_authenticated/_app/billing/history")({
  validateSearch: pageSearch,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: adminsOnly,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    const page = context.queryClient.ensureQueryData(paymentPage(deps.page));
    if (cause === "enter") await page;
    else page.catch(() => undefined);
  },
  component: History,
  staticData: { title: "Payments" },
});

function History() {
  return <HistoryPage page={Route.useSearch().page} />;
}
