/** What was done to a document and can be taken back. */
import type { ModelDocument } from "@app/engine/model/document";

/** Whole documents: they share all that stays the same, and what others do meanwhile is told by them. */
export type Step = { id: string; before: ModelDocument; after: ModelDocument; words: string };

/** The latest step is last in both. */
export type EditHistory = { done: readonly Step[]; undone: readonly Step[] };

export const NO_HISTORY: EditHistory = { done: [], undone: [] };

/** What was undone before cannot come back once something else is done. */
export function pushStep({ done }: EditHistory, step: Step): EditHistory {
  return { done: [...done.slice(1 - STEPS_MAX), step], undone: [] };
}

/** The way to go, and the history once it is gone; undefined when there is nothing left. */
export function undo({ done, undone }: EditHistory) {
  const step = done.at(-1);
  if (!step) return undefined;
  const { before, after, words } = step;
  const history = { done: done.slice(0, -1), undone: [...undone, step] };
  return { from: after, to: before, words, history };
}

export function redo({ done, undone }: EditHistory) {
  const step = undone.at(-1);
  if (!step) return undefined;
  const { before, after, words } = step;
  const history = { done: [...done, step], undone: undone.slice(0, -1) };
  return { from: before, to: after, words, history };
}

/** A day's work; older steps are in the versions that were saved. */
const STEPS_MAX = 1000;
