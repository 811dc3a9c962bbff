import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { projectFiles } from "./source-files.ts";

type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: true;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);
const installed = Object.entries(lock.packages).filter(
  ([place, { link }]) => place.includes("node_modules/") && !link,
);

test("the lockfile names no registry, so that every machine asks its own", () => {
  expect(installed.filter(([, { resolved }]) => /^https?:/.test(resolved ?? ""))).toEqual([]);
});

test("the lockfile holds the checksum of every package", () => {
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(([, { integrity }]) => !integrity)).toEqual([]);
});

const PRODUCTION_PACKAGES_MAX = 150;

test(`the server runs on at most ${PRODUCTION_PACKAGES_MAX} packages`, () => {
  const needed = [...packagesNeededBy("packages/server")].filter((place) =>
    place.includes("node_modules/"),
  );
  console.info(`the server runs on ${needed.length} packages`);
  expect(needed.length).toBeGreaterThan(20);
  expect(needed.length).toBeLessThanOrEqual(PRODUCTION_PACKAGES_MAX);
});

/** What no file may hold, with an example that proves the words are found. */
const forbidden = [
  {
    what: "a test that does not run",
    words: /\b(?:test|it|describe)\.(?:only|skip|todo)\b/,
    example: 'test.only("a"',
  },
  {
    what: "a path of one machine",
    words: /(?<![\w.])\/(?:work|root|home)\/\w/,
    example: "cd /root/app",
  },
  { what: "unfinished work", words: /\b(?:TODO|FIXME|HACK|XXX)\b/, example: "// TODO: later" },
];

test.each(forbidden)("no file holds $what", ({ words, example }) => {
  expect(example).toMatch(words);
  const found = projectFiles()
    .filter((file) => /\.(?:tsx?|js|css|html|md|json|sql)$|\/run$/.test(file))
    .filter((file) => file !== "package-lock.json" && file !== "tools/tidy.test.ts")
    .flatMap((file) => linesWith(words, file));
  expect(found).toEqual([]);
});

function linesWith(words: RegExp, file: string) {
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index) => (words.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []));
}

/** Follows the lockfile the way Node looks for packages: nearest folder first. */
function packagesNeededBy(place: string, found = new Set<string>()): Set<string> {
  const { dependencies, link, resolved } = lock.packages[place] ?? {};
  if (link && resolved) return packagesNeededBy(resolved, found);
  if (found.has(place)) return found;
  found.add(place);
  for (const name of Object.keys(dependencies ?? {})) packagesNeededBy(nearest(name, place), found);
  return found;
}

function nearest(name: string, place: string): string {
  const candidate = place ? `${place}/node_modules/${name}` : `node_modules/${name}`;
  if (candidate in lock.packages || !place) return candidate;
  return nearest(name, place.replace(/(?:^|\/)(?:node_modules\/(?:@[^/]+\/)?)?[^/]+$/, ""));
}
