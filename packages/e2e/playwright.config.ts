import { defineConfig } from "@playwright/test";
import { surroundings } from "./src/surroundings.ts";

/** Keeps Chromium from calling home; a closed network would refuse it many times a second. */
const quietly = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "src",
  outputDir: "../../test-results/e2e",
  fullyParallel: true,
  // One more than the cores that the tests are made for: a quarter of an errand is waiting.
  workers: 3,
  // The browser shares its machine with others; an errand that was starved is told as flaky.
  retries: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: surroundings.reportFile }]],
  use: {
    baseURL: surroundings.url,
    locale: "en-AU",
    viewport: { width: 1440, height: 900 },
    // What the app keeps of itself is tried in offline.e2e.ts; elsewhere each file comes over the line.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      args: quietly,
      ...(surroundings.chromium ? { executablePath: surroundings.chromium } : {}),
    },
  },
  projects: [
    { name: "errands", testMatch: "*.e2e.ts" },
    { name: "screens", testMatch: "*.screens.ts" },
    { name: "pictures", testMatch: "*.pictures.ts", retries: 0, workers: 1 },
    { name: "videos", testMatch: "*.videos.ts", retries: 0, workers: 1 },
  ],
});
