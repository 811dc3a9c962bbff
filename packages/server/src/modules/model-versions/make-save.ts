import { type Editor, refusedEdits } from "@app/contract/edit-policy";
import { MODEL_DOCUMENT_LIMITS } from "@app/contract/model-document";
import { cutOverMove } from "@app/engine/actuals/cut-over";
import { actualsChange } from "@app/engine/edits/actuals-words";
import { applyEdits } from "@app/engine/edits/apply-edits";
import type { Edit } from "@app/engine/edits/edit";
import { sentence } from "@app/engine/edits/sentence";
import { withoutSignatures } from "@app/engine/edits/signature";
import type { ModelDocument } from "@app/engine/model/document";
import type { Issue } from "@app/engine/model/issue";
import { readDocument } from "@app/engine/model/read-document";
import { stableText } from "@app/engine/model/stable-text";
import { defineTask } from "#core/task.ts";
import { type Outlook, outlookOf } from "#modules/models/models.ts";
import { type FoundConflict, mergeSave, type Settled } from "./merge-save.ts";
import type { Stored } from "./model-versions.store.ts";
import { saveFaults } from "./save-faults.ts";
import { documentOf, editsOf } from "./stored-document.ts";

export type AskedSave = {
  base: Stored;
  others: { version: number; edits: string }[];
  edits: Edit[];
  settled?: Settled | undefined;
  editor: Editor;
};

export type MadeSave = Outlook & {
  text: string;
  /** As they are made on top of what others saved. */
  edits: Edit[];
  /** What the first of them do, in words. */
  sentences: string[];
  /** What it is as a whole, where that is more than its first change. */
  summary: string | null;
  /** Where the cut-over moved, with the forecast that a roll-forward replaces, as it is stored. */
  cutOver: string | null;
};

type Told = Pick<Issue, "place" | "message">;
type Outcome =
  | { made: MadeSave }
  | { refused: Told[] }
  /** What the editor's level does not let them do. */
  | { forbidden: Told[] };

/** Makes a save out of edits and calculates what it comes to, away from requests. */
export const makeSave = defineTask({
  name: "make_save",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 512,
  run({
    base,
    others,
    edits,
    settled,
    editor,
  }: AskedSave): Outcome | { conflicts: FoundConflict[] } {
    const theirs = others.map((each) => ({ version: each.version, edits: editsOf(each.edits) }));
    const merged = mergeSave(documentOf(base), edits, theirs, settled);
    if (!("document" in merged)) return merged;
    const refused = saveFaults(merged.before, merged.document);
    return refused.length > 0 ? { refused } : madeOf(merged, editor);
  },
});

type Change = { before: ModelDocument; edits: Edit[]; document: ModelDocument };

/** What a change comes to, or why it is not to be kept. */
export function madeOf({ before, edits, document }: Change, editor: Editor): Outcome {
  const forbidden = refusedEdits(editor, before, edits);
  if (forbidden.length > 0) return { forbidden };
  const text = stableText(document);
  const read = readDocument(JSON.parse(text));
  if (!read.document) return { refused: read.issues };
  const oversize = oversizeOf(document, text);
  if (oversize) return { refused: [oversize] };
  const move = cutOverMove(before, document);
  const cutOver = move ? JSON.stringify(move) : null;
  const sentences = firstSentences(before, edits);
  const summary = summaryOf({ before, edits, document });
  return { made: { text, edits, sentences, summary, cutOver, ...outlookOf(read.document) } };
}

const { bytesMax } = MODEL_DOCUMENT_LIMITS;

/** Told at the part of the document that holds most of it. */
function oversizeOf(document: ModelDocument, text: string): Told | undefined {
  if (Buffer.byteLength(text) <= bytesMax) return undefined;
  const sizeOf = (part: unknown) => JSON.stringify(part)?.length ?? 0;
  const [place = ""] = Object.entries(document)
    .toSorted(([, one], [, other]) => sizeOf(other) - sizeOf(one))
    .map(([name]) => name);
  const message = `The model would be larger than ${bytesMax / 1024 ** 2} MB. Most of it is here.`;
  return { place, message };
}

/** Of a roll-forward, and of closed periods that were taken over. */
function summaryOf({ before, edits, document }: Change): string | null {
  const change = actualsChange(withoutSignatures(edits), before, document);
  return change ? change.sentence + moreWords(change.others.length) : null;
}

/** ", and 2 more changes". */
export function moreWords(count: number): string {
  return count > 0 ? `, and ${count} more ${count === 1 ? "change" : "changes"}` : "";
}

const SENTENCES_MOST = 20;

function firstSentences(before: ModelDocument, edits: readonly Edit[]): string[] {
  let document = before;
  return withoutSignatures(edits)
    .slice(0, SENTENCES_MOST)
    .map((edit) => {
      const words = sentence(edit, document);
      document = applyEdits(document, [edit]).document ?? document;
      return words;
    });
}
