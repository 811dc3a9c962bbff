import { createRouter } from "@tanstack/react-router";
import { MFA_ENABLE_PATH } from "#features/session/guard.ts";
import { routerDefaults } from "./router-defaults.ts";
import { routeTree } from "./routeTree.gen.ts";

export const router = createRouter({ ...routerDefaults, routeTree });

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
