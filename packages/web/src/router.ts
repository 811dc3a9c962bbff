import { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { MFA_ENABLE_PATH } from "#features/session/guard.ts";
import { LoadingPage } from "#features/shell/loading-page.tsx";
import { NotFoundPage } from "#features/shell/not-found-page.tsx";
import { RouteErrorPage } from "#features/shell/route-error-page.tsx";
import { connection, watchConnection } from "#lib/connection.ts";
import { PENDING_MS } from "#lib/pending-ms.ts";
import { APP_BASE } from "#lib/redirect.ts";
import { routeTree } from "./routeTree.gen.ts";

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

export const router = createRouter({
  routeTree,
  basepath: APP_BASE,
  context: { queryClient },
  defaultPreload: "intent",
  // The query client decides what is fresh.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: PENDING_MS,
  defaultPendingComponent: LoadingPage,
  defaultErrorComponent: RouteErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** The page's part of the document title. */
    title?: string;
    /** The page wants the width: the navigation beside it folds to its signs. */
    hasRail?: boolean;
    /** The page itself tells what every other one has an alert for. */
    tellsAlerts?: boolean;
  }
}

export function goToMfaSetup() {
  void router.navigate({ to: MFA_ENABLE_PATH });
}
