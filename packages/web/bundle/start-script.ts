import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SCRIPT = new URL("./start.js", import.meta.url);
const PLACE = "/* start.js */";
const WORKER_FILE = /^assets\/document-worker-[\w-]+\.js$/;

/** Writes the first script into each page. While somebody works on the app no worker is started by it. */
export function startScript(): Plugin {
  let base = "/";
  return {
    name: "start-script",
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: "post",
      handler(page, { filename, bundle = {} }) {
        const isApp = filename.endsWith("index.html");
        const worker = Object.keys(bundle).find((name) => isApp && WORKER_FILE.test(name));
        return withStart(page, readFileSync(SCRIPT, "utf8"), worker && base + worker);
      },
    },
  };
}

export function withStart(page: string, script: string, worker: string | undefined): string {
  const lines = script.split("\n").filter((line) => !/^\s*(?:\/\/|$)/.test(line));
  const bound = `const WORKER = ${JSON.stringify(worker) ?? "undefined"};\n${lines.join("\n")}`;
  return page.replace(PLACE, () => bound);
}
