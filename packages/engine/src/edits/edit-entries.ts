/** Entries of lists: new ones, ones that go, and ones that stand elsewhere. */
import type { ModelDocument } from "#model/document.ts";
import { validate } from "#model/schema/validate.ts";
import type { Edit, EntryName, Place } from "./edit.ts";
import { type Entries, indexOfEntry, keyOf, nameAt } from "./entries.ts";
import { type List, listAt } from "./list-at.ts";
import { formOf, refusal } from "./locate.ts";
import { type EditOf, type Made, made, refused } from "./made.ts";
import { lastNameIn, parentOf, placeUnder } from "./place.ts";

export function insert(document: ModelDocument, edit: EditOf<"insert">): Made {
  const { list: place, entry, after } = edit;
  const list = listAt(document, place);
  if (!list) return refused(refusal(place, "This is not a list of entries."));
  const { entries, values } = list;
  const issues = entryFaults(list, entry);
  if (issues.length > 0) return { issues };
  const isTaken = values.some((each) => keyOf(each, entries) === keyOf(entry, entries));
  if (entries.hasIds && isTaken)
    return refused(refusal(place, `"${keyOf(entry, entries)}" is already there.`));
  const index = indexAfter(list, after);
  if (index === undefined) return refused(noNeighbour(place, after));
  const then = values.toSpliced(index, 0, entry);
  const inserted = placeUnder(place, nameAt(then, index, entries));
  const inverse: Edit = { kind: "remove", place: list.isThere ? inserted : place };
  return made(list.steps, then, inverse, [inserted]);
}

/** Undefined when the place is no entry. */
export function remove(document: ModelDocument, { place }: EditOf<"remove">): Made | undefined {
  const list = listAt(document, parentOf(place));
  if (!list?.isThere) return undefined;
  const { entries, values } = list;
  const index = indexOfEntry(values, lastNameIn(place), entries);
  if (index < 0) return refused(refusal(place, "This is not there."));
  const then = values.toSpliced(index, 1);
  const entry = values[index];
  const isTwice =
    entries.hasIds && then.some((each) => keyOf(each, entries) === keyOf(entry, entries));
  // An id that stands twice cannot be inserted, so the list comes back whole.
  const inverse: Edit = isTwice
    ? { kind: "set", place: list.place, value: values }
    : { kind: "insert", list: list.place, entry, after: nameBefore(then, index, entries) };
  return made(list.steps, then, inverse, [place]);
}

export function move(document: ModelDocument, { place, after }: EditOf<"move">): Made {
  const list = listAt(document, parentOf(place));
  const from = list ? indexOfEntry(list.values, lastNameIn(place), list.entries) : -1;
  if (!list || from < 0) return refused(refusal(place, "This is not there."));
  const { entries, values } = list;
  const to = indexAfter(list, after);
  if (to === undefined || to === from + 1) return refused(noNeighbour(place, after));
  const without = values.toSpliced(from, 1);
  const index = to > from ? to - 1 : to;
  const then = without.toSpliced(index, 0, values[from]);
  // Its old neighbour, by the name it has now.
  const neighbour = from - 1 >= index ? from : from - 1;
  const inverse: Edit = {
    kind: "move",
    place: placeUnder(list.place, nameAt(then, index, entries)),
    after: neighbour < 0 ? null : nameAt(then, neighbour, entries),
  };
  return made(list.steps, then, inverse, [place]);
}

function entryFaults({ steps, values, place }: List, entry: unknown) {
  const schema = formOf(steps.at(-1)?.schema ?? { type: "null" }, values);
  if (!("items" in schema)) return [];
  if (values.length >= schema.maxItems)
    return [refusal(place, `There are more than ${schema.maxItems} entries.`)];
  return validate(schema.items, entry).map((issue) => ({
    ...issue,
    place: placeUnder(place, issue.place),
  }));
}

/** Where an entry stands that comes after another one; undefined when that one is not there. */
function indexAfter({ values, entries }: List, after: EntryName | null): number | undefined {
  if (after === null) return 0;
  const index = indexOfEntry(values, after, entries);
  return index < 0 ? undefined : index + 1;
}

function nameBefore(list: readonly unknown[], index: number, entries: Entries): EntryName | null {
  return index === 0 ? null : nameAt(list, index - 1, entries);
}

function noNeighbour(place: Place, after: EntryName | null) {
  return refusal(place, `It cannot stand after "${after}".`);
}
