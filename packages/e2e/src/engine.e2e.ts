import { fileURLToPath } from "node:url";
import { build } from "vite";
import { engineHashes } from "./engine-hashes.ts";
import { expect, test } from "./fixtures.ts";

const ADDRESS = "/app/engine-hashes.js";

/** The engine as a script for a browser, from the same source. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL("./engine-hashes.ts", import.meta.url));
  const lib = { entry, formats: ["es" as const], fileName: "engine-hashes" };
  const built = await build({ configFile: false, logLevel: "error", build: { lib, write: false } });
  const [output] = Array.isArray(built) ? built : [];
  return output?.output[0].code ?? "";
}

test("a model comes to the same bytes in Node and in the browser, by closures and by WebAssembly", async ({
  page,
}) => {
  const code = await bundle();
  await page.route(`**${ADDRESS}`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: code }),
  );
  // A page of the app itself, so that its content policy applies.
  await page.goto("/app/login");
  const inBrowser = await page.evaluate(async (address) => {
    const { engineHashes } = await import(address);
    return engineHashes();
  }, ADDRESS);
  const here = await engineHashes();
  expect(here.length).toBeGreaterThan(0);
  expect(here.map(({ closures }) => closures)).toEqual(here.map(({ webAssembly }) => webAssembly));
  expect(inBrowser).toEqual(here);
});
