/** Which modules a driver feeds, by itself or through other drivers. */
import type { Model } from "#build/build-model.ts";
import { tokensOf } from "#formula/tokens.ts";

/** The ids of modules. */
export type Feeds = ReadonlySet<string>;

/** Formulas stay while only figures change, and so does what they read. */
const known = new WeakMap<object, ReadonlyMap<string, Feeds>>();

export function driverFeeds({ program, document }: Model): ReadonlyMap<string, Feeds> {
  const found = known.get(program.rowOf);
  if (found) return found;
  const readers = readersOf(program.lines);
  const feeds = new Map(document.drivers.map(({ id }) => [id, feedsOf(id, readers)]));
  known.set(program.rowOf, feeds);
  return feeds;
}

type Reader = { driver: string } | { module: string };

function readersOf(lines: Model["program"]["lines"]): ReadonlyMap<string, Reader[]> {
  const readers = new Map<string, Reader[]>();
  for (const { id, section, module, formula } of lines) {
    if (!formula || (section !== "drivers" && module === undefined)) continue;
    const reader = module === undefined ? { driver: id } : { module };
    for (const { kind, text } of tokensOf(formula.text).tokens) {
      if (kind !== "name") continue;
      readers.set(text, [...(readers.get(text) ?? []), reader]);
    }
  }
  return readers;
}

function feedsOf(driver: string, readers: ReadonlyMap<string, Reader[]>): Feeds {
  const modules = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const reader of readers.get(id) ?? []) {
      if ("module" in reader) modules.add(reader.module);
      else visit(reader.driver);
    }
  };
  visit(driver);
  return modules;
}
