import { getClosedChanges, getConnectionFigures } from "@app/contract/connection-mapping";
import {
  cancelConnectionSync,
  getConnectionStatus,
  listConnectionSyncs,
  syncAllConnections,
  syncConnection,
} from "@app/contract/connection-sync";
import { type Connection, getConnection, listConnections } from "@app/contract/connections";
import { listJobs } from "@app/contract/jobs";
import { getModelConnection, readConnectionActuals } from "@app/contract/model-connection";
import {
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { ApiError, call, queryFor } from "#lib/api.ts";
import { rememberJob } from "#lib/left-jobs.ts";
import { pageRows } from "#lib/page-rows.ts";
import type { ConnectionSearch } from "./connection-search.ts";

export function connectionPage({ page, filter, search }: ConnectionSearch, rows = pageRows(page)) {
  return queryFor(listConnections, { query: { ...rows, filter, search } });
}

export function connectionById(id: number) {
  return queryFor(getConnection, { params: { id }, query: {} });
}

/** For a page whose address names it: asking again for what is not there would not help. */
export function loadConnection(queries: QueryClient, id: string) {
  return queries.ensureQueryData(connectionById(Number(id))).catch((error) => {
    throw error instanceof ApiError && [400, 404].includes(error.status) ? notFound() : error;
  });
}

/** Also for a page that is open: whoever may no longer open the connection is shown nothing of it. */
export function useConnection(id: number) {
  const { data: connection, error } = useSuspenseQuery(connectionById(id));
  return { connection, isEnded: error instanceof ApiError && error.status === 404 };
}

/** What tells of connections: their list, their pages, how they stand, what waits, and what models get of them. */
export const CONNECTION_CALLS = [
  listConnections,
  getConnection,
  getConnectionStatus,
  listConnectionSyncs,
  getClosedChanges,
  getConnectionFigures,
  getModelConnection,
  readConnectionActuals,
];

/** Lists and pages show a change as soon as it is made. */
export async function forgetConnections(queries: QueryClient) {
  await Promise.all(
    CONNECTION_CALLS.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
  );
}

export function useSync() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(syncConnection, { params: { id } }),
    onSuccess: ({ jobId }) => {
      rememberJob(jobId, window.sessionStorage);
      return forgetSyncs(queries);
    },
  });
}

export function useSyncAll() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(syncAllConnections, {}),
    onSuccess: () => forgetSyncs(queries),
  });
}

function forgetSyncs(queries: QueryClient) {
  return Promise.all([
    forgetConnections(queries),
    queries.invalidateQueries({ queryKey: [listJobs.path] }),
  ]);
}

export function useCancelSync() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(cancelConnectionSync, { params: { id } }),
    onSuccess: () => forgetConnections(queries),
  });
}

function connectionStatusOf(id: number) {
  return queryFor(getConnectionStatus, { params: { id }, query: {} });
}

const WATCH_MS = 1_000;

/** How a connection stands now: asked every second while it syncs, once otherwise. */
export function useConnectionStatus({ id, status }: Pick<Connection, "id" | "status">) {
  const queries = useQueryClient();
  const { data = status } = useQuery({
    ...connectionStatusOf(id),
    refetchInterval: ({ state }) => (state.data?.state === "syncing" ? WATCH_MS : false),
  });
  const isSyncing = data.state === "syncing";
  const wasSyncing = useRef(isSyncing);
  useEffect(() => {
    if (wasSyncing.current && !isSyncing) void forgetConnections(queries);
    wasSyncing.current = isSyncing;
  }, [isSyncing, queries]);
  return data;
}

export function connectionSyncs(id: number) {
  return queryFor(listConnectionSyncs, { params: { id } });
}
