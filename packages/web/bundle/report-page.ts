import type { Plugin } from "vite";

/** While somebody works on the app: the page of a report, as the server gives it. */
export function reportPage(): Plugin {
  return {
    name: "report-page",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        if (request.url?.startsWith("/app/view_report/")) request.url = "/app/view_report.html";
        next();
      });
    },
  };
}
