import type { DataOf } from "@app/contract/endpoint";
import { viewReport } from "@app/contract/report-view";
import { ApiError, queryFor } from "#lib/api.ts";
import type { Search } from "./viewer-search.ts";

export type ViewedReport = DataOf<typeof viewReport>;

const UNITS = ["week", "month", "quarter", "year"] as const;

/** An edition never changes; asking again would only count as another reading. */
export function reportQuery(id: number, { share = "", unit }: Pick<Search, "share" | "unit">) {
  return queryFor(
    viewReport,
    { params: { id }, query: { share, unit: UNITS.find((each) => each === unit) } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
}

/** An address that names no report is refused before anybody looks for one. */
export function isReportNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
