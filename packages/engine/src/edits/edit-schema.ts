/**
 * The shape of edits that come from outside, in the same terms as the document's own. What an edit
 * sets is held against the document's schema when it is made, since the place decides what fits.
 */
import {
  integer,
  list,
  number,
  object,
  type Schema,
  text,
  variants,
} from "#model/schema/schema.ts";

/** A pasted sheet of five thousand lines, and no more. */
export const EDITS_MOST = 5000;
/** Each goes through the whole document. */
export const RENAMES_MOST = 100;
/** Figures, texts, lists and objects in all edits together. */
export const EDIT_PARTS_MOST = 500_000;
/** Lists and objects within each other; a whole document has fewer. */
export const EDIT_DEPTH_MOST = 12;

const PLACE_LENGTH_MOST = 2000;

const place = text(PLACE_LENGTH_MOST);
const name: Schema = { type: "string", maxLength: PLACE_LENGTH_MOST };
const something: Schema = { not: { type: "null" } };
const after: Schema = {
  anyOf: [name, { type: "null" }],
  description: "the name of an entry, or null",
};

function edit(kind: string, fields: Record<string, Schema>): Schema {
  return object({ kind: { const: kind }, ...fields });
}

const oneEdit = variants("kind", [
  edit("set", { place, value: something }),
  edit("insert", { list: place, entry: something, after }),
  edit("remove", { place }),
  edit("move", { place, after }),
  edit("rename", { list: place, from: name, to: name }),
  edit("figures", { place, from: integer(0, 520), values: list(number, 520, 1) }),
]);

export const editsSchema = list(oneEdit, EDITS_MOST);
/** Of a page to its own worker, which hold the same document: an undo may be of any length. */
export const ownEditsSchema = list(oneEdit, Number.POSITIVE_INFINITY);
