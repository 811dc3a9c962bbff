/** One edit made in a document; whether its timeline still holds is for the whole list to say. */
import type { ModelDocument } from "#model/document.ts";
import type { Edit } from "./edit.ts";
import { insert, move, remove } from "./edit-entries.ts";
import { setFigures } from "./edit-figures.ts";
import { removeValue, setValue } from "./edit-values.ts";
import type { Made } from "./made.ts";
import { rename } from "./rename.ts";

export function makeEdit(document: ModelDocument, edit: Edit): Made {
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
      return rename(document, edit);
  }
}
