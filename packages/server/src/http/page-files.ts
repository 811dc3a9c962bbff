/** What a page of the app will load, as the build wrote it down in `pages.json`. */
export type PageFiles = readonly { path: string; files: readonly string[] }[];

/**
 * Tells the browser of a page's files with the page itself, so that it need not find each in the one
 * before. An address that is no page has none.
 */
export function linksOf(pages: PageFiles, base: string, name: string): string | undefined {
  const parts = partsOf(name);
  const [page] = pages
    .filter(({ path }) => isAt(partsOf(path), parts))
    .toSorted((one, other) => parametersIn(one.path) - parametersIn(other.path));
  return page?.files.map((file) => `<${base}${file}>; rel=modulepreload`).join(", ");
}

function partsOf(path: string): string[] {
  return path.split("/").filter(Boolean);
}

function isAt(pattern: readonly string[], parts: readonly string[]): boolean {
  if (pattern.length !== parts.length) return false;
  return pattern.every((each, index) => each.startsWith("$") || each === parts[index]);
}

/** Of two pages with one address, "new" comes before "$id". */
function parametersIn(path: string): number {
  return path.split("$").length;
}
