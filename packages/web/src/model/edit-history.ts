/** What was done to a document and can be taken back: lists of edits, each with its inverse. */
import type { Edit } from "@app/engine/edits/edit";

export type Step = { edits: readonly Edit[]; inverse: readonly Edit[] };

/** The latest step is last in both. */
export type EditHistory = { done: readonly Step[]; undone: readonly Step[] };

export const NO_HISTORY: EditHistory = { done: [], undone: [] };

/** What was undone before cannot come back once something else is done. */
export function pushStep({ done }: EditHistory, step: Step): EditHistory {
  return { done: [...done.slice(1 - STEPS_MAX), step], undone: [] };
}

/** The edits to make, and the history once they are made; undefined when there is nothing left. */
export function undo({ done, undone }: EditHistory) {
  const step = done.at(-1);
  if (!step) return undefined;
  return { edits: step.inverse, history: { done: done.slice(0, -1), undone: [...undone, step] } };
}

export function redo({ done, undone }: EditHistory) {
  const step = undone.at(-1);
  if (!step) return undefined;
  return { edits: step.edits, history: { done: [...done, step], undone: undone.slice(0, -1) } };
}

/** A day's work; older steps are in the versions that were saved. */
const STEPS_MAX = 1000;
