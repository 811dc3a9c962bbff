import { conflictsBetween } from "@app/engine/edits/conflicts";
import type { Edit } from "@app/engine/edits/edit";
import { editsBetween } from "@app/engine/edits/edits-between";
import { merge, type ShownConflict } from "@app/engine/edits/merge";
import type { ModelDocument } from "@app/engine/model/document";
import { editsByMonth, monthsOf } from "./edits-by-month.ts";
import { overridesBack } from "./overrides-back.ts";

/** The edits to make, and what stays because somebody else has changed it since. */
type TakenBack = { edits: Edit[]; stays: ShownConflict[] };

/**
 * One's own way from one document to another, gone in what others have made of the first since: undo
 * leads from after an edit to before it, redo back. Only months that nobody else changed are touched.
 */
export function takeBack(from: ModelDocument, to: ModelDocument, now: ModelDocument): TakenBack {
  const overrides = overridesBack(from.overrides, to.overrides, now.overrides);
  if (!overrides) return goBack(from, to, now);
  const then = { ...now, overrides };
  const { edits, stays } = goBack({ ...from, overrides }, { ...to, overrides }, then);
  return { edits: [...editsBetween(now, then), ...edits], stays };
}

function goBack(from: ModelDocument, to: ModelDocument, now: ModelDocument): TakenBack {
  const theirs = editsByMonth(from, now);
  const whole = editsBetween(from, to);
  const atOdds = new Set(conflictsBetween(whole, theirs).map(({ mine }) => mine));
  let mine = whole.flatMap((edit) => (atOdds.has(edit) && monthsOf(from, edit)) || [edit]);
  const stays: ShownConflict[] = [];
  for (;;) {
    const { edits, conflicts } = merge(from, mine, theirs);
    if (edits) return { edits, stays };
    // What is left cannot be made without what others changed.
    if (conflicts.length === 0) return { edits: [], stays };
    stays.push(...conflicts);
    const given = new Set(conflicts.map((conflict) => conflict.mine));
    mine = mine.filter((edit) => !given.has(edit));
  }
}
