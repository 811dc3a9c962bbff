import { serveScripts } from "./browser-scripts.ts";
import { engineHashes } from "./engine-hashes.ts";
import { expect, test } from "./fixtures.ts";

test("a model comes to the same bytes in Node, in the browser and in its worker, by either back end", async ({
  page,
}) => {
  await serveScripts(page, "./engine-hashes.ts", "./engine-worker.ts");
  // A page of the app itself, so that its content policy applies.
  await page.goto("/app/login");
  const inBrowser = await page.evaluate(async () => {
    const address = "/app/engine-hashes.js";
    const engine = await import(address);
    const inWorker: string[] = await engine.workerHashes("/app/engine-worker.js");
    return { hashes: await engine.engineHashes(), inWorker };
  });
  const here = await engineHashes();
  const closures = here.map((model) => model.closures);
  expect(here.length).toBe(14);
  expect(here.map(({ webAssembly }) => webAssembly)).toEqual(closures);
  expect(inBrowser.hashes).toEqual(here);
  expect(inBrowser.inWorker).toEqual(closures);
});
