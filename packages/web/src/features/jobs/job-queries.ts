import { cancelJob, downloadJobFile, type job, listJobs } from "@app/contract/jobs";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { call, downloadUrl, queryFor } from "#lib/api.ts";

export type Job = z.output<typeof job>;

const SHOWN = 20;
const WATCH_MS = 2_000;

const recentJobs = queryFor(listJobs, { query: { limit: SHOWN } });

export function isOpen({ state }: Job) {
  return state === "queued" || state === "running";
}

/** The newest jobs; while one is under way they are asked for again and again, also from elsewhere. */
export function useJobs() {
  return useQuery({
    ...recentJobs,
    refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? WATCH_MS : false),
    refetchIntervalInBackground: true,
  });
}

export function useCancelJob() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(cancelJob, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listJobs.path] }),
  });
}

export function jobFileUrl({ id }: Job) {
  return downloadUrl(downloadJobFile, { params: { id } });
}
