import { cancelJob, listJobs } from "@app/contract/jobs";
import {
  downloadShockRun,
  forgetShockRun,
  getShockRun,
  listShockRows,
  type ShockRun,
  startShockRun,
} from "@app/contract/shocks";
import type { Shock } from "@app/engine/analysis/shock";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PortfolioSearch } from "#features/clients/portfolio/portfolio-search.ts";
import { call, fetchFile, queryFor } from "#lib/api.ts";
import { rememberJob } from "#lib/left-jobs.ts";
import { pageRows } from "#lib/page-rows.ts";
import { saveFile } from "#lib/save-file.ts";
import { failureToast } from "#ui/failure-toast.ts";

export const WATCH_MS = 700;

export const shockRun = queryFor(getShockRun, {});

export function isRunning(run: ShockRun | null | undefined): run is ShockRun {
  return run?.state === "queued" || run?.state === "running";
}

/** One that was stopped or failed has nothing to be looked at. */
export function hasOutcome(run: ShockRun | null | undefined): run is ShockRun {
  return run?.state === "done" || isRunning(run);
}

/** One's last run; while it is under way it is asked for again and again. */
export function useShockRun() {
  return useQuery({
    ...shockRun,
    // Another tab may have cleared it meanwhile.
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state }) => (isRunning(state.data) ? WATCH_MS : false),
  });
}

type Chosen = Pick<PortfolioSearch, "page" | "filter" | "search">;

/** By name until all are done, so that no row moves under the pointer. */
export function shockPage({ page, filter, search }: Chosen, run: ShockRun, rows = pageRows(page)) {
  const query = {
    ...{ ...rows, filter, search },
    sort: isRunning(run) ? ("name" as const) : ("tightest" as const),
  };
  return queryFor(listShockRows, { query });
}

/** Fetched, so that what it is refused for is told: a run that was cleared elsewhere has none. */
export function useShockFile({ filter, search }: Pick<Chosen, "filter" | "search">) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (as: "xlsx" | "csv") =>
      saveFile(await fetchFile(downloadShockRun, { query: { filter, search, as } }), `shock.${as}`),
    onError: (error) => {
      void queries.invalidateQueries({ queryKey: [getShockRun.path] });
      failureToast("The file was not downloaded")(error);
    },
  });
}

export function useShockChanges() {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(
      [getShockRun, listShockRows, listJobs].map(({ path }) =>
        queries.invalidateQueries({ queryKey: [path] }),
      ),
    );
  const start = useMutation({
    mutationFn: (shocks: Shock[]) => call(startShockRun, { body: { shocks } }),
    onSuccess: ({ jobId }) => {
      rememberJob(jobId, window.sessionStorage);
      return refresh();
    },
  });
  const stop = useMutation({
    mutationFn: (id: number) => call(cancelJob, { params: { id } }),
    onSuccess: refresh,
  });
  const clear = useMutation({ mutationFn: () => call(forgetShockRun, {}), onSuccess: refresh });
  return { start, stop, clear };
}
