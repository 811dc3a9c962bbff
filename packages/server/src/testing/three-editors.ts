/**
 * Three people at one document: each types, saves, saves once more because no answer came, and
 * decides where another was faster, in any order. Whoever keeps the document is given, so that the
 * same story is told of the rule by itself and of the whole server.
 */
import { randomUUID } from "node:crypto";
import { applyEdits } from "@app/engine/edits/apply-edits";
import type { Edit } from "@app/engine/edits/edit";
import type { ModelDocument } from "@app/engine/model/document";
import { stableText } from "@app/engine/model/stable-text";
import { anyDocument } from "@app/engine/testing/any-document";
import { anyEdits } from "@app/engine/testing/any-edit";
import fc from "fast-check";
import { expect } from "vitest";
import { saveFaults } from "#modules/model-versions/save-faults.ts";
import { lostPlaces } from "./flat-document.ts";

export type SaveRequest = {
  saveId: string;
  baseVersion: number;
  edits: Edit[];
  settled?: { version: number; edits: number[] };
};

export type SaveAnswer =
  | { outcome: "saved"; version: number; others: { edits: Edit[] }[]; edits: Edit[] }
  | {
      outcome: "conflict";
      version: number;
      others: { edits: Edit[] }[];
      conflicts: { mineIndex: number; place: string }[];
    }
  | { outcome: "refused" };

export type Keeper = {
  /** Begins with a document, at version 1. */
  begin(document: ModelDocument): Promise<void>;
  save(who: number, request: SaveRequest): Promise<SaveAnswer>;
  newest(): Promise<{ version: number; document: ModelDocument }>;
};

type Editor = { version: number; document: ModelDocument; typed: Edit[] };
export type Tally = { saved: number; conflicts: number; merged: number };

/** Plays one story and holds what must be true after each step and in the end. */
export async function playThreeEditors(g: fc.GeneratorValue, keeper: Keeper, stepCount: number) {
  const [first, lent] = [withoutFaults(g(anyDocument, true)), g(anyDocument, true)];
  await keeper.begin(first);
  const editors = [0, 1, 2].map((): Editor => ({ version: 1, document: first, typed: [] }));
  const tally: Tally = { saved: 0, conflicts: 0, merged: 0 };
  for (let step = 0; step < stepCount; step += 1) {
    const who = g(fc.nat, { max: 2 });
    const editor = editors[who] as Editor;
    const typed = fitting(now(editor), g(anyEdits, now(editor), lent));
    editor.typed.push(...typed);
    if (g(fc.boolean)) await saveAll(g, keeper, who, editor, tally);
  }
  for (const [who, editor] of editors.entries()) await saveAll(g, keeper, who, editor, tally);
  const { version, document } = await keeper.newest();
  for (const [who, editor] of editors.entries()) {
    const answer = await keeper.save(who, requestOf(editor, []));
    if (answer.outcome !== "saved") throw new Error("nothing was at odds with something");
    follow(editor, answer);
    expect(stableText(editor.document)).toBe(stableText(document));
  }
  expect((await keeper.newest()).version).toBe(version);
  return tally;
}

/** Saves what was typed, deciding as often as it takes. */
async function saveAll(
  g: fc.GeneratorValue,
  keeper: Keeper,
  who: number,
  editor: Editor,
  tally: Tally,
) {
  const shown = new Set<string>();
  let settled: SaveRequest["settled"];
  while (editor.typed.length > 0) {
    const request = requestOf(editor, editor.typed, settled);
    const answer = await keeper.save(who, request);
    if (g(fc.boolean)) expect(await keeper.save(who, request)).toEqual(answer);
    if (answer.outcome === "saved") {
      holdBothSides(editor, answer, shown);
      tally.saved += 1;
      tally.merged += answer.others.some(({ edits }) => edits.length > 0) ? 1 : 0;
      follow(editor, answer);
      return;
    }
    if (answer.outcome === "refused") {
      // Decided for, but made where somebody removed what it was in; it was shown.
      expect(settled).toBeDefined();
      editor.typed = fitting(editor.document, without(editor.typed, settled?.edits ?? []));
      settled = undefined;
      continue;
    }
    expect(answer.conflicts).not.toEqual([]);
    tally.conflicts += answer.conflicts.length;
    for (const { place } of answer.conflicts) shown.add(place);
    const mine = [...new Set(answer.conflicts.map(({ mineIndex }) => mineIndex))];
    const earlier = settled?.edits ?? [];
    if (g(fc.boolean)) {
      settled = { version: answer.version, edits: [...new Set([...earlier, ...mine])] };
    } else {
      editor.typed = fitting(editor.document, without(editor.typed, mine));
      settled = undefined;
    }
  }
}

function requestOf(
  { version }: Editor,
  edits: Edit[],
  settled?: SaveRequest["settled"],
): SaveRequest {
  return { saveId: randomUUID(), baseVersion: version, edits, ...(settled && { settled }) };
}

/** What the editor has on screen. */
function now({ document, typed }: Editor): ModelDocument {
  return made(document, typed);
}

/** By what the answer says, and by nothing else. */
function follow(editor: Editor, answer: Extract<SaveAnswer, { outcome: "saved" }>) {
  const others = answer.others.flatMap(({ edits }) => edits);
  editor.document = made(editor.document, [...others, ...answer.edits]);
  editor.version = answer.version;
  editor.typed = [];
}

/** Each side's changes are in what was saved, but for those that were shown as being at odds. */
function holdBothSides(
  editor: Editor,
  answer: Extract<SaveAnswer, { outcome: "saved" }>,
  shown: ReadonlySet<string>,
) {
  const others = answer.others.flatMap(({ edits }) => edits);
  const isRenaming = [...others, ...editor.typed].some(({ kind }) => kind === "rename");
  if (isRenaming || shown.size > 0) return;
  const theirs = made(editor.document, others);
  const sides = { base: editor.document, mine: now(editor), theirs };
  expect(lostPlaces(sides, made(theirs, answer.edits))).toEqual([]);
}

function made(document: ModelDocument, edits: readonly Edit[]): ModelDocument {
  const applied = applyEdits(document, edits);
  if (!applied.document) throw new Error(`edits do not fit: ${JSON.stringify(applied.issues)}`);
  return applied.document;
}

/** What can be made and saved. */
/** As a save may bring it: of two with one id the first, and no days, which would be any words. */
function withoutFaults<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const ids = value.map((entry) => entry?.id);
    const isFirst = (id: unknown, index: number) =>
      typeof id !== "string" || ids.indexOf(id) === index;
    return value.filter((_, index) => isFirst(ids[index], index)).map(withoutFaults) as Value;
  }
  const kept = Object.entries(value).filter(([key]) => key !== "setOn" && key !== "writtenOn");
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutFaults(part)])) as Value;
}

function fitting(document: ModelDocument, edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = [];
  for (const edit of edits) {
    const { document: then } = applyEdits(document, [...kept, edit]);
    if (then && saveFaults(document, then).length === 0) kept.push(edit);
  }
  return kept;
}

function without(edits: readonly Edit[], indexes: readonly number[]) {
  return edits.filter((_, index) => !indexes.includes(index));
}
