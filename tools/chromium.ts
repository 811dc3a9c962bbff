import { bin, findProgram, isExecutable, run } from "./processes.ts";
import { installSystemPackage } from "./system-packages.ts";

/** The same engine without windows and profiles: errands take two thirds of the time in it. */
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const FOLDERS = ["/usr/bin", "/usr/local/bin", "/snap/bin"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** `path` is absent when Playwright brought a browser of its own. */
export type Browser = { path?: string };

/** A Chromium to test with: the shell, else what the system has, else Playwright's own download. */
export async function findChromium(): Promise<Browser | undefined> {
  if (!process.env.CHROMIUM_PATH && !findProgram([SHELL], FOLDERS)) await install();
  const path = systemChromium();
  if (path) return { path };
  return (await run(bin("playwright"), ["install", "chromium"])) === 0 ? {} : undefined;
}

async function install() {
  return (await installSystemPackage(SHELL)) || (await installSystemPackage("chromium"));
}

function systemChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!isExecutable(given)) throw new Error(`CHROMIUM_PATH is no program: ${given}`);
    return given;
  }
  return findProgram(NAMES, FOLDERS) ?? (isExecutable(MAC) ? MAC : undefined);
}
