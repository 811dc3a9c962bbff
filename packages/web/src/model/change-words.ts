/** What was done, in the few words that fit on a button: "Debtor days, January 2027". */
import { actualsChange } from "@app/engine/edits/actuals-words";
import type { Edit } from "@app/engine/edits/edit";
import { lineWords, subjectOf } from "@app/engine/edits/labels";
import { locate } from "@app/engine/edits/locate";
import { namesIn, parentOf } from "@app/engine/edits/place";
import { sentence } from "@app/engine/edits/sentence";
import { withoutSignatures } from "@app/engine/edits/signature";
import { periodWords } from "@app/engine/edits/words";
import type { ModelDocument, Override } from "@app/engine/model/document";

/** `before` is the document that the edits were made in, `after` what came of it. */
export function changeWords(
  made: readonly Edit[],
  before: ModelDocument,
  after: ModelDocument,
): string {
  const { cells, all } = wordsOf(made, before, after);
  return cells ?? all;
}

/** What "Tom changed" goes on with: names of cells do, and a sentence of its own stands by itself. */
export function changedWords(
  made: readonly Edit[],
  before: ModelDocument,
  after: ModelDocument,
): string {
  const { cells, all } = wordsOf(made, before, after);
  return cells ?? `the model: ${all}`;
}

/** Of cells alone by their names, of actual periods by theirs, and of whatever else as History says it. */
function wordsOf(
  made: readonly Edit[],
  before: ModelDocument,
  after: ModelDocument,
): { cells?: string; all: string } {
  const edits = withoutSignatures(made);
  const actuals = actualsChange(edits, before, after);
  if (actuals) return { cells: actuals.subject + moreWords(actuals.others.length), all: "" };
  const cells = edits.map((edit) => cellsOf(edit, before));
  const [first] = edits;
  if (!first) return { cells: "", all: "" };
  if (cells.every((each) => each !== undefined))
    return { cells: cellsWords(cells, before), all: "" };
  const words = sentence(first, before);
  return { all: words + moreWords(edits.length - 1) };
}

const moreWords = (count: number) => (count > 0 ? `, and ${count} more` : "");

/** Figures of one line, from one period to another. */
type Cells = { subject: string; from: number; to: number };

function cellsWords(cells: readonly Cells[], { timeline }: ModelDocument): string {
  const count = cells.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const subjects = new Set(cells.map(({ subject }) => subject));
  const [first] = cells;
  if (count === 1 && first)
    return `${first.subject}, ${periodWords(timeline, first.from, first.to)}`;
  return subjects.size === 1 ? `${first?.subject}, ${count} cells` : `${count} cells`;
}

/** Undefined for an edit that is about more than cells. */
function cellsOf(edit: Edit, before: ModelDocument): Cells | undefined {
  if (edit.kind === "figures") {
    const subject = subjectOf(before, edit.place);
    return { subject, from: edit.from, to: edit.from + edit.values.length - 1 };
  }
  const override = overrideOf(edit, before);
  if (override?.from === undefined || override.to === undefined) return undefined;
  return { subject: lineWords(before, override.line), from: override.from, to: override.to };
}

/** The change by hand that an edit makes, sets or takes back. */
function overrideOf(edit: Edit, before: ModelDocument): Override | undefined {
  if (edit.kind === "insert" && isOverrides(edit.list)) return edit.entry as Override;
  if (edit.kind !== "set" && edit.kind !== "remove") return undefined;
  const place = edit.kind === "set" ? parentOf(edit.place) : edit.place;
  if (!isOverrides(parentOf(place))) return undefined;
  return locate(before, place).steps?.at(-1)?.value as Override | undefined;
}

function isOverrides(list: string): boolean {
  return namesIn(list).at(-1) === "overrides";
}
