import { expect, test } from "./fixtures.ts";

const SCRIPT_BYTES_MAX = 140_000;

test(`the sign-in page loads at most ${SCRIPT_BYTES_MAX / 1000} kB of script over the wire`, async ({
  page,
}) => {
  const scripts: { name: string; bytes: number }[] = [];
  page.on("requestfinished", async (request) => {
    if (request.resourceType() !== "script") return;
    const { responseBodySize: bytes } = await request.sizes();
    scripts.push({ name: new URL(request.url()).pathname, bytes });
  });
  await page.goto("/app/login", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();

  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`the sign-in page loads ${(total / 1000).toFixed(1)} kB of script`);
  expect(total).toBeGreaterThan(10_000);
  const heaviest = scripts.sort((one, other) => other.bytes - one.bytes).slice(0, 8);
  const names = heaviest.map(({ name, bytes }) => `${name} ${bytes}`).join("\n");
  expect(total, names).toBeLessThanOrEqual(SCRIPT_BYTES_MAX);
});
