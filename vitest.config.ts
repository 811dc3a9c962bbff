import { defineConfig } from "vitest/config";

/** The machine that tests has two cores; a worker each, and more where they wait for something else much of the time. */
const maxWorkers = Number(process.env.TEST_WORKERS ?? 2);
const setupFiles = ["tools/fail-on-console.ts"];

/** Properties are tried so many times as often; `npm run test:properties` has the long form. */
const provide = { runsFactor: Number(process.env.TEST_RUNS_FACTOR ?? 1) };

export default defineConfig({
  test: {
    // What is tried on one storage after the other is read once.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          name: "tools",
          include: ["tools/**/*.test.ts"],
          isolate: false,
          maxWorkers,
          testTimeout: 60_000,
          setupFiles,
          provide,
        },
      },
      {
        // Functions from values to values: nothing to isolate them from.
        test: {
          name: "pure",
          include: [
            "packages/{engine,contract,charts,spreadsheet,connectors}/src/**/*.test.ts",
            "packages/web/{src,bundle}/**/*.test.ts",
          ],
          isolate: false,
          maxWorkers,
          // A busy machine may be slow; a test that hangs is still found.
          testTimeout: 30_000,
          setupFiles,
          provide,
        },
      },
      {
        // One storage per worker, opened once: starting it costs more than all of a file's tests.
        test: {
          name: "server",
          include: ["packages/server/src/**/*.test.ts"],
          isolate: false,
          // The embedded database is not compiled again for speed: a worker lives too short for that.
          execArgv: ["--liftoff-only"],
          maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          setupFiles,
          provide,
        },
      },
      {
        test: {
          name: "web",
          include: ["packages/web/src/**/*.test.tsx"],
          environment: "jsdom",
          isolate: false,
          maxWorkers,
          testTimeout: 20_000,
          setupFiles: [
            ...setupFiles,
            "packages/web/src/testing/clean-page.ts",
            "packages/web/src/testing/plain-styles.ts",
            "packages/web/src/testing/short-waits.ts",
          ],
          provide,
        },
      },
    ],
  },
});
