import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** What the first pages somebody sees may cost: script, gzipped, and the files it comes in. */
const BARS = {
  login: { bytesMax: 125_000, filesMax: 8 },
  clients: { bytesMax: 200_000, filesMax: 16 },
  models: { bytesMax: 220_000, filesMax: 18 },
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

test("the models page loads at most 220 kB of script in at most 18 files", async ({
  page,
  login,
}) => {
  await login();
  const loaded = await scriptsOf(page, "/app/models", "Models");
  expectWithin(loaded, BARS.models);
});

type Script = { name: string; bytes: number };

async function scriptsOf(page: Page, address: string, heading: string): Promise<Script[]> {
  const scripts: Promise<Script>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const name = new URL(response.url()).pathname;
    scripts.push(response.body().then((body) => ({ name, bytes: gzipSync(body).length })));
  });
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await noneForASecond(scripts);
  const loaded = await Promise.all(scripts);
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
