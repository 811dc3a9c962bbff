import { clientChanges, listClients } from "@app/contract/clients";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { subscribe } from "#lib/subscribe.ts";

/** Many changes within a moment are asked for once. */
const TOGETHER_MS = 250;

/** What colleagues change appears by itself; a page nobody sees asks when it is looked at again. */
export function useClientChanges() {
  const queries = useQueryClient();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      waiting = undefined;
      const refetchType = document.visibilityState === "visible" ? "active" : "none";
      void queries.invalidateQueries({ queryKey: [listClients.path], refetchType });
    };
    const askSoon = () => {
      waiting ??= setTimeout(ask, TOGETHER_MS);
    };
    const unsubscribe = subscribe(clientChanges, {}, { onEvent: askSoon, onReset: askSoon });
    return () => {
      clearTimeout(waiting);
      unsubscribe();
    };
  }, [queries]);
}
