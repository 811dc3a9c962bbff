/**
 * How places are written. A name in a place is a field, a record's key or a list's entry. An entry
 * is called by its id, or by its first field where its list has no ids (a change by hand by its
 * line, an event by its day); the second one of that name is "rent.amount#2".
 *
 * Names may hold any sign: "~" is written "~0", "/" is "~1" and "#" is "~2".
 */
import type { EntryName, Place } from "./edit.ts";

export function placeOf(...names: readonly string[]): Place {
  return names.map(written).join("/");
}

/** The entry or field of that name under a place; "" is the document. */
export function placeUnder(place: Place, name: EntryName): Place {
  return place === "" ? name : `${place}/${name}`;
}

export function namesIn(place: Place): EntryName[] {
  return place.split("/");
}

/** The list an entry stands in, or the object a field stands in. */
export function parentOf(place: Place): Place {
  return place.slice(0, Math.max(place.lastIndexOf("/"), 0));
}

export function lastNameIn(place: Place): EntryName {
  return place.slice(place.lastIndexOf("/") + 1);
}

export function written(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1").replaceAll("#", "~2");
}

/** The key a name stands for, and which one of those with that key; undefined when miswritten. */
export function readName(name: EntryName): { key: string; count: number } | undefined {
  const [, text, count = "1"] = /^([^#]*)(?:#([2-9]|[1-9]\d{1,4}))?$/s.exec(name) ?? [];
  if (text === undefined || /~(?![012])/.test(text)) return undefined;
  const key = text.replaceAll("~2", "#").replaceAll("~1", "/").replaceAll("~0", "~");
  return key === "__proto__" ? undefined : { key, count: Number(count) };
}
