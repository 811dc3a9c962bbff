import { LoadingPage } from "#features/shell/loading-page.tsx";
import { NotFoundPage } from "#features/shell/not-found-page.tsx";
import { RouteErrorPage } from "#features/shell/route-error-page.tsx";
import { PENDING_MS } from "#lib/pending-ms.ts";
import { APP_BASE } from "#lib/redirect.ts";
import { queryClient } from "./query-client.ts";

/** How every page moves from one address to another. */
export const routerDefaults = {
  basepath: APP_BASE,
  context: { queryClient },
  defaultPreload: "intent",
  // The query client decides what is fresh.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: PENDING_MS,
  // What is there is shown: otherwise its shape would stay for half a second more.
  defaultPendingMinMs: 0,
  defaultPendingComponent: LoadingPage,
  defaultErrorComponent: RouteErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  scrollRestoration: true,
} as const;
