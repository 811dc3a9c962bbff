import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { HistoryPage } from "#features/model/history/history-page.tsx";
import { versionsPage } from "#features/model/history/history-queries.ts";
import { historySearch, historySearchDefaults } from "#features/model/history/history-search.ts";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId/history")({
  validateSearch: historySearch,
  search: { middlewares: [stripSearchParams(historySearchDefaults)] },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context: { queryClient }, params, deps: { page } }) =>
    queryClient.prefetchQuery(versionsPage(params.modelId, page)),
  component: History,
  staticData: { title: "History" },
});

function History() {
  const navigate = Route.useNavigate();
  return (
    <HistoryPage
      id={Route.useParams().modelId}
      search={Route.useSearch()}
      onChange={(change) => void navigate({ search: (previous) => ({ ...previous, ...change }) })}
    />
  );
}
