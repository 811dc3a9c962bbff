import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  base: "/app/",
  plugins: [
    // Its other settings are in tsr.config.json, where generate-routes.ts reads them too.
    tanstackRouter({
      codeSplittingOptions: {
        // All of a route but its guard and its search parameters loads when it is wanted.
        defaultBehavior: [
          ["loader"],
          ["component"],
          ["pendingComponent"],
          ["errorComponent"],
          ["notFoundComponent"],
        ],
      },
    }),
    react(),
    tailwindcss(),
  ],
  // Keeps zod from trying whether it may compile code; our security policy forbids and reports it.
  define: { "globalThis.__zod_globalConfig": "{ jitless: true }" },
  server: { proxy: { "/api": "http://localhost:3000" } },
  build: {
    outDir: "dist/app",
    emptyOutDir: true,
    // Every browser we support preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, as one file that stays the same from release to release.
            {
              name: "framework",
              test: /node_modules\/(react|react-dom|scheduler|zod|@tanstack\/[a-z-]+)\//,
            },
          ],
        },
      },
    },
  },
});
