import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const WORKER = new URL("./service-worker.js", import.meta.url);

/** Besides code: the page itself and its marks. */
const BESIDE = ["", "favicon.svg", "icon-192.png", "manifest.webmanifest"];

/** Parts that nobody can use who may only read, and letters that few names have. */
const LEFT_OUT = /\/(?:inter-.*(?:ext|italic)|password-strength|preview-worker)-/;

const APP = "_authenticated/_app/";
const WORKBENCH = `${APP}models/$modelId/_workbench/`;
/** Pages that open without a line, or tell there what does, and what stands around them. */
const PAGES = new Set([
  ...["_authenticated/route", `${APP}route`, `${APP}index`, `${APP}clients/index`],
  ...[`${APP}models/index`, `${APP}models/$modelId/route`, `${WORKBENCH}route`],
  ...["index", "statements", "drivers", "scenarios", "checks"].map((page) => WORKBENCH + page),
  // What they say stands in their code.
  ...["eula", "installation", "privacy_statement", "system_requirements"].map(
    (page) => `_anonymous/${page}`,
  ),
]);

/** Writes the service worker, with the list of the files that this version needs without a line. */
export function offlineFiles(): Plugin {
  return {
    name: "offline-files",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const built = Object.values(bundle).map((file): OfflineFile => {
          if (file.type === "asset") return { ...NO_CODE, ...file, code: String(file.source) };
          return { ...file, isStart: file.isEntry && file.name === "index" };
        });
        const source = withFiles(readFileSync(WORKER, "utf8"), filesOffline(built));
        this.emitFile({ type: "asset", fileName: "service-worker.js", source });
      },
    },
  };
}

export type OfflineFile = {
  fileName: string;
  imports: readonly string[];
  dynamicImports: readonly string[];
  moduleIds: readonly string[];
  code: string;
  /** The page begins with it. */
  isStart: boolean;
};

const NO_CODE = { imports: [], dynamicImports: [], moduleIds: [], isStart: false };

/** The files of those pages, and every part that is loaded on them later on. */
export function filesOffline(files: readonly OfflineFile[]): string[] {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const assets = files.filter(({ fileName }) => /^assets\/.*\.(?:css|js|woff2)$/.test(fileName));
  const found = new Set(files.filter((file) => file.isStart || routesOf(file).some(isOffline)));
  for (const { imports, dynamicImports, code, fileName: from } of found) {
    const parts = dynamicImports.flatMap((name) => byName.get(name) ?? []);
    const next = [
      ...imports.flatMap((name) => byName.get(name) ?? []),
      // Of a page that is another there is nothing to show.
      ...parts.filter((part) => routesOf(part).length === 0),
      // Workers, styles and fonts are known by their names alone.
      ...assets.filter(
        ({ fileName, moduleIds }) =>
          moduleIds.length === 0 && code.includes(nameOf(fileName)) && fileName !== from,
      ),
    ];
    for (const file of next) if (!LEFT_OUT.test(file.fileName)) found.add(file);
  }
  return [...BESIDE, ...[...found].map(({ fileName }) => fileName).sort()];
}

function nameOf(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf("/") + 1);
}

const ROUTE = /\/src\/routes\/(.+)\.tsx\?tsr-split=/;

function routesOf({ moduleIds }: OfflineFile): string[] {
  return moduleIds.flatMap((id) => ROUTE.exec(id.replaceAll("\\", "/"))?.[1] ?? []);
}

function isOffline(route: string): boolean {
  return PAGES.has(route);
}

/** Any other file is another version, and another worker to the browser. */
export function withFiles(worker: string, files: readonly string[]): string {
  const version = createHash("sha256")
    .update(worker + files)
    .digest("hex")
    .slice(0, 16);
  return `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n${worker}`;
}
