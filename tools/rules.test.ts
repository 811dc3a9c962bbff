/** The list of rules is only worth something while the tests and files it names are there. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

const files = sourceFiles().filter((file) => file.includes("packages/engine/src/"));
const rules = readFileSync("docs/engine/rules.md", "utf8");

test("every test that the list of rules names is a test of the engine", () => {
  const tests = files
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => readFileSync(file, "utf8"));
  const titles = [...rules.matchAll(/\*([^*\n]+)\*/g)].map(([, title = ""]) => title);
  const missing = titles.filter((title) => {
    const start = title.replace(/…$/, "");
    return !tests.some((text) => text.includes(start));
  });
  expect(titles.length).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});

test("every file that the list of rules names is a file of the engine", () => {
  const named = [...rules.matchAll(/`([\w/-]+\.ts)`/g)].map(([, file = ""]) => file);
  expect(named.filter((name) => !files.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
});
