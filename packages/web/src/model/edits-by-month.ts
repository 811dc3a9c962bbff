import { applyEdits } from "@app/engine/edits/apply-edits";
import type { Edit } from "@app/engine/edits/edit";
import { editsBetween } from "@app/engine/edits/edits-between";
import { locate } from "@app/engine/edits/locate";
import type { ModelDocument } from "@app/engine/model/document";
import { figureAt, isFigures } from "@app/engine/model/figures";

/**
 * What changed between two documents, month by month wherever that says it all: two people who type
 * into other months of a figure that held for all of them are not at odds, and a decision about one
 * month is about no other.
 */
export function editsByMonth(from: ModelDocument, to: ModelDocument): Edit[] {
  const whole = editsBetween(from, to);
  const fine = whole.flatMap((edit) => {
    const months = monthsOf(from, edit);
    return months && isSaidBy(from, edit, months) ? months : [edit];
  });
  const made = applyEdits(from, fine).document;
  return made && editsBetween(made, to).length === 0 ? fine : whole;
}

/** The months whose figures an edit changes; undefined where it changes something else. */
export function monthsOf(document: ModelDocument, edit: Edit): Edit[] | undefined {
  if (edit.kind === "figures")
    return edit.values.map((value, at) => ({ ...edit, from: edit.from + at, values: [value] }));
  if (edit.kind !== "set" || !isFigures(edit.value)) return undefined;
  const { place, value } = edit;
  const before = locate(document, place).steps?.at(-1)?.value;
  if (!isFigures(before)) return undefined;
  const periods = [...Array(document.timeline.periodCount).keys()];
  const changed = periods.filter((period) => figureAt(value, period) !== figureAt(before, period));
  const months = changed.flatMap((period): Edit[] => {
    const now = figureAt(value, period);
    return now === undefined ? [] : [{ kind: "figures", place, from: period, values: [now] }];
  });
  return months.length === changed.length ? months : undefined;
}

/** Also how long the list is, and what holds after it. */
function isSaidBy(document: ModelDocument, edit: Edit, months: readonly Edit[]): boolean {
  if (edit.kind === "figures") return true;
  const [whole, fine] = [[edit], months].map((edits) => applyEdits(document, edits).document);
  return whole !== undefined && fine !== undefined && editsBetween(whole, fine).length === 0;
}
