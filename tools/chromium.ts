import { bin, findProgram, isExecutable, run } from "./processes.ts";
import { installSystemPackage } from "./system-packages.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const FOLDERS = ["/usr/bin", "/usr/local/bin", "/snap/bin"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** `path` is absent when Playwright brought a browser of its own. */
export type Browser = { path?: string };

/** A Chromium to test with: the system's, else installed, else Playwright's own download. */
export async function findChromium(): Promise<Browser | undefined> {
  const path = systemChromium();
  if (path) return { path };
  if (await installSystemPackage("chromium")) {
    const installed = systemChromium();
    if (installed) return { path: installed };
  }
  return (await run(bin("playwright"), ["install", "chromium"])) === 0 ? {} : undefined;
}

function systemChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!isExecutable(given)) throw new Error(`CHROMIUM_PATH is no program: ${given}`);
    return given;
  }
  return findProgram(NAMES, FOLDERS) ?? (isExecutable(MAC) ? MAC : undefined);
}
