import type { Plugin } from "vite";

/**
 * Which files of code a page needs besides those of every page, for whoever serves it: the browser is told of
 * them with the page itself, instead of finding each only in the one before.
 */
export function pageFiles(): Plugin {
  return {
    name: "page-files",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file): BuiltFile[] => {
        if (file.type !== "chunk") return [];
        const { fileName, imports, moduleIds, isEntry, name } = file;
        return [{ fileName, imports, moduleIds, ...(isEntry && { entry: name }) }];
      });
      this.emitFile({
        type: "asset",
        fileName: "pages.json",
        source: JSON.stringify(filesByPage(files)),
      });
    },
  };
}

export type BuiltFile = {
  fileName: string;
  imports: readonly string[];
  moduleIds: readonly string[];
  /** What the page is called that begins with it. */
  entry?: string;
};

/** An address with its parameters as `$name`, and what is loaded for it. */
type Page = { path: string; files: string[] };

const ROUTE = /\/src\/routes\/(.+)\.tsx\?tsr-split=(?:component|loader)/;

export function filesByPage(files: readonly BuiltFile[]): Page[] {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const first = (entry: string) =>
    new Set(files.filter((file) => file.entry === entry).flatMap(reached(byName)));
  const byRoute = new Map<string, BuiltFile[]>();
  for (const file of files)
    for (const id of file.moduleIds) {
      const route = ROUTE.exec(id.replaceAll("\\", "/"))?.[1];
      if (route !== undefined) byRoute.set(route, [...(byRoute.get(route) ?? []), file]);
    }
  return [...byRoute.keys()]
    .filter((route) => !isFrame(route))
    .map((route) => {
      const parts = [...framesOf(route), route].flatMap((each) => byRoute.get(each) ?? []);
      const needed = new Set(parts.flatMap(reached(byName)));
      const there = first(entryOf(route));
      return { path: pathOf(route), files: [...needed].filter((name) => !there.has(name)) };
    });
}

/** A file, and everything that it imports at once. */
function reached(byName: ReadonlyMap<string, BuiltFile>) {
  return (from: BuiltFile): string[] => {
    const found = new Set<BuiltFile>([from]);
    for (const { imports } of found)
      for (const name of imports) {
        const file = byName.get(name);
        if (file) found.add(file);
      }
    return [...found].map(({ fileName }) => fileName);
  };
}

/** A report that somebody reads has a page of its own. */
function entryOf(route: string): string {
  return route.startsWith("_anonymous/view_report") ? "view_report" : "index";
}

function isFrame(route: string): boolean {
  return route === "__root" || /(?:^|\/)route$/.test(route);
}

/** "a/route" and "a/b/route" stand around "a/b/c". */
function framesOf(route: string): string[] {
  const folders = route.split("/").slice(0, -1);
  return folders.map((_, index) => [...folders.slice(0, index + 1), "route"].join("/"));
}

/** A folder that begins with `_` is not in the address; a `_` at an end only says where it is shown. */
function pathOf(route: string): string {
  const parts = route.split(/[/.]/).filter((part) => !part.startsWith("_") && part !== "index");
  return `/${parts.map((part) => part.replace(/_$/, "")).join("/")}`;
}
