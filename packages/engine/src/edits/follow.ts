/** An edit in a document that somebody else has changed: it follows new names and new neighbours. */
import type { ModelDocument } from "#model/document.ts";
import type { Schema } from "#model/schema/schema.ts";
import type { Edit, EntryName, Place } from "./edit.ts";
import { namesOf } from "./entries.ts";
import type { Rename } from "./line-names.ts";
import { listAt } from "./list-at.ts";
import { formOf, locate } from "./locate.ts";
import { lastNameIn, parentOf, placeUnder } from "./place.ts";
import { renamedIn } from "./references.ts";
import { renamedPlace } from "./renamed-place.ts";
import { withPlaces } from "./touches.ts";

/** The edit once the other's new names hold, in its place and in what it holds. */
export function followRenames(
  document: ModelDocument,
  edit: Edit,
  renames: readonly Rename[],
): Edit {
  const moved = renames.reduce(withPlaces, edit);
  const schema = schemaOfContent(document, edit);
  if (!schema) return moved;
  // What is found on the way is of no interest: the edit is checked when it is made.
  const follow = (content: unknown) =>
    renames.reduce(
      (each, rename) => renamedIn(schema, each, rename, { places: [], issues: [] }),
      content,
    );
  if (moved.kind === "set") return { ...moved, value: follow(moved.value) };
  return moved.kind === "insert" ? { ...moved, entry: follow(moved.entry) } : moved;
}

function schemaOfContent(document: ModelDocument, edit: Edit): Schema | undefined {
  if (edit.kind === "set") return locate(document, edit.place).steps?.at(-1)?.schema;
  if (edit.kind !== "insert") return undefined;
  const list = listAt(document, edit.list)?.steps.at(-1);
  const form = list && formOf(list.schema, [edit.entry]);
  return form && "items" in form ? form.items : undefined;
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
  if (following.kind !== "insert" && following.kind !== "move") return following;
  return { ...following, after: spotOf(following, beside) };
}

function listOf(edit: Edit): Place {
  if (edit.kind === "insert") return edit.list;
  return edit.kind === "move" ? parentOf(edit.place) : "";
}

function spotOf(
  following: Extract<Edit, { kind: "insert" | "move" }>,
  { own, edit, both, renames }: Beside,
): EntryName | null {
  const { after } = following;
  const former = listOf(edit);
  const old = namesAt(own, former).map((name) =>
    lastNameIn(renames.reduce(renamedPlace, placeUnder(former, name))),
  );
  const now = namesAt(both, listOf(following));
  const moving = following.kind === "move" ? lastNameIn(following.place) : undefined;
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
