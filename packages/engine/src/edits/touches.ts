/**
 * What an edit touches, in the names of the version it was made since: the places it writes, the
 * entries it makes or takes away, and the names it changes. Two people's edits are held against
 * each other by it, without the document.
 */
import type { Edit, EntryName, Place } from "./edit.ts";
import { keyOf } from "./entries.ts";
import type { Rename } from "./line-names.ts";
import { lastNameIn, namesIn, parentOf, placeUnder, written } from "./place.ts";
import { renamedPlace } from "./renamed-place.ts";
import { entriesAt } from "./schemas-at.ts";
import { isSignatureAt } from "./signature.ts";

export type Touch = {
  /** As it was made, and in the names of the common version. */
  edit: Edit;
  common: Edit;
  /** The common edit as text: the same for the same edit. */
  text: string;
  place: Place;
  /**
   * A value and all under it; some periods of it; whether an entry is there, which its twins of
   * the same name feel; only where it stands; only what it is called; what no longer counts; who
   * set a figure and when, which whoever saves last has done.
   */
  area: "value" | "figures" | "entry" | "order" | "name" | "unused" | "signature";
};

export function touchesOf(edits: readonly Edit[]): Touch[] {
  const renames: Rename[] = [];
  return edits.flatMap((edit) => {
    const common = renames.reduceRight(
      (each, { list, from, to }) => withPlaces(each, { list, from: to, to: from }),
      edit,
    );
    if (edit.kind === "rename") renames.push(edit);
    const text = textOf(common);
    return areasOf(common).map((touched) => ({ edit, common, text, ...touched }));
  });
}

/** Whatever the order of keys. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part !== "object" || part === null || Array.isArray(part)
      ? part
      : Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1))),
  );
}

/** The edit where somebody has changed a name; what it holds is left as it is. */
export function withPlaces(edit: Edit, rename: Rename): Edit {
  const at = (place: Place) => renamedPlace(place, rename);
  const nameIn = (list: Place, name: EntryName | null) =>
    name === null ? null : lastNameIn(at(placeUnder(list, name)));
  switch (edit.kind) {
    case "insert":
      return { ...edit, list: at(edit.list), after: nameIn(edit.list, edit.after) };
    case "move":
      return { ...edit, place: at(edit.place), after: nameIn(parentOf(edit.place), edit.after) };
    case "rename":
      return { ...edit, list: at(edit.list), from: nameIn(edit.list, edit.from) ?? edit.from };
    default:
      return { ...edit, place: at(edit.place) };
  }
}

function areasOf(edit: Edit): Pick<Touch, "place" | "area">[] {
  switch (edit.kind) {
    case "insert":
      return [{ place: placeOfNew(edit.list, edit.entry), area: "entry" }];
    case "rename": {
      const { list, from, to } = edit;
      return [from, to].map((name) => ({ place: placeUnder(list, name), area: "name" }));
    }
    case "figures":
      return [{ place: edit.place, area: "figures" }];
    case "move":
      return [
        { place: edit.place, area: entriesAt(parentOf(edit.place))?.hasIds ? "order" : "entry" },
      ];
    case "remove":
      return [{ place: edit.place, area: entriesAt(parentOf(edit.place)) ? "entry" : "value" }];
    case "set":
      return [
        ...calledBy(edit.place, edit.value),
        { place: wholeOf(edit.place), area: isSignatureAt(edit.place) ? "signature" : "value" },
        ...unusedBy(edit.place),
      ];
  }
}

/** The fields of the timeline hold together, so it counts as one value. */
function wholeOf(place: Place): Place {
  return place.startsWith("timeline/") ? "timeline" : place;
}

/** A driver's figures do not count beside a formula. */
function unusedBy(place: Place): Pick<Touch, "place" | "area">[] {
  const [list, driver = "", field] = namesIn(place);
  if (list !== "drivers" || field !== "formula") return [];
  return [{ place: `${list}/${driver}/values`, area: "unused" }];
}

/** Where entries have no ids, setting the field they are called by makes it another entry. */
function calledBy(place: Place, value: unknown): Pick<Touch, "place" | "area">[] {
  const whole = entriesAt(parentOf(place));
  if (whole && !whole.hasIds)
    return [place, placeOfNew(parentOf(place), value)].map((each) => ({
      place: each,
      area: "entry",
    }));
  const [entry, field] = [parentOf(place), lastNameIn(place)];
  const entries = entriesAt(parentOf(entry));
  if (!entries || entries.hasIds || entries.keyField !== field) return [];
  const then = placeUnder(parentOf(entry), written(String(value)));
  return [entry, then].map((each) => ({ place: each, area: "entry" }));
}

function placeOfNew(list: Place, entry: unknown): Place {
  const entries = entriesAt(list);
  const isEntry = typeof entry === "object" && entry !== null;
  return entries && isEntry ? placeUnder(list, written(keyOf(entry, entries))) : list;
}
