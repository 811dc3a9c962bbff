import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { connection, watchConnection } from "./connection.ts";

export function useConnection() {
  return useSyncExternalStore(watchConnection, connection);
}

/** Calls back once the server answers again after it did not. */
export function useOnceThere(onThere: () => void) {
  const call = useEffectEvent(onThere);
  useEffect(
    () =>
      watchConnection(() => {
        if (connection() === "there") call();
      }),
    [],
  );
}
