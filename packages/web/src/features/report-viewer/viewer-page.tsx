import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ReportNotFound } from "./report-not-found.tsx";
import { ReportViewer } from "./report-viewer.tsx";
import { isReportNotFound, reportQuery } from "./viewer-queries.ts";
import type { Search } from "./viewer-search.ts";

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
  if (error) return <ReportNotFound id={id} />;
  return data ? <ReportViewer report={data} search={search} onSearch={onSearch} /> : null;
}
