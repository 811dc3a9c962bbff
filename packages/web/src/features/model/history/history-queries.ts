import type { DataOf } from "@app/contract/endpoint";
import {
  compareModelVersions,
  labelModelVersion,
  type listModelEdits,
  listModelVersions,
  listRunVersions,
  restoreModelVersion,
} from "@app/contract/model-versions";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, queryFor } from "#lib/api.ts";
import { pageRows } from "#lib/page-rows.ts";

export type VersionRow = DataOf<typeof listModelVersions>["items"][number];
export type Version = DataOf<typeof listRunVersions>["items"][number];
export type Edits = DataOf<typeof listModelEdits>["items"];
export type Comparison = DataOf<typeof compareModelVersions>;

export function versionsPage(id: number, page: number, rows = pageRows(page)) {
  return queryFor(listModelVersions, { params: { id }, query: rows });
}

export function runVersions(id: number, version: number) {
  return queryFor(listRunVersions, { params: { id, version } });
}

/** Two versions never change, so neither does what lies between them. */
export function comparison(id: number, from: number, to: number) {
  return queryFor(
    compareModelVersions,
    { params: { id }, query: { from, to } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
}

function useHistoryChange<Asked, Answer>(mutationFn: (asked: Asked) => Promise<Answer>) {
  const queries = useQueryClient();
  const paths = [listModelVersions.path, listRunVersions.path, compareModelVersions.path];
  return useMutation({
    mutationFn,
    onSuccess: () =>
      Promise.all(paths.map((path) => queries.invalidateQueries({ queryKey: [path] }))),
  });
}

export function useLabelVersion(id: number) {
  return useHistoryChange(({ version, label }: { version: number; label: string | null }) =>
    call(labelModelVersion, { params: { id, version }, body: { label } }),
  );
}

/** One id for one restore, so that a retry is the same one. */
export function useRestoreVersion(id: number) {
  return useHistoryChange((version: number) =>
    call(restoreModelVersion, {
      params: { id, version },
      body: { saveId: crypto.randomUUID() },
    }),
  );
}
