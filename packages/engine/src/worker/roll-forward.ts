import type { NotBooked } from "#actuals/books.ts";
import {
  type AskedRollForward,
  planRollForward,
  type RollForwardPlan,
} from "#actuals/plan-roll-forward.ts";
import type { Edit } from "#edits/edit.ts";
import { editsBetween } from "#edits/edits-between.ts";
import type { ModelDocument } from "#model/document.ts";

/** Everything to be looked at, and the one list of edits that does it. */
export type RollForward = Omit<RollForwardPlan, "document"> & { edits: Edit[] };
export type PlannedRollForward = RollForward | NotBooked;

export function rollForwardEdits(
  document: ModelDocument,
  asked: AskedRollForward,
): PlannedRollForward {
  const plan = planRollForward(document, asked);
  if (!("document" in plan)) return plan;
  const { document: next, ...rest } = plan;
  return { ...rest, edits: editsBetween(document, next) };
}
