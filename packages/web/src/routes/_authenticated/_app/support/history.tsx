import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { CreditHistoryPage } from "#features/support/credit-history-page.tsx";
import { historyPage } from "#features/support/support-queries.ts";
import { pageSearch } from "#lib/search.ts";

export const Route = createFileRoute("/_authenticated/_app/support/history")({
  validateSearch: pageSearch,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    const page = context.queryClient.ensureQueryData(historyPage(deps.page));
    if (cause === "enter") await page;
    else page.catch(() => undefined);
  },
  component: History,
  staticData: { title: "Credit History" },
});

function History() {
  return <CreditHistoryPage page={Route.useSearch().page} />;
}
