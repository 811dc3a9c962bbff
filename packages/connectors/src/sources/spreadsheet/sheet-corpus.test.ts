/**
 * Files in the forms programs export, each written from a known ledger. Every proposal is
 * accepted and no question answered: what is then read must be the ledger, to the cent.
 */
import { afterAll, describe, expect, test } from "vitest";
import type { CorpusCase } from "#testing/sheet-corpus/corpus-case.ts";
import { laterCases } from "#testing/sheet-corpus/later-forms.ts";
import { type Outcome, readCase } from "#testing/sheet-corpus/read-case.ts";
import { stricterCases } from "#testing/sheet-corpus/stricter-forms.ts";
import { tunedCases } from "#testing/sheet-corpus/tuned-forms.ts";
import { unseenCases } from "#testing/sheet-corpus/unseen-forms.ts";

const cases = [...tunedCases(), ...unseenCases(), ...laterCases(), ...stricterCases()];
const outcomes: { each: CorpusCase; outcome: Outcome }[] = [];

describe("a file is never read wrong", () => {
  test.each(cases.map((each) => [each.name, each] as const))("%s", async (_name, each) => {
    const outcome = await readCase(each);
    outcomes.push({ each, outcome });
    expect(outcome).not.toMatchObject({ kind: "wrong" });
    if (!each.isReadable) expect(outcome).not.toMatchObject({ kind: "read" });
  });
});

afterAll(() => {
  const readable = outcomes.filter(({ each }) => each.isReadable);
  const read = readable.filter(({ outcome }) => outcome.kind === "read");
  // Of the files that say enough, nine in ten are read; the others are asked about.
  expect(read.length).toBeGreaterThanOrEqual(0.9 * readable.length);
});
