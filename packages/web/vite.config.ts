import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { browserContract } from "./bundle/browser-contract.ts";
import { chunks } from "./bundle/chunks.ts";
import { leanIcons } from "./bundle/lean-icons.ts";
import { leanRoutes } from "./bundle/lean-routes.ts";
import { noCircles } from "./bundle/no-circles.ts";
import { offlineFiles } from "./bundle/offline-files.ts";
import { pageFiles } from "./bundle/page-files.ts";
import { reachFirst } from "./bundle/reach-first.ts";
import { reportPage } from "./bundle/report-page.ts";
import { startScript } from "./bundle/start-script.ts";
import { withoutNames } from "./bundle/without-names.ts";

const SELDOM_FIRST = /\/_app\/(?:account|billing|staff_?|subscription|support|team)\b|\/_simple\//;

export default defineConfig({
  base: "/app/",
  plugins: [
    // Its other settings are in tsr.config.json, where generate-routes.ts reads them too.
    tanstackRouter({
      codeSplittingOptions: {
        // All of a route but its guard and its search parameters loads when it is wanted; what
        // fetches a page's data comes with what is shown meanwhile.
        defaultBehavior: [
          ["loader", "pendingComponent"],
          ["component"],
          ["errorComponent"],
          ["notFoundComponent"],
        ],
        // Every part is named on the first page anybody loads; a page that few open first is one part.
        splitBehavior: ({ routeId }) =>
          SELDOM_FIRST.test(routeId) ? [["component", "loader", "pendingComponent"]] : undefined,
      },
    }),
    react(),
    tailwindcss(),
    browserContract(),
    leanIcons(),
    leanRoutes(),
    withoutNames(),
    reachFirst(),
    pageFiles(),
    offlineFiles(),
    noCircles(),
    reportPage(),
    startScript(),
  ],
  resolve: {
    alias: {
      // React has had it for long; what stands in for it in older ones need not be loaded.
      "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
      "../createLucideIcon.mjs": path.join(import.meta.dirname, "./bundle/lean-icon.ts"),
    },
  },
  // Keeps zod from trying whether it may compile code; our security policy forbids and reports it.
  define: { "globalThis.__zod_globalConfig": "{ jitless: true }" },
  // Its parts come as files of their own, which only modules can have.
  worker: { format: "es" },
  server: { proxy: { "/api": "http://localhost:3000" } },
  build: {
    outDir: "dist/app",
    emptyOutDir: true,
    modulePreload: {
      // Every browser we support preloads modules by itself.
      polyfill: false,
      // A list of every part of every page would make the first page heavier with each new one; a
      // page's parts are few, and named by the part itself. Styles would not come otherwise.
      resolveDependencies: (_, parts, { hostType }) =>
        hostType === "js" ? parts.filter((part) => part.endsWith(".css")) : parts,
    },
    rolldownOptions: {
      input: ["index.html", "view_report.html"],
      output: { codeSplitting: { groups: chunks } },
    },
  },
});
