import { QueryClient } from "@tanstack/react-query";
import { connection, watchConnection } from "#lib/connection.ts";

export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    // "Always": a call made offline fails and says so, instead of waiting in silence.
    queries: { networkMode: "always", staleTime: 30_000, retry: false },
    mutations: { networkMode: "always" },
  },
});

watchConnection(() => {
  if (connection() === "there") void queryClient.refetchQueries({ type: "active", stale: true });
});
