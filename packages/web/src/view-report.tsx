import { createRouter, RouterProvider } from "@tanstack/react-router";
import { routerDefaults } from "./router-defaults.ts";
import { Route as rootRoute } from "./routes/__root.tsx";
import { Route as reportRoute } from "./routes/_anonymous/view_report.$webReportId.tsx";
import { startPage } from "./start-page.tsx";

/*
 * A report that somebody reads has a page of its own: it knows no other route, so that no page of the app makes
 * it heavier. The app has the same route, where it is written.
 */
const router = createRouter({
  ...routerDefaults,
  routeTree: rootRoute.addChildren([
    // Typed as the app's route, which stands elsewhere; the generated tree casts it as well.
    reportRoute.update({
      id: "/_anonymous/view_report/$webReportId",
      path: "/view_report/$webReportId",
      getParentRoute: () => rootRoute,
    } as never),
  ]),
});

startPage(<RouterProvider router={router} />);
