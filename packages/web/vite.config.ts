import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  base: "/app/",
  plugins: [
    // Its settings are in tsr.config.json, where generate-routes.ts reads them too.
    tanstackRouter(),
    react(),
    tailwindcss(),
  ],
  server: { proxy: { "/api": "http://localhost:3000" } },
  build: {
    outDir: "dist/app",
    emptyOutDir: true,
    // Every browser we support preloads modules by itself.
    modulePreload: { polyfill: false },
  },
});
