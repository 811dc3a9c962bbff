import { cpSync, rmSync } from "node:fs";
import { defineConfig } from "vite";

/** The server as files for Node: our own packages are in them, those of others are not. */
export default defineConfig({
  build: {
    ssr: true,
    target: "node20",
    outDir: "dist",
    // Beside it are the types and the stamp of what was built.
    emptyOutDir: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: "src/main.ts",
        command: "src/command.ts",
        "pool-worker": "src/pool-worker.ts",
        "read-worker": "../spreadsheet/src/read-worker.ts",
      },
      // Nothing of ours runs by being imported: what a place of work does not use, it does not load.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/[a-z]+\/src\//, sideEffects: false }] },
      // What both share stands beside them, since files are found from where the code is.
      output: { chunkFileNames: "[name].js" },
    },
  },
  ssr: { noExternal: [/^@app\//], external: true },
  plugins: [
    {
      name: "copy-migrations",
      closeBundle() {
        // One that is gone from the source must not be run from here.
        rmSync("dist/migrations", { recursive: true, force: true });
        cpSync("src/db/migrations", "dist/migrations", { recursive: true });
      },
    },
  ],
});
