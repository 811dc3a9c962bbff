/** `npm run e2e`: the built app in Chromium. Further arguments go to Playwright. */

import { runBrowserTests } from "./browser-tests.ts";
import { findChromium } from "./chromium.ts";

const browser = await findChromium();
const [, , ...args] = process.argv;
if (browser) {
  process.exitCode = (await runBrowserTests(browser, args)).code;
} else {
  console.error("There is no Chromium, and none could be installed. Set CHROMIUM_PATH.");
  process.exitCode = 1;
}
