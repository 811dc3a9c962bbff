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
  const fine = whole.flatMap((edit) =>
    edit.kind === "figures" ? oneByOne(edit) : months(from, edit),
  );
  const made = applyEdits(from, fine).document;
  return made && editsBetween(made, to).length === 0 ? fine : whole;
}

type FiguresEdit = Extract<Edit, { kind: "figures" }>;

function oneByOne(edit: FiguresEdit): Edit[] {
  return edit.values.map((value, at) => ({ ...edit, from: edit.from + at, values: [value] }));
}

/** A whole series that took the place of another, as the months that differ. */
function months(document: ModelDocument, edit: Edit): Edit[] {
  if (edit.kind !== "set" || !isFigures(edit.value)) return [edit];
  const { place, value } = edit;
  const before = locate(document, place).steps?.at(-1)?.value;
  if (!isFigures(before) || typeof value === "number") return [edit];
  return [...Array(document.timeline.periodCount).keys()].flatMap((period): Edit[] => {
    const now = figureAt(value, period);
    if (now === undefined || now === figureAt(before, period)) return [];
    return [{ kind: "figures", place, from: period, values: [now] }];
  });
}
