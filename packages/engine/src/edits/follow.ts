/** An edit in a document that somebody else has changed: it follows new names and new neighbours. */
import type { ModelDocument } from "#model/document.ts";
import type { Schema } from "#model/schema/schema.ts";
import { isOfChangesByHand } from "./by-hand.ts";
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
  /** Whether either has changed a name. */
  isRenamed: boolean;
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
  { own, edit, both, renames, isRenamed }: Beside,
): EntryName | null {
  const { after } = following;
  const [former, latter] = [
    entriesIn(own, listOf(edit), renames, isRenamed),
    entriesIn(both, listOf(following), [], isRenamed),
  ];
  const moving = following.kind === "move" ? lastNameIn(following.place) : undefined;
  const before = former.names.slice(0, after === null ? 0 : former.names.indexOf(after) + 1);
  const anchor = before.findLastIndex(
    (name, index) => name !== moving && latter.marks.includes(former.marks[index]),
  );
  const known = new Set(former.marks);
  let spot = latter.marks.indexOf(former.marks[anchor]);
  while (spot + 1 < latter.marks.length && !known.has(latter.marks[spot + 1])) spot += 1;
  return latter.names[spot] ?? null;
}

type Entries = { names: EntryName[]; marks: readonly unknown[] };

/**
 * What entries are called, and what each is known by: its name. Changes by hand of one line are
 * counted, which what came between has changed, so there it is the value itself; a new name would
 * make it another.
 */
function entriesIn(
  document: ModelDocument,
  place: Place,
  renames: readonly Rename[],
  isRenamed: boolean,
): Entries {
  const list = listAt(document, place);
  const names = (list ? namesOf(list.values, list.entries) : []).map((name) =>
    lastNameIn(renames.reduce(renamedPlace, placeUnder(place, name))),
  );
  const isByValue = !isRenamed && isOfChangesByHand(place);
  return { names, marks: list && isByValue ? list.values : names };
}
