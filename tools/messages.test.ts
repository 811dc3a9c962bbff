import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

const catalogue = readFileSync("docs/errors.md", "utf8");
const sources = sourceFiles()
  .filter((file) => file.startsWith("packages/server/") && !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** A refusal with its sentence, or one of the two short ways to say it. */
const REFUSAL = /new Refusal\(\s*\d+,\s*(?:"([^"]+)"|`([^`]+)`)|notFound\("([^"]+)"\)/g;

const refusals = sources.flatMap(({ file, text }) =>
  [...text.matchAll(REFUSAL)].map(([, plain, template, missing]) => ({
    file,
    sentence: plain ?? template ?? `${missing} not found.`,
  })),
);

test("every sentence by which a request is refused stands in docs/errors.md", () => {
  const known = refusals.filter(({ sentence }) => !sentence.startsWith("${"));
  expect(known.length).toBeGreaterThan(40);
  expect(known.filter(({ sentence }) => !isListed(sentence))).toEqual([]);
});

/** What is filled in stands as N, or as other words. */
function isListed(sentence: string) {
  const fixed = sentence
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(fixed.join("[^|]+")).test(catalogue);
}
