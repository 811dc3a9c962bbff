/**
 * `npm run videos` films the product into `videos/`, `npm run pictures` takes its pictures for README.md
 * into `docs/screenshots/`. Further arguments go to Playwright.
 */
import { buildStale, everything } from "./build-steps.ts";
import { findChromium } from "./chromium.ts";
import { bin, findProgram, root, run } from "./processes.ts";
import { installSystemPackage } from "./system-packages.ts";

async function record(project: string, args: string[]) {
  const browser = await findChromium();
  if (!browser) return "There is no Chromium, and none could be installed. Set CHROMIUM_PATH.";
  if (project === "videos" && !(await hasFfmpeg())) {
    return "There is no ffmpeg, and it could not be installed.";
  }
  await buildStale(everything);
  const env = { ...process.env, ...(browser.path ? { CHROMIUM_PATH: browser.path } : {}) };
  const cwd = `${root}/packages/e2e`;
  const code = await run(bin("playwright"), ["test", `--project=${project}`, ...args], {
    cwd,
    env,
  });
  return code === 0 ? undefined : `Not all ${project} were made.`;
}

async function hasFfmpeg() {
  return findProgram(["ffmpeg"]) || installSystemPackage("ffmpeg");
}

const [, , project = "", ...args] = process.argv;
const complaint = await record(project, args);
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
}
