/**
 * What can be undone, told to another tab or kept over a reload: each step as the way to it from the
 * one after it, beginning with a document that both have. Read there, every step has the very
 * documents it had, so that undo takes back the same as it would have where it was done.
 */
import { applyEdits } from "@app/engine/edits/apply-edits";
import type { Edit } from "@app/engine/edits/edit";
import { editsBetween } from "@app/engine/edits/edits-between";
import type { ModelDocument } from "@app/engine/model/document";
import type { EditHistory, Step } from "./edit-history.ts";

/** `reach` leads to where the step ends, past what others did since; `way` to where it began. */
type ToldStep = { id: string; words: string; reach: Edit[]; way: Edit[] };

/** The latest step is first in both, as it is reached first. */
export type ToldHistory = { done: ToldStep[]; undone: ToldStep[] };

type Ends = (step: Step) => { near: ModelDocument; far: ModelDocument };
const back: Ends = ({ before, after }) => ({ near: after, far: before });
const forth: Ends = ({ before, after }) => ({ near: before, far: after });

/** An afternoon's work. */
const STEPS_MOST = 100;

export function tellHistory({ done, undone }: EditHistory, now: ModelDocument): ToldHistory {
  return { done: tellSteps(done, now, back), undone: tellSteps(undone, now, forth) };
}

function tellSteps(steps: readonly Step[], now: ModelDocument, ends: Ends): ToldStep[] {
  let at = now;
  return steps
    .slice(-STEPS_MOST)
    .toReversed()
    .map((step) => {
      const { near, far } = ends(step);
      const { id, words } = step;
      const told = { id, words, reach: between(at, near), way: between(near, far) };
      at = far;
      return told;
    });
}

const between = (from: ModelDocument, to: ModelDocument) =>
  from === to ? [] : editsBetween(from, to);

/** As far as it can be read. */
export function readHistory({ done, undone }: ToldHistory, now: ModelDocument): EditHistory {
  return {
    done: readSteps(done, now, (near, far) => ({ before: far, after: near })),
    undone: readSteps(undone, now, (near, far) => ({ before: near, after: far })),
  };
}

type Placed = (near: ModelDocument, far: ModelDocument) => Pick<Step, "before" | "after">;

function readSteps(told: readonly ToldStep[], now: ModelDocument, placed: Placed): Step[] {
  const steps: Step[] = [];
  let at: ModelDocument | undefined = now;
  for (const { id, words, reach, way } of told) {
    const near: ModelDocument | undefined = applyEdits(at, reach).document;
    at = near && applyEdits(near, way).document;
    if (!near || !at) break;
    steps.unshift({ id, words, ...placed(near, at) });
  }
  return steps;
}
