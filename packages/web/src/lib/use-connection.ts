import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { ApiError } from "./api.ts";
import { connection, everyFewSeconds, watchConnection } from "./connection.ts";

export function useConnection() {
  return useSyncExternalStore(watchConnection, connection);
}

/** Calls back once the server answers again after it did not. */
export function useOnceThere(onThere: () => void) {
  const call = useEffectEvent(onThere);
  useEffect(() => {
    return watchConnection(() => {
      if (connection() === "there") call();
    });
  }, []);
}

/**
 * What failed and was not refused is asked for again while its error stands, and shown once it is there. Only a query is:
 * any other call might do something twice.
 */
export function useAskedAgain(error: unknown, show: () => void) {
  const cache = useQueryClient().getQueryCache();
  const showNow = useEffectEvent(show);
  useEffect(() => {
    if (!(error instanceof ApiError) || error.isRefusal) return;
    const query = cache.getAll().find(({ state }) => state.error === error);
    if (!query) return;
    return everyFewSeconds(() => {
      if (query.state.fetchStatus === "idle")
        query.fetch().then(
          () => showNow(),
          () => {},
        );
    });
  }, [error, cache]);
}
