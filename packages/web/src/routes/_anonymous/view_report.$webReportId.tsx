import { createFileRoute } from "@tanstack/react-router";
import { ViewerPage } from "#features/report-viewer/viewer-page.tsx";
import { reportQuery } from "#features/report-viewer/viewer-queries.ts";
import { viewerSearch } from "#features/report-viewer/viewer-search.ts";

/** Stands alone: a reader has no account, and loads nothing of the app around it. */
export const Route = createFileRoute("/_anonymous/view_report/$webReportId")({
  validateSearch: viewerSearch,
  // What is chosen on the page later, the page asks for itself: it stays meanwhile.
  loader: ({ context: { queryClient }, params, location }) =>
    queryClient.prefetchQuery(
      reportQuery(Number(params.webReportId), viewerSearch.parse(location.search)),
    ),
  component: Page,
  staticData: { title: "Report" },
});

function Page() {
  const { webReportId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ViewerPage
      id={Number(webReportId)}
      search={search}
      onSearch={(change) =>
        void navigate({
          search: (before) => ({ ...before, ...change }),
          resetScroll: false,
          hash: true,
          // Every step of a slider would be one to go back by.
          replace: "try" in change,
        })
      }
    />
  );
}
