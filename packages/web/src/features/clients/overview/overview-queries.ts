import { getClientOverview } from "@app/contract/client-overview";
import type { DataOf } from "@app/contract/endpoint";
import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { clientById } from "#features/clients/client-queries.ts";
import { ApiError, queryFor } from "#lib/api.ts";

export type ClientOverview = DataOf<typeof getClientOverview>;

export function clientOverview(id: number) {
  return queryFor(getClientOverview, { params: { id } });
}

/** For a page whose address names it. What fails of the overview is told in its place. */
export function loadClient(queries: QueryClient, id: string) {
  const overview = queries.prefetchQuery(clientOverview(Number(id)));
  const client = queries.ensureQueryData(clientById(Number(id))).catch((error) => {
    throw error instanceof ApiError && [400, 404].includes(error.status) ? notFound() : error;
  });
  return Promise.all([client, overview]);
}
