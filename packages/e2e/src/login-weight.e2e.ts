import { gzipSync } from "node:zlib";
import { expect, test } from "./fixtures.ts";

const SCRIPT_BYTES_MAX = 140_000;

test(`the sign-in page loads at most ${SCRIPT_BYTES_MAX / 1000} kB of script, gzipped`, async ({
  page,
}) => {
  const scripts: Promise<{ name: string; bytes: number }>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const name = new URL(response.url()).pathname;
    scripts.push(response.body().then((body) => ({ name, bytes: gzipSync(body).length })));
  });
  await page.goto("/app/login", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();

  const loaded = await Promise.all(scripts);
  const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`the sign-in page loads ${(total / 1000).toFixed(1)} kB of script, gzipped`);
  expect(total).toBeGreaterThan(10_000);
  const heaviest = loaded.sort((one, other) => other.bytes - one.bytes).slice(0, 8);
  const names = heaviest.map(({ name, bytes }) => `${name} ${bytes}`).join("\n");
  expect(total, names).toBeLessThanOrEqual(SCRIPT_BYTES_MAX);
});
