/**
 * A part of a document with another name for one of its entries, wherever the schema says that a
 * text speaks of it. What does not speak of it stays the very same value.
 */
import { tokensOf } from "#formula/tokens.ts";
import type { Issue } from "#model/issue.ts";
import type { Reference, Schema } from "#model/schema/schema.ts";
import { validate } from "#model/schema/validate.ts";
import type { Place } from "./edit.ts";
import { entriesOf, namesOf } from "./entries.ts";
import { type Rename, renamedLine } from "./line-names.ts";
import { formOf, refusal } from "./locate.ts";
import { placeUnder, written } from "./place.ts";
import { renamedPlace } from "./renamed-place.ts";
import { ownOf } from "./same-value.ts";

/** What was found on the way: the places that changed, and those that cannot. */
export type Found = { places: Place[]; issues: Issue[] };

export function renamedIn(
  schema: Schema,
  value: unknown,
  rename: Rename,
  found: Found,
  place: Place = "",
): unknown {
  if (typeof value === "string") return renamedText(schema, value, rename, found, place);
  if (typeof value !== "object" || value === null || isSeries(value)) return value;
  const form = formOf(schema, value);
  if (Array.isArray(value)) return renamedList(form, value, rename, found, place);
  if (!("properties" in form)) return renamedRecord(form, value, rename, found, place);
  let made: object = value;
  for (const [key, part] of Object.entries(form.properties)) {
    const old = ownOf(value, key);
    const then = renamedIn(part, old, rename, found, placeUnder(place, key));
    if (then !== old) made = { ...made, [key]: then };
  }
  return made;
}

/** Most of a document are figures, and they speak of nothing. */
function isSeries(value: object): boolean {
  return Array.isArray(value) && typeof value[0] === "number";
}

function renamedText(schema: Schema, text: string, rename: Rename, found: Found, place: Place) {
  const form = formOf(schema, text);
  const refersTo = "refersTo" in form ? form.refersTo : undefined;
  const then = refersTo ? renamedReference(refersTo, text, rename) : text;
  if (then === text) return text;
  found.places.push(place);
  found.issues.push(...validate(form, then).map(({ message }) => refusal(place, message)));
  return then;
}

function renamedList(
  schema: Schema,
  list: readonly unknown[],
  rename: Rename,
  found: Found,
  place: Place,
): readonly unknown[] {
  if (!("items" in schema)) return list;
  const { items } = schema;
  const entries = entriesOf(schema);
  // An entry without an id may be called by what changes: it is told by the name it had.
  const names = entries ? namesOf(list, entries) : [];
  const made = list.map((entry, index) =>
    renamedIn(items, entry, rename, found, entries ? placeUnder(place, names[index] ?? "") : place),
  );
  return made.some((entry, index) => entry !== list[index]) ? made : list;
}

function renamedRecord(schema: Schema, record: object, rename: Rename, found: Found, place: Place) {
  const { list, from, to } = rename;
  const isOf = "keysReferTo" in schema && schema.keysReferTo === list;
  if (!isOf || !Object.hasOwn(record, from)) return record;
  if (Object.hasOwn(record, to)) {
    found.issues.push(refusal(placeUnder(place, written(to)), `"${to}" is already there.`));
    return record;
  }
  found.places.push(placeUnder(place, written(from)), placeUnder(place, written(to)));
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key === from ? to : key, value]),
  );
}

function renamedReference(refersTo: Reference, text: string, rename: Rename): string {
  switch (refersTo) {
    case "line":
      return renamedLine(text, rename);
    case "formula":
      return renamedFormula(text, rename);
    case "place":
      return renamedPlace(text, rename);
    default:
      return refersTo === rename.list && text === rename.from ? rename.to : text;
  }
}

/** Only the names change: the spaces and brackets stay as the person wrote them. */
function renamedFormula(formula: string, rename: Rename): string {
  const { tokens } = tokensOf(formula);
  return tokens.reduceRight((text, { kind, text: name, at }, index) => {
    if (kind !== "name" || tokens[index + 1]?.text === "(") return text;
    return text.slice(0, at) + renamedLine(name, rename) + text.slice(at + name.length);
  }, formula);
}
