import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unreachedFiles } from "./reached.ts";
import { projectFiles } from "./source-files.ts";

const texts = new Map(
  projectFiles()
    .filter((file) => /\.tsx?$/.test(file) || file === "package.json")
    .map((file) => [file, readFileSync(file, "utf8")]),
);

test("every file is reached from a program, and what is for tests from a test", () => {
  expect(unreachedFiles(texts)).toEqual([]);
});

const DEAD = "export const planted = 1;";
/** Not written out, or this file would name it, too. */
const NAME = "planted";
const TEST_OF_DEAD = `import { planted } from "./${NAME}.ts";`;

const plantedIn = (folders: string[], name: string, text: string) =>
  folders.map((folder) => [`${folder}${name}`, text] as const);

test("a part of the engine, a call, a rule, a component or a script that only its own test knows passed as used, and is found", () => {
  const folders = [
    ...["packages/engine/src/lines/", "packages/contract/src/", "packages/web/src/ui/"],
    ...["packages/server/src/modules/clients/", "tools/"],
  ];
  const dead = plantedIn(folders, `${NAME}.ts`, DEAD);
  const tests = plantedIn(folders, `${NAME}.test.ts`, TEST_OF_DEAD);
  expect(unreachedFiles(new Map([...texts, ...dead, ...tests]))).toEqual(
    dead.map(([file]) => file),
  );
});

test("what is for tests is dead when no test knows it, and alive when one does", () => {
  const folders = [
    "packages/e2e/src/",
    "packages/server/src/testing/",
    "packages/engine/src/vectors/",
  ];
  const made = plantedIn(folders, `${NAME}.ts`, DEAD);
  const tests = plantedIn(folders, `${NAME}.test.ts`, TEST_OF_DEAD);
  expect(unreachedFiles(new Map([...texts, ...made]))).toEqual(made.map(([file]) => file));
  expect(unreachedFiles(new Map([...texts, ...made, ...tests]))).toEqual([]);
});
