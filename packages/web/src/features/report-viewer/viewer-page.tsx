import { viewReport } from "@app/contract/report-view";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { loadPart } from "#lib/load-part.ts";
import { ReportViewer } from "./report-viewer.tsx";
import { isReportNotFound, reportQuery, type ViewedReport } from "./viewer-queries.ts";
import type { Search } from "./viewer-search.ts";

const ReportNotFound = lazy(async () => {
  const { ReportNotFound } = await loadPart(() => import("./report-not-found.tsx"));
  return { default: ReportNotFound };
});

type ViewerPageProps = {
  id: number;
  search: Search;
  onSearch: (change: Partial<Search>) => void;
};

/** A web report for whoever has a link to it, or sees its model. */
export function ViewerPage({ id, search, onSearch }: ViewerPageProps) {
  const { data, error } = useQuery({
    ...reportQuery(id, search),
    // By another unit of time, the page stays until its figures are there.
    placeholderData: keepPreviousData,
    throwOnError: (failure) => !isReportNotFound(failure),
  });
  const isNewer = useIsNewer(data?.edition);
  if (error)
    return (
      <Suspense>
        <ReportNotFound id={id} />
      </Suspense>
    );
  if (!data) return null;
  // An address may carry a what-if to a report that opens no drivers: there is nothing to try then.
  const asked = data.hasWhatIf ? search : { ...search, try: undefined };
  return <ReportViewer {...{ report: data, isNewer, search: asked, onSearch }} />;
}

/**
 * Whether an edition was published while the page is open and came with another unit of time. It is told
 * then, and nothing of the edition before is shown beside it.
 */
function useIsNewer(edition: number | undefined): boolean {
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState(edition);
  if (opened === undefined && edition !== undefined) setOpened(edition);
  useEffect(() => {
    if (edition === undefined) return;
    queryClient.removeQueries({
      queryKey: [viewReport.path],
      predicate: ({ state: { data } }) =>
        data !== undefined && (data as ViewedReport).edition !== edition,
    });
  }, [queryClient, edition]);
  return opened !== edition;
}
