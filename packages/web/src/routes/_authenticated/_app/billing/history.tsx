import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { paymentPage } from "#features/billing/billing-queries.ts";
import {
  type HistorySearch,
  historySearch,
  historySearchDefaults,
} from "#features/billing/billing-search.ts";
import { HistoryPage } from "#features/billing/history-page.tsx";
import { adminsOnly } from "#features/shell/access-denied.ts";

export const Route = createFileRoute("/_authenticated/_app/billing/history")({
  validateSearch: historySearch,
  search: { middlewares: [stripSearchParams(historySearchDefaults)] },
  beforeLoad: adminsOnly,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    const page = context.queryClient.ensureQueryData(paymentPage(deps));
    if (cause === "enter") await page;
    else page.catch(() => undefined);
  },
  component: History,
  staticData: { title: "Payments" },
});

function History() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (changed: Partial<HistorySearch>) =>
    navigate({
      search: (previous) => ({ ...previous, ...changed }),
      replace: changed.search !== undefined,
    });
  return <HistoryPage search={search} onChange={(changed) => void change(changed)} />;
}
