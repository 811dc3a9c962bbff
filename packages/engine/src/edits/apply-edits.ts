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
import { refusal } from "./locate.ts";
import { makeEdit } from "./make-edit.ts";

export type AppliedEdits =
  | {
      document: ModelDocument;
      /** Made in their order, these give the old document back: the same stable text. */
      inverse: Edit[];
      /** Every place that was changed, each once. */
      places: Place[];
      issues: [];
    }
  | { document?: never; inverse?: never; places?: never; issues: Issue[] };

export function applyEdits(document: ModelDocument, edits: readonly Edit[]): AppliedEdits {
  let current = document;
  const undoing: Edit[][] = [];
  const places = new Set<Place>();
  for (const edit of edits) {
    const made = makeEdit(current, edit);
    if (made.issues) return { issues: made.issues };
    current = made.document;
    undoing.push(made.inverse);
    for (const place of made.places) places.add(place);
  }
  // The fields of a timeline hold together only when all of them have been changed.
  const fault = current.timeline === document.timeline ? undefined : faultOf(current.timeline);
  if (fault) return { issues: [refusal("timeline", fault)] };
  return { document: current, inverse: undoing.reverse().flat(), places: [...places], issues: [] };
}
