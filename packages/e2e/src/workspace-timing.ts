/** The workspace in a browser, timed: edits, opening and scrolling. */
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { type ChangeTimes, installBench } from "./page-timing.ts";
import { type ProcessorTimes, processorTimes } from "./script-time.ts";

/** One in twenty of them is three: one alone may be the machine's. */
const EDITS = 65;
/** Compiled code is what people have after their first edits. */
const COLD_EDITS = 5;

const PATIENCE_MS = 10_000;

export type EditTimes = {
  changes: ChangeTimes[];
  repaints: number[];
  /** The same in time of the processor, which waiting for others is not in. */
  processor: Record<"bench-edit" | "bench-repaint", ProcessorTimes[]>;
};

/** Somebody who is signed in by a cookie, in a browser of the system or Playwright's own. */
export async function openBrowser(
  path: string | undefined,
  url: string,
  cookies: ReadonlyMap<string, string>,
): Promise<{ browser: Browser; context: BrowserContext }> {
  const executable = path === undefined ? {} : { executablePath: path };
  const browser = await chromium.launch({ ...executable, args: ["--no-sandbox"] });
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  // They are for safe connections, as one to the machine itself is taken to be.
  const safeUrl = url.replace("http:", "https:");
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: safeUrl })));
  return { browser, context };
}

/** Typed into a driver that stands in the statements, so that most figures in view move. */
export async function timeEdits(
  context: BrowserContext,
  address: string,
  slowdown: number,
): Promise<EditTimes> {
  const page = await openGrid(context, address, slowdown);
  const folded = page.locator('[role="row"][aria-expanded="false"] .fold-mark');
  await folded.first().click();
  await page.locator(".is-input:not(.is-percent)").first().click();
  const changes: ChangeTimes[] = [];
  const repaints: number[] = [];
  for (let edit = 0; edit < COLD_EDITS; edit++) await timeEdit(page, edit);
  const processor = await processorTimes(page, ["bench-edit", "bench-repaint"], async () => {
    for (let edit = COLD_EDITS; edit < EDITS; edit++) {
      changes.push(...(await timeEdit(page, edit)));
      for (const turn of [0, 1]) {
        repaints.push(await page.evaluate((at) => window.bench.repaint(at), turn));
        await page.waitForTimeout(30);
      }
    }
  });
  await page.close();
  return { changes, repaints, processor };
}

/** Each figure is another than the one before. */
async function timeEdit(page: Page, edit: number): Promise<ChangeTimes[]> {
  const change = page.evaluate((ms) => window.bench.nextChange(ms), PATIENCE_MS);
  await page.keyboard.type(String(11 + (edit % 7)));
  // Nobody enters what they do not see yet: the frame in which the field opens is not the edit's.
  await page.waitForTimeout(150);
  await page.keyboard.press("Enter");
  const times = await change;
  await page.keyboard.press("ArrowUp");
  // What is tinted is so for a moment, and painting it away is not what the next one is about.
  await page.waitForTimeout(700);
  return times ? [times] : [];
}

/**
 * From the address to the first of what is looked for, looked at in every frame: a locator that waits
 * asks again after 20, 50, 100, 100 and then every 500 ms, and what comes in between is as late as that.
 */
export async function timeToOpen(context: BrowserContext, address: string, selector: string) {
  const page = await context.newPage();
  const startedAt = performance.now();
  await page.goto(address, { waitUntil: "commit" });
  const isThere = (looked: string) => document.querySelector(looked)?.checkVisibility() ?? false;
  await page.waitForFunction(isThere, selector, { polling: "raf", timeout: 120_000 });
  const ms = performance.now() - startedAt;
  await page.close();
  return ms;
}

/** The time from each frame to the next while somebody scrolls, and how large the grid is. */
export async function timeScrolling(context: BrowserContext, address: string) {
  const page = await openGrid(context, address, 1);
  const grid = page.locator('[role="treegrid"]');
  await grid.hover();
  const frames = page.evaluate(() => window.bench.frames(4000));
  await scroll(page, 3500);
  const gaps = await frames;
  const [rows, columns] = [
    await grid.getAttribute("aria-rowcount"),
    await grid.getAttribute("aria-colcount"),
  ];
  await page.close();
  return { gaps, rows, columns };
}

async function openGrid(context: BrowserContext, address: string, slowdown: number) {
  const page = await context.newPage();
  // Whatever runs this may have named its functions, by a helper that is not in the page.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(installBench);
  await page.goto(address);
  await page.locator('[role="treegrid"] [role="gridcell"]').first().waitFor({ timeout: 60_000 });
  if (slowdown > 1) {
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  }
  return page;
}

async function scroll(page: Page, ms: number) {
  const endsAt = performance.now() + ms;
  for (let step = 0; performance.now() < endsAt; step++) {
    await page.mouse.wheel(step % 4 === 3 ? 120 : 0, 160);
    await page.waitForTimeout(16);
  }
}
