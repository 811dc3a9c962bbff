/** Another id for an entry, wherever the document speaks of it. */
import type { ModelDocument } from "#model/document.ts";
import { documentSchema } from "#model/schema/document-schema.ts";
import { identifier } from "#model/schema/schema.ts";
import { validate } from "#model/schema/validate.ts";
import type { Edit } from "./edit.ts";
import { editsBetween } from "./edits-between.ts";
import { indexOfEntry, keyOf } from "./entries.ts";
import type { Rename } from "./line-names.ts";
import { listAt } from "./list-at.ts";
import { refusal, withValue } from "./locate.ts";
import type { EditOf, Made } from "./made.ts";
import { refused } from "./made.ts";
import { placeUnder } from "./place.ts";
import { type Found, renamedIn } from "./references.ts";

export function rename(document: ModelDocument, edit: EditOf<"rename">): Made {
  const renamed = renamedDocument(document, edit);
  if (renamed.issues) return renamed;
  const { list, from, to } = edit;
  const back: Edit = { kind: "rename", list, from: to, to: from };
  const returned = renamedDocument(renamed.document, { list, from: to, to: from });
  // Whoever spoke of the new name before there was one is not to be renamed on the way back.
  const inverse = returned.issues
    ? editsBetween(renamed.document, document)
    : [back, ...editsBetween(returned.document, document)];
  return { ...renamed, inverse };
}

function renamedDocument(document: ModelDocument, edit: Rename): Made {
  const { list: place, from, to } = edit;
  const list = listAt(document, place);
  const index = list?.entries.hasIds ? indexOfEntry(list.values, from, list.entries) : -1;
  if (!list || index < 0) return refused(refusal(placeUnder(place, from), "This is not there."));
  const own = placeUnder(place, from);
  if (list.values.some((entry) => keyOf(entry, list.entries) === to))
    return refused(refusal(own, `"${to}" is already there.`));
  const faults = validate(identifier, to).map(({ message }) => refusal(own, message));
  if (faults.length > 0) return refused(...faults);
  const entry = { ...(list.values[index] as object), id: to };
  const named = withValue(list.steps, list.values.with(index, entry));
  const found: Found = { places: [own, placeUnder(place, to)], issues: [] };
  const then = renamedIn(documentSchema, named, edit, found) as ModelDocument;
  if (found.issues.length > 0) return refused(...found.issues);
  return { document: then, inverse: [], places: [...new Set(found.places)] };
}
