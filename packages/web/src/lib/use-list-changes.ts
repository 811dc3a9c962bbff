import type { Endpoint, Stream } from "@app/contract/endpoint";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { subscribe } from "./subscribe.ts";

/** Many changes within a moment are asked for once. */
const TOGETHER_MS = 250;

/**
 * What colleagues change appears in the lists by itself; a page nobody sees asks when it is looked at
 * again. `stream` tells that something changed, and `lists` are asked what.
 */
export function useListChanges(stream: Stream, lists: readonly Endpoint[]) {
  const queries = useQueryClient();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      waiting = undefined;
      const refetchType = document.visibilityState === "visible" ? "active" : "none";
      for (const { path } of lists) {
        void queries.invalidateQueries({ queryKey: [path], refetchType });
      }
    };
    const askSoon = () => {
      waiting ??= setTimeout(ask, TOGETHER_MS);
    };
    const unsubscribe = subscribe(stream, {}, { onEvent: askSoon, onReset: askSoon });
    return () => {
      clearTimeout(waiting);
      unsubscribe();
    };
  }, [queries, stream, lists]);
}
