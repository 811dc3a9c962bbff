import fc from "fast-check";
import { expect, test } from "vitest";
import type { ModelDocument } from "#model/document.ts";
import { readDocument } from "#model/read-document.ts";
import { stableText } from "#model/stable-text.ts";
import { anyDocument } from "#testing/any-document.ts";
import { anyEdits } from "#testing/any-edit.ts";
import { runs } from "#testing/runs.ts";
import { applyEdits } from "./apply-edits.ts";
import { conflictsBetween } from "./conflicts.ts";
import type { Edit } from "./edit.ts";
import { editsBetween } from "./edits-between.ts";
import { merge } from "./merge.ts";
import { sentence } from "./sentence.ts";

const settings = runs(100);
const { numRuns } = settings;
const timeout = numRuns * 1000;

const documents = fc.tuple(anyDocument(true), anyDocument(true));
const edited = documents.chain(([document, other]) =>
  fc.record({ document: fc.constant(document), edits: anyEdits(document, other) }),
);
const twice = documents.chain(([document, other]) =>
  fc.record({
    document: fc.constant(document),
    mine: anyEdits(document, other),
    theirs: anyEdits(document, other),
  }),
);

function textOf(document: ModelDocument | undefined) {
  return document && stableText(document);
}

test(
  "whatever is changed, the inverse gives the same bytes back, and the reader takes both",
  () => {
    let made = 0;
    fc.assert(
      fc.property(edited, ({ document, edits }) => {
        const before = textOf(document);
        const applied = applyEdits(document, JSON.parse(JSON.stringify(edits)) as Edit[]);
        expect(textOf(document)).toBe(before);
        expect(applied.issues.length === 0).toBe(applied.document !== undefined);
        for (const edit of edits) expect(sentence(edit, document)).not.toBe("");
        if (!applied.document) return;
        made += 1;
        expect(readDocument(JSON.parse(JSON.stringify(applied.document))).issues).toEqual([]);
        const back = applyEdits(applied.document, applied.inverse);
        expect(back.issues).toEqual([]);
        expect(textOf(back.document)).toBe(before);
        expect(untold(editsBetween(document, applied.document), applied.places)).toEqual([]);
      }),
      settings,
    );
    expect(made).toBeGreaterThan(numRuns / 10);
  },
  timeout,
);

/** Values that differ at none of the places that were told, whichever twin of a name it is. */
function untold(difference: Edit[], places: string[]) {
  const told = places.map((place) => `${place.replaceAll(/#\d+/g, "")}/`);
  return difference.filter((edit) => {
    if (edit.kind !== "set" && edit.kind !== "figures") return false;
    const place = `${edit.place.replaceAll(/#\d+/g, "")}/`;
    return !told.some((each) => each.startsWith(place) || place.startsWith(each));
  });
}

test(
  "the difference of two documents, made in the first, gives the second to the byte",
  () => {
    const pairs = fc.oneof(
      documents,
      edited.map(({ document, edits }) => [document, afterEach(document, edits)] as const),
    );
    fc.assert(
      fc.property(pairs, ([before, after]) => {
        const { document, issues } = applyEdits(before, editsBetween(before, after));
        expect(issues).toEqual([]);
        expect(textOf(document)).toBe(textOf(after));
        expect(editsBetween(after, after)).toEqual([]);
      }),
      settings,
    );
  },
  timeout,
);

/** Those edits that fit, one after the other. */
function afterEach(document: ModelDocument, edits: readonly Edit[]): ModelDocument {
  return edits.reduce((each, edit) => applyEdits(each, [edit]).document ?? each, document);
}

function fitting(document: ModelDocument, edits: readonly Edit[]): Edit[] {
  let current = document;
  return edits.filter((edit) => {
    const { document: then } = applyEdits(current, [edit]);
    current = then ?? current;
    return then !== undefined;
  });
}

test(
  "edits that are not at odds commute, to the byte where nothing moves and nobody is renamed",
  () => {
    fc.assert(
      fc.property(twice, ({ document, ...each }) => {
        const [mine, theirs] = [fitting(document, each.mine), fitting(document, each.theirs)];
        if ([...mine, ...theirs].some(isOrderOrName)) return;
        const orders = [
          [...mine, ...theirs],
          [...theirs, ...mine],
        ].map((edits) => textOf(applyEdits(document, edits).document));
        const isSame = orders[0] !== undefined && orders[0] === orders[1];
        if (!isSame && conflictsBetween(mine, theirs).length === 0 && !isMadeTwice(mine, theirs))
          expect(orders[0]).toBe(orders[1] ?? "refused");
      }),
      settings,
    );
  },
  timeout,
);

test(
  "whoever saves first, both people's work comes to the same entries",
  () => {
    let merged = 0;
    fc.assert(
      fc.property(twice, ({ document, ...each }) => {
        const [mine, theirs] = [fitting(document, each.mine), fitting(document, each.theirs)];
        const [one, other] = [merge(document, mine, theirs), merge(document, theirs, mine)];
        expect(one.conflicts.length).toBe(other.conflicts.length);
        expect(one.issues).toEqual([]);
        if (!one.document || !other.document) return;
        merged += 1;
        expect(textOf(sorted(one.document))).toBe(textOf(sorted(other.document)));
      }),
      settings,
    );
    expect(merged).toBeGreaterThan(numRuns / 5);
  },
  timeout,
);

function isOrderOrName({ kind }: Edit) {
  return kind === "insert" || kind === "move" || kind === "rename";
}

/** The same removal by both is made once, and refused when it is made again. */
function isMadeTwice(mine: Edit[], theirs: Edit[]) {
  const texts = new Set(mine.map((edit) => JSON.stringify(edit)));
  return theirs.some((edit) => texts.has(JSON.stringify(edit)));
}

function sorted<T>(value: T): T {
  if (Array.isArray(value)) {
    const isFlat = value.every((each) => typeof each !== "object");
    const parts = value.map(sorted);
    return (isFlat ? parts : parts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) as T;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, sorted(part)])) as T;
}

/** Entries of one name keep their order among themselves, but for changes by hand of other periods. */
function keyOf(entry: Record<string, unknown>) {
  const { id, line, text, day, period, from = 0 } = entry;
  return `${id ?? line ?? text ?? day ?? period} ${String(from).padStart(4, "0")}`;
}
