import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build } from "vite";

/** Gives the pages of the app files of ours as scripts, from the same source: what one loads later is another. */
export async function serveScripts(page: Page, ...files: string[]) {
  for (const file of files)
    for (const script of await bundle(file))
      await page.route(`**/app/${script.name}`, (route) =>
        route.fulfill({ contentType: "text/javascript", body: script.body }),
      );
}

async function bundle(file: string) {
  const entry = fileURLToPath(new URL(file, import.meta.url));
  const fileName = file.replace(/^.*\/(.+)\.ts$/, "$1");
  const lib = { entry, formats: ["es" as const], fileName };
  const built = await build({ configFile: false, logLevel: "error", build: { lib, write: false } });
  const [made] = Array.isArray(built) ? built : [];
  return (made?.output ?? []).flatMap((part) =>
    part.type === "chunk" ? [{ name: part.fileName, body: part.code }] : [],
  );
}
