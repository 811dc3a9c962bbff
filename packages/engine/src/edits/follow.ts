/** An edit in a document that somebody else has changed: it follows new names and new neighbours. */
import type { ModelDocument } from "#model/document.ts";
import type { Edit, EntryName, Place } from "./edit.ts";
import { namesOf } from "./entries.ts";
import type { Rename } from "./line-names.ts";
import { listAt } from "./list-at.ts";
import { formOf, locate } from "./locate.ts";
import { lastNameIn, parentOf, placeUnder } from "./place.ts";
import { renamedIn } from "./references.ts";
import { renamedPlace } from "./renamed-place.ts";
import { withPlaces } from "./touches.ts";

/** The edit once the other's new name holds, in its place and in what it holds. */
export function followRename(document: ModelDocument, edit: Edit, rename: Rename): Edit {
  const moved = withPlaces(edit, rename);
  const found = { places: [], issues: [] };
  if (moved.kind === "set" && edit.kind === "set") {
    const schema = locate(document, edit.place).steps?.at(-1)?.schema;
    return schema ? { ...moved, value: renamedIn(schema, edit.value, rename, found) } : moved;
  }
  if (moved.kind !== "insert" || edit.kind !== "insert") return moved;
  const schema = listAt(document, edit.list)?.steps.at(-1)?.schema;
  const form = schema && formOf(schema, [edit.entry]);
  return form && "items" in form
    ? { ...moved, entry: renamedIn(form.items, edit.entry, rename, found) }
    : moved;
}

type Beside = {
  /** What the edit was made in, and the edit as it was made. */
  own: ModelDocument;
  edit: Edit;
  /** What it is to be made in, and the names that have changed there. */
  both: ModelDocument;
  renames: readonly Rename[];
};

/**
 * An entry stands after its neighbour or, when that one is gone, after the nearest one before it
 * that is there; and after what the other has put at the same spot.
 */
export function standAgain(following: Edit, beside: Beside): Edit {
  if (following.kind === "insert")
    return { ...following, after: spotIn(following.list, listOf(beside.edit), following, beside) };
  if (following.kind !== "move") return following;
  const list = parentOf(following.place);
  return { ...following, after: spotIn(list, listOf(beside.edit), following, beside) };
}

function listOf(edit: Edit): Place {
  if (edit.kind === "insert") return edit.list;
  return edit.kind === "move" ? parentOf(edit.place) : "";
}

function spotIn(
  list: Place,
  former: Place,
  { after, ...edit }: Extract<Edit, { kind: "insert" | "move" }>,
  { own, both, renames }: Beside,
): EntryName | null {
  const old = namesAt(own, former).map((name) =>
    lastNameIn(renames.reduce(renamedPlace, placeUnder(former, name))),
  );
  const now = namesAt(both, list);
  const moving = edit.kind === "move" ? lastNameIn(edit.place) : undefined;
  const before = after === null ? [] : old.slice(0, old.indexOf(after) + 1);
  const anchor = before.findLast((name) => name !== moving && now.includes(name));
  const known = new Set(old);
  let spot = anchor === undefined ? -1 : now.indexOf(anchor);
  for (let next = now[spot + 1]; next !== undefined && !known.has(next); next = now[spot + 1])
    spot += 1;
  return now[spot] ?? null;
}

function namesAt(document: ModelDocument, place: Place): EntryName[] {
  const list = listAt(document, place);
  return list ? namesOf(list.values, list.entries) : [];
}
