import { fileURLToPath } from "node:url";
import { build } from "vite";
import { engineHashes } from "./engine-hashes.ts";
import { expect, test } from "./fixtures.ts";

/** A file of ours as scripts for a browser, from the same source: what it loads later is another one. */
async function bundle(name: string) {
  const entry = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const lib = { entry, formats: ["es" as const], fileName: name };
  const built = await build({ configFile: false, logLevel: "error", build: { lib, write: false } });
  const [made] = Array.isArray(built) ? built : [];
  return (made?.output ?? []).flatMap((file) =>
    file.type === "chunk" ? [{ name: file.fileName, body: file.code }] : [],
  );
}

test("a model comes to the same bytes in Node, in the browser and in its worker, by either back end", async ({
  page,
}) => {
  for (const name of ["engine-hashes", "engine-worker"]) {
    for (const file of await bundle(name))
      await page.route(`**/app/${file.name}`, (route) =>
        route.fulfill({ contentType: "text/javascript", body: file.body }),
      );
  }
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
