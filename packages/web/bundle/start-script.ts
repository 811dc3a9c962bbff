import { readFileSync } from "node:fs";
import type { HtmlTagDescriptor, Plugin } from "vite";

const SCRIPT = new URL("./start.js", import.meta.url);
const PLACE = "<!-- start.js -->";
const WORKER_FILE = /^assets\/document-worker-[\w-]+\.js$/;
/** What nearly all texts are written in: found in the styles, it would come when all is laid out without it. */
const FONT_FILE = /^assets\/inter-latin-wght-normal-[\w-]+\.woff2$/;

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
        const find = (pattern: RegExp) => {
          const found = Object.keys(bundle).find((name) => pattern.test(name));
          return found && base + found;
        };
        const worker = filename.endsWith("index.html") ? find(WORKER_FILE) : undefined;
        const font = find(FONT_FILE);
        return {
          html: withStart(page, readFileSync(SCRIPT, "utf8"), worker),
          tags: font ? [fontLink(font)] : [],
        };
      },
    },
  };
}

function fontLink(href: string): HtmlTagDescriptor {
  const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href };
  return { tag: "link", attrs, injectTo: "head" };
}

export function withStart(page: string, script: string, worker: string | undefined): string {
  const lines = script.split("\n").filter((line) => !/^\s*(?:\/\/|$)/.test(line));
  const bound = `const WORKER = ${JSON.stringify(worker) ?? "undefined"};\n${lines.join("\n")}`;
  return page.replace(PLACE, () => `<script>${bound}</script>`);
}
