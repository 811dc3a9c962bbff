import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

const catalogue = readFileSync("docs/errors.md", "utf8");
const sources = sourceFiles()
  .filter((file) => /^packages\/(?:server|contract)\//.test(file))
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** A refusal with its sentence, or one of the two short ways to say it. */
const REFUSAL = /new Refusal\(\s*\d+,\s*(?:"([^"]+)"|`([^`]+)`)|notFound\("([^"]+)"\)/g;

/** A refusal whose sentence has a name, which stands in its own file or another's. */
const NAMED = /new Refusal\(\s*\d+,\s*(\w+)\s*[,)]/g;
const SENTENCE = /"([A-Z][^"]* [^"]*)"|`([^`]* [^`]*)`/g;

const written = sources.flatMap(({ file, text }) =>
  [...text.matchAll(REFUSAL)].map(([, plain, template, missing]) => ({
    file,
    sentence: plain ?? template ?? `${missing} not found.`,
  })),
);

const named = sources.flatMap(({ file, text }) =>
  [...text.matchAll(NAMED)].flatMap(([, name = ""]) =>
    sentencesOf(name, text).map((sentence) => ({ file, sentence })),
  ),
);

test("every sentence by which a request is refused stands in docs/errors.md", () => {
  // Our own mistakes are told by the number of their request alone.
  const known = [...written, ...named].filter(
    ({ sentence }) => !/^(?:\$\{|Something went wrong)/.test(sentence),
  );
  expect([written.length > 190, named.length > 35]).toEqual([true, true]);
  expect(known.filter(({ sentence }) => !isListed(sentence))).toEqual([]);
});

/** All that a name may stand for; what another function gives is looked for where that is. */
function sentencesOf(name: string, own: string): string[] {
  const meanings = (text: string) =>
    [...text.matchAll(new RegExp(`const ${name}\\s*=([^;]*);`, "g"))].flatMap(([meaning]) =>
      [...meaning.matchAll(SENTENCE)].map(([, plain, template]) => plain ?? template ?? ""),
    );
  const here = meanings(own);
  const isShared = here.length === 0 && name === name.toUpperCase();
  return isShared ? sources.flatMap(({ text }) => meanings(text)) : here;
}

/** What is filled in stands as N, or as other words. */
function isListed(sentence: string) {
  const fixed = sentence
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(fixed.join("[^|]+")).test(catalogue);
}
