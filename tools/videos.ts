/** `npm run videos`: records the product and leaves the films in `videos/`. Further arguments go to Playwright. */
import path from "node:path";
import { buildStale, everything } from "./build-steps.ts";
import { findChromium } from "./chromium.ts";
import { bin, findProgram, root, run } from "./processes.ts";
import { installSystemPackage } from "./system-packages.ts";

async function record(args: string[]) {
  const browser = await findChromium();
  if (!browser) return "There is no Chromium, and none could be installed. Set CHROMIUM_PATH.";
  if (!findProgram(["ffmpeg"]) && !(await installSystemPackage("ffmpeg"))) {
    return "There is no ffmpeg, and it could not be installed.";
  }
  await buildStale(everything);
  const env = {
    ...{ ...process.env, E2E_VIDEOS: path.join(root, "videos") },
    ...(browser.path ? { CHROMIUM_PATH: browser.path } : {}),
  };
  const cwd = path.join(root, "packages/e2e");
  const code = await run(bin("playwright"), ["test", "--project=videos", ...args], { cwd, env });
  return code === 0 ? undefined : "Not every film was made.";
}

const complaint = await record(process.argv.slice(2));
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
}
