import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  type LockedPackage,
  missingEntries,
  nearest,
  platformOf,
  readLockfile,
} from "./lockfile.ts";
import { projectFiles } from "./source-files.ts";

const lockfile = readLockfile();
const { packages } = lockfile;
const installed = Object.entries(packages).filter(
  ([place, { link }]) => place.includes("node_modules/") && !link,
);

test("the lockfile names no registry, so that every machine asks its own", () => {
  expect(installed.filter(([, { resolved }]) => /^https?:/.test(resolved ?? ""))).toEqual([]);
});

test("the lockfile holds the checksum of every package that is not another system's", () => {
  const isForeign = ({ optional, os, cpu }: LockedPackage) => optional && (os ?? cpu);
  expect(installed.length).toBeGreaterThan(100);
  expect(installed.filter(([, each]) => !each.integrity && !isForeign(each))).toEqual([]);
});

test("the lockfile has the binaries of every system; `npm run lockfile` adds what npm left out", () => {
  const rolldown = installed.filter(([place]) => place.includes("@rolldown/binding-"));
  const systems = new Set(rolldown.flatMap(([, { os }]) => os ?? []));
  expect([...systems]).toEqual(expect.arrayContaining(["darwin", "linux", "win32"]));
  expect(Object.keys(missingEntries(lockfile))).toEqual([]);
});

test.each([
  ["@rolldown/binding-darwin-arm64", { os: ["darwin"], cpu: ["arm64"] }],
  ["@rolldown/binding-linux-x64-musl", { os: ["linux"], cpu: ["x64"], libc: ["musl"] }],
  ["@oxc-parser/binding-linux-arm64-gnu", { os: ["linux"], cpu: ["arm64"], libc: ["glibc"] }],
  ["@tailwindcss/oxide-win32-x64-msvc", { os: ["win32"], cpu: ["x64"] }],
  ["@tailwindcss/oxide-wasm32-wasi", { cpu: ["wasm32"] }],
])("%s tells by its name which system it is for", (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
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

test("no amount of money is written by toFixed, which separates no thousands: centsText does", () => {
  const words = /\.toFixed\(2\)/;
  expect("price.toFixed(2)").toMatch(words);
  const found = projectFiles()
    .filter((file) => /^packages\/(?:server|contract|web)\/src\/.*(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => linesWith(words, file));
  // How sure a match of accounts is, from 0 to 1.
  expect(found.filter((line) => !line.includes("confidence.toFixed(2)"))).toEqual([]);
});

function linesWith(words: RegExp, file: string) {
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index) => (words.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []));
}

/** Follows the lockfile the way Node looks for packages. */
function packagesNeededBy(place: string, found = new Set<string>()): Set<string> {
  const { dependencies, link, resolved } = packages[place] ?? {};
  if (link && resolved) return packagesNeededBy(resolved, found);
  if (found.has(place)) return found;
  found.add(place);
  for (const name of Object.keys(dependencies ?? {}))
    packagesNeededBy(nearest(packages, name, place), found);
  return found;
}
