import { getCurrentUser } from "@app/contract/current-user";
import { getModel } from "@app/contract/models";
import type { QueryClient } from "@tanstack/react-query";
import { openedModel } from "#features/model/model-queries.ts";
import { queryFor } from "#lib/api.ts";
import { connection } from "#lib/connection.ts";
import { putCopy } from "#lib/kept-copies.ts";
import { keptName } from "#lib/kept-models.ts";
import type { Holder } from "#model/kept/kept.ts";
import type { Desk } from "./desk.ts";

const STILL_MS = 1_500;

type CopyOf = { id: number; holder: Holder; queries: QueryClient };

/** Keeps an open model whenever all of it is saved, until the signal. */
export function keepCopy(desk: Desk, { id, holder, queries }: CopyOf, leaving: AbortSignal) {
  let timer: ReturnType<typeof setTimeout>;
  let keptVersion: number | undefined;
  function keep() {
    const version = desk.version();
    const model = queries.getQueryData(openedModel(id).queryKey);
    const user = queries.getQueryData(queryFor(getCurrentUser, {}).queryKey);
    // Without a line nobody knows that it is still so.
    const isAsSaved = !desk.hasUnsaved() && connection() === "there";
    if (!model || !user || !isAsSaved || version === keptVersion) return;
    keptVersion = version;
    const answers = queries
      .getQueriesData({ predicate: ({ queryKey }) => isOf(id, queryKey) })
      .filter(([, data]) => data !== undefined);
    const { document } = desk.document.state();
    const copy = { at: new Date().toISOString(), version, document, answers };
    // Where there is no room for it there is none.
    putCopy(keptName(holder), model, copy, user).catch(() => {});
  }
  function keepSoon() {
    clearTimeout(timer);
    timer = setTimeout(keep, STILL_MS);
  }
  if (leaving.aborted) return;
  const release = desk.subscribe(keepSoon);
  leaving.addEventListener("abort", () => {
    clearTimeout(timer);
    release();
  });
  keepSoon();
}

/** What was asked about this model: calls are kept under their path and their request. */
function isOf(id: number, [path, request]: readonly unknown[]) {
  const { params } = (request ?? {}) as { params?: { id?: number } };
  return String(path).startsWith(getModel.path) && params?.id === id;
}
