import type { Edit, Place } from "@app/engine/edits/edit";
import { locate, type Step } from "@app/engine/edits/locate";
import { makeEdit } from "@app/engine/edits/make-edit";
import type { ModelDocument, Note } from "@app/engine/model/document";
import { isFigures } from "@app/engine/model/figures";
import { earlierSeries, type Schema } from "@app/engine/model/schema/schema";
import { ACCESS_LEVELS, type AccessLevel } from "./access-level.ts";

/** Whoever changes a document. Notes are theirs by their user id; a name can be anybody's. */
export type Editor = { level: AccessLevel; userId: number; name: string };

/** Which of the edits, where it would be made, and why it is not for this level. */
export type RefusedEdit = { index: number; place: Place; message: string };

/**
 * The edits that somebody's level does not let them make, in the order in which they were sent. Each
 * is held against what the ones before it leave. docs/models-access.md tells it as a table.
 */
export function refusedEdits(
  editor: Editor,
  document: ModelDocument,
  edits: readonly Edit[],
): RefusedEdit[] {
  if (editor.level >= ACCESS_LEVELS.STANDARD) return [];
  const refused: RefusedEdit[] = [];
  let current = document;
  for (const [index, edit] of edits.entries()) {
    if (mayMake(editor, current, edit)) current = makeEdit(current, edit).document ?? current;
    else refused.push({ index, place: placeOfEdit(edit), message: reasonFor(editor.level) });
  }
  return refused;
}

/** Whether somebody's level lets them make an edit; a screen asks before it lets them type. */
export function mayMake(editor: Editor, document: ModelDocument, edit: Edit): boolean {
  const { level } = editor;
  if (level >= ACCESS_LEVELS.STANDARD) return true;
  if (level >= ACCESS_LEVELS.REVIEW && isOwnNote(editor, document, edit)) return true;
  return level >= ACCESS_LEVELS.DATA_ENTRY && isGivenFigure(editor, document, edit);
}

function reasonFor(level: AccessLevel) {
  if (level === ACCESS_LEVELS.DATA_ENTRY) {
    return "Data Entry changes given figures and their notes, nothing else.";
  }
  return level === ACCESS_LEVELS.REVIEW
    ? "Review adds notes and changes its own, nothing else."
    : "Your access to this model is to read it.";
}

function placeOfEdit(edit: Edit) {
  return "place" in edit ? edit.place : edit.list;
}

/** A new note in one's own name, or a change to what one's own says. */
function isOwnNote({ userId, name }: Editor, document: ModelDocument, edit: Edit) {
  if (edit.kind === "insert") {
    const { authorId, author = name } = edit.entry as Partial<Note>;
    return edit.list === "notes" && authorId === userId && author === name;
  }
  if (edit.kind !== "set" && edit.kind !== "remove") return false;
  const [, list, entry, field] = stepsTo(document, edit.place);
  if (list?.key !== "notes" || (entry?.value as Note | undefined)?.authorId !== userId)
    return false;
  return field ? NOTE_FIELDS.has(field.key) : edit.kind === "remove";
}

/** What is said and where, but not who said it. */
const NOTE_FIELDS = new Set<Step["key"]>(["place", "text", "writtenOn"]);

/** A number where a number stands and counts: not what the books say, no formula, no structure. */
function isGivenFigure(editor: Editor, document: ModelDocument, edit: Edit) {
  if (edit.kind !== "set" && edit.kind !== "figures" && edit.kind !== "remove") return false;
  const steps = stepsTo(document, edit.place);
  const [, list, entry, field] = steps;
  if (!entry || !field) return false;
  const isOfEntry = steps.length === 4;
  const isOfWork = list?.key === "drivers" || list?.key === "modules";
  if (isOfWork && isOfEntry && isOwnRemark(editor, field, edit)) return true;
  if (list?.key === "drivers") return isFigureOfDriver(entry, field, edit);
  const last = steps.at(-1);
  return list?.key === "modules" && last !== undefined && isFigureOfModule(last, edit);
}

/** What is said about figures, in nobody else's name. */
function isOwnRemark({ name }: Editor, { key }: Step, edit: Edit) {
  if (key === "setBy") return edit.kind === "set" && edit.value === name;
  return key === "note" || key === "evidence" || key === "setOn";
}

/** Its figures, where no formula takes their place. */
function isFigureOfDriver(entry: Step, field: Step, edit: Edit) {
  const hasFormula = Object.hasOwn(entry.value as object, "formula");
  return field.key === "values" && !hasFormula && givesFigures(edit);
}

/** Whole numbers are terms (months, periods, days); the periods before the first are history. */
function isFigureOfModule({ schema, value }: Step, edit: Edit) {
  return schema !== earlierSeries && holdsNumbers(schema) && isFigures(value) && givesFigures(edit);
}

function holdsNumbers(schema: Schema): boolean {
  if ("anyOf" in schema) return schema.anyOf.some(holdsNumbers);
  if ("items" in schema) return holdsNumbers(schema.items);
  return "type" in schema && schema.type === "number";
}

function givesFigures(edit: Edit) {
  return edit.kind === "figures" || (edit.kind === "set" && isFigures(edit.value));
}

function stepsTo(document: ModelDocument, place: Place): Step[] {
  return locate(document, place).steps ?? [];
}
