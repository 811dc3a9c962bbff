import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { makeModel } from "./models.ts";
import { makeReport } from "./reports.ts";

/** What pages may cost: script, gzipped, and the files it comes in. Of a model, until it shows figures. */
const BARS = {
  login: { bytesMax: 125_000, filesMax: 8 },
  clients: { bytesMax: 200_000, filesMax: 16 },
  models: { bytesMax: 220_000, filesMax: 18 },
  overview: { bytesMax: 320_000, filesMax: 20 },
  // A grid to type into, which works on when the line is lost right after the first figures.
  statements: { bytesMax: 320_000, filesMax: 20 },
  // Read by somebody who has never been here, often on a phone; until its first chart.
  report: { bytesMax: 150_000, filesMax: 16 },
};

test("the sign-in page loads at most 125 kB of script in at most 8 files", async ({ page }) => {
  const loaded = await scriptsOf(page, "/app/login", "Sign in");
  expectWithin(loaded, BARS.login);
});

test("the clients page loads at most 200 kB of script in at most 16 files", async ({
  page,
  login,
}) => {
  await login();
  const loaded = await scriptsOf(page, "/app/clients", "Clients");
  expectWithin(loaded, BARS.clients);
});

test("the models page loads at most 220 kB of script in at most 18 files @long", async ({
  page,
  login,
}) => {
  await login();
  const loaded = await scriptsOf(page, "/app/models", "Models");
  expectWithin(loaded, BARS.models);
});

test("a model's overview loads at most 320 kB of script in at most 20 files before its first figures @long", async ({
  page,
  login,
}) => {
  await login();
  const id = await makeModel(page, "Weighed");
  const loaded = await scriptsBefore(page, `/app/models/${id}`, KEY_FIGURE);
  expectWithin(loaded, BARS.overview);
});

test("a model's statements load at most 320 kB of script in at most 20 files before their first figures", async ({
  page,
  login,
}) => {
  await login();
  const id = await makeModel(page, "Weighed");
  const loaded = await scriptsBefore(page, `/app/models/${id}/statements`, '[role="gridcell"]');
  expectWithin(loaded, BARS.statements);
});

test("a report loads at most 150 kB of script in at most 16 files before its first chart @long", async ({
  page,
  login,
}) => {
  await login();
  const id = await makeReport(page, "Weighed");
  const loaded = await scriptsBefore(page, `/app/view_report/${id}`, 'svg[role="img"]');
  expectWithin(loaded, BARS.report);
});

const KEY_FIGURE = 'section[aria-label="Key figures"] button';

/** `askedAt` is by the browser's clock. */
type Script = { name: string; bytes: number; askedAt: number };

async function scriptsOf(page: Page, address: string, heading: string): Promise<Script[]> {
  const scripts = watchScripts(page);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await noneForASecond(scripts);
  return told(address, await Promise.all(scripts));
}

/** Those that were asked for before the page had what `figure` selects, by the page or its worker. */
async function scriptsBefore(page: Page, address: string, figure: string): Promise<Script[]> {
  const scripts = watchScripts(page);
  await page.addInitScript((selector) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      document.documentElement.dataset.figuresAt = String(Date.now());
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  }, figure);
  await page.goto(address);
  await expect(page.locator(figure).first()).toBeVisible();
  const figuresAt = Number(await page.locator("html").getAttribute("data-figures-at"));
  await noneForASecond(scripts);
  const all = await Promise.all(scripts);
  return told(
    address,
    all.filter(({ askedAt }) => askedAt < figuresAt),
  );
}

function watchScripts(page: Page): Promise<Script>[] {
  const scripts: Promise<Script>[] = [];
  page.on("response", (response) => {
    const name = new URL(response.url()).pathname;
    if (!name.endsWith(".js")) return;
    const askedAt = response.request().timing().startTime;
    scripts.push(response.body().then((body) => ({ name, bytes: gzipSync(body).length, askedAt })));
  });
  return scripts;
}

/** A part is fetched before it is imported, from the browser's cache: it comes over the line once. */
function told(address: string, asked: Script[]): Script[] {
  const loaded = [...new Map(asked.map((script) => [script.name, script])).values()];
  const kilobytes = (sum(loaded) / 1000).toFixed(1);
  console.log(`${address} loads ${kilobytes} kB of script, gzipped, in ${loaded.length} files`);
  return loaded.sort((one, other) => other.bytes - one.bytes);
}

/** The page listens for changes for as long as it is open, so its network is never idle. */
async function noneForASecond(scripts: unknown[]) {
  let before: number;
  do {
    before = scripts.length;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  } while (scripts.length > before);
}

function expectWithin(loaded: Script[], { bytesMax, filesMax }: typeof BARS.login) {
  const names = loaded.map(({ name, bytes }) => `${name} ${bytes}`).join("\n");
  expect(sum(loaded)).toBeGreaterThan(10_000);
  expect(sum(loaded), names).toBeLessThanOrEqual(bytesMax);
  expect(loaded.length, names).toBeLessThanOrEqual(filesMax);
}

function sum(scripts: Script[]) {
  return scripts.reduce((total, { bytes }) => total + bytes, 0);
}
