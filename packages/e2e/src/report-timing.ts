/** A published report in a reader's browser, timed: its largest paint, and from one case to another. */
import type { Browser, Page } from "@playwright/test";
import { type ProcessorTimes, processorTimes } from "./script-time.ts";

const SWITCHES = 20;
/** Compiled code is what people have after their first clicks. */
const COLD_SWITCHES = 4;
const SETTLED_MS = 1_500;

declare global {
  interface Window {
    largestPaintMs: number;
    /** For each choice of a case, whether the very next frame had its figures. */
    switchesInNextFrame: boolean[];
  }
}

/** When the largest of what is first seen was painted, in a browser that has nothing of ours yet. */
export async function timeLargestPaint(browser: Browser, address: string, selector: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) window.largestPaintMs = startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto(address);
  await page.locator(selector).first().waitFor({ timeout: 60_000 });
  // Something larger may still come.
  await page.waitForTimeout(SETTLED_MS);
  const ms = await page.evaluate(() => window.largestPaintMs);
  await context.close();
  return ms;
}

/** From case to case by turns: what the processor did for it, and whether the next frame had it. */
export async function timeSwitches(
  browser: Browser,
  address: string,
): Promise<{ times: ProcessorTimes[]; inNextFrame: boolean[] }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  const page = await context.newPage();
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.goto(address);
  await page.locator("main table").first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(SETTLED_MS);
  for (let turn = 0; turn < COLD_SWITCHES; turn++) await switchCase(page, turn);
  await page.evaluate(watchSwitches);
  const { "bench-switch": times } = await processorTimes(page, ["bench-switch"], async () => {
    for (let turn = COLD_SWITCHES; turn < SWITCHES; turn++) await switchCase(page, turn);
  });
  const inNextFrame = await page.evaluate(() => window.switchesInNextFrame);
  await context.close();
  return { times, inNextFrame };
}

async function switchCase(page: Page, turn: number) {
  await page.getByRole("combobox", { name: "Scenario" }).selectOption({ index: 1 - (turn % 2) });
  await page.waitForTimeout(300);
}

/** Runs in the page, where nothing of this file is known. */
function watchSwitches() {
  window.switchesInNextFrame = [];
  let hasChanged = false;
  const report = document.querySelector("main");
  if (report)
    new MutationObserver(() => {
      hasChanged = true;
    }).observe(report, { characterData: true, childList: true, subtree: true });
  document.addEventListener(
    "change",
    () => {
      hasChanged = false;
      performance.mark("bench-switch");
      requestAnimationFrame(() => {
        window.switchesInNextFrame.push(hasChanged);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => performance.mark("bench-painted");
        port2.postMessage(0);
      });
    },
    { capture: true },
  );
}
