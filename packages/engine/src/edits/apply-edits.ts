/**
 * Makes edits in a document, all of them or none. What comes back is the new document, which
 * shares every untouched part with the old one, with the edits that undo it; or why it is refused.
 *
 * A document that the reader takes stays one: each edit is held against the schema of the part it
 * touches, never against the whole document, so that typing a figure costs what one list costs.
 */
import type { ModelDocument } from "#model/document.ts";
import type { Issue } from "#model/issue.ts";
import { faultOf } from "#time/timeline.ts";
import type { Edit, Place } from "./edit.ts";
import { insert, move, remove } from "./edit-entries.ts";
import { setFigures } from "./edit-figures.ts";
import { removeValue, setValue } from "./edit-values.ts";
import { refusal } from "./locate.ts";
import { type Made, refused } from "./made.ts";

export type AppliedEdits =
  | {
      document: ModelDocument;
      /** Made in their order, these give the old document back, to the byte. */
      inverse: Edit[];
      /** Every place that was changed, each once. */
      places: Place[];
      issues: [];
    }
  | { document?: never; issues: Issue[] };

export function applyEdits(document: ModelDocument, edits: readonly Edit[]): AppliedEdits {
  let current = document;
  const undoing: Edit[][] = [];
  const places = new Set<Place>();
  for (const edit of edits) {
    const made = applyEdit(current, edit);
    if (made.issues) return { issues: made.issues };
    current = made.document;
    undoing.unshift(made.inverse);
    for (const place of made.places) places.add(place);
  }
  // The fields of a timeline hold together only when all of them have been changed.
  const fault = current.timeline === document.timeline ? undefined : faultOf(current.timeline);
  if (fault) return { issues: [refusal("timeline", fault)] };
  return { document: current, inverse: undoing.flat(), places: [...places], issues: [] };
}

function applyEdit(document: ModelDocument, edit: Edit): Made {
  switch (edit.kind) {
    case "set":
      return setValue(document, edit);
    case "insert":
      return insert(document, edit);
    case "remove":
      return remove(document, edit) ?? removeValue(document, edit);
    case "move":
      return move(document, edit);
    case "figures":
      return setFigures(document, edit);
    case "rename":
      return refused(refusal(edit.list, "Renaming is not there yet."));
  }
}
