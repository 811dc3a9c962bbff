import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { connection, watchConnection } from "./connection.ts";

export function useConnection() {
  return useSyncExternalStore(watchConnection, connection);
}

const SOON_MS = 1_000;

/**
 * Calls back once the server answers again after it did not. Who comes into view because a call got no answer may come too late to hear
 * of it: where the server is there by then, it is called back soon.
 */
export function useOnceThere(onThere: () => void, { hadNoAnswer = false } = {}) {
  const call = useEffectEvent(onThere);
  useEffect(() => {
    const isLate = hadNoAnswer && connection() === "there";
    const soon = isLate ? setTimeout(() => call(), SOON_MS) : undefined;
    const unwatch = watchConnection(() => {
      if (connection() === "there") call();
    });
    return () => {
      clearTimeout(soon);
      unwatch();
    };
  }, [hadNoAnswer]);
}
