import path from "node:path";
import { importsOf } from "./walls.ts";

/** By path, what each file of the project says. */
export type Texts = ReadonlyMap<string, string>;

/** Where programs begin, besides the workers and scripts that others name; `package.json` names those of npm. */
const STARTS = [
  /^package\.json$|^vitest\.config\.ts$|^examples\//,
  /^packages\/\w+\/[\w.-]+\.ts$/,
  /^packages\/(?:engine\/src\/index|client\/src\/make-client|spreadsheet\/src\/read-worker)\.ts$/,
  /^packages\/server\/src\/(?:(?:main|command|pool-worker)\.ts$|db\/schema\/)/,
  /^packages\/web\/src\/(?:(?:main|view-report)\.tsx$|routes\/)/,
];
const TESTS = /\.(?:test|bench|e2e|screens|pictures|videos)\.tsx?$/;
/** What tests alone are made of. */
const FOR_TESTS = /^packages\/e2e\/|\/(?:testing|properties|vectors)\/|^tools\/engine-thread\.ts$/;
const CODE = /(?<!\.d)\.tsx?$/;

/**
 * The files that no program comes to, and, of what is for tests, those that no test comes to: what
 * only its own test knows is as dead as what nobody does.
 */
export function unreachedFiles(texts: Texts) {
  const files = [...texts.keys()];
  const starts = files.filter((file) => STARTS.some((start) => start.test(file)));
  const byPrograms = reachedFrom(starts, texts);
  const byAny = reachedFrom([...starts, ...files.filter((file) => TESTS.test(file))], texts);
  return files.filter((file) => {
    const reached = FOR_TESTS.test(file) ? byAny : byPrograms;
    return CODE.test(file) && !TESTS.test(file) && !reached.has(file);
  });
}

function reachedFrom(starts: readonly string[], texts: Texts) {
  const reached = new Set(starts);
  for (const file of reached) {
    for (const named of namedIn(file, texts.get(file) ?? "")) {
      if (texts.has(named)) reached.add(named);
    }
  }
  return reached;
}

/** What it imports, and what it starts by name: a worker beside it, a script by its path from the root. */
function namedIn(file: string, text: string) {
  const beside = [...text.matchAll(/"(\.{1,2}\/[\w./-]+\.tsx?)"/g)].map(([, name = ""]) =>
    path.posix.join(path.posix.dirname(file), name),
  );
  const fromRoot = [...text.matchAll(/\b(?:tools|packages)\/[\w./-]+\.tsx?\b/g)].map(String);
  const imported = importsOf(file, text).flatMap(({ target }) => target ?? []);
  return [...imported, ...beside, ...fromRoot];
}
