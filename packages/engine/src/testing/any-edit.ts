/**
 * Any edit of a document, mostly one that fits: places that are there, with values that stand at
 * such places in another document. Ids and neighbours are drawn from few, so that edits meet.
 */
import fc from "fast-check";
import type { Edit, EntryName, Place } from "#edits/edit.ts";
import { entriesOf, namesOf } from "#edits/entries.ts";
import { formOf, partOf } from "#edits/locate.ts";
import { placeUnder, written } from "#edits/place.ts";
import type { ModelDocument } from "#model/document.ts";
import { isRecord } from "#model/raw.ts";
import { documentSchema } from "#model/schema/document-schema.ts";
import type { Schema } from "#model/schema/schema.ts";

/** A place of a document; `names` are the entries of a list. */
type Spot = { place: Place; value: unknown; schema: Schema; names?: EntryName[] };

const IDS = ["fresh", "fresher", "price", "selling"];

/** Some edits, one after the other, of which the later ones may no longer fit. */
export function anyEdits(document: ModelDocument, other: ModelDocument): fc.Arbitrary<Edit[]> {
  return fc.array(anyEdit(document, other), { minLength: 1, maxLength: 4 });
}

function anyEdit(document: ModelDocument, other: ModelDocument): fc.Arbitrary<Edit> {
  const [spots, lent] = [spotsIn(document), spotsIn(other)];
  const lists = spots.filter(({ names }) => names);
  const series = spots.filter(({ value }) => isFigures(value));
  const spot = fc.constantFrom(...spots);
  const entry = spots.filter(({ place }) => isEntry(place, lists));
  const removed = fc.constantFrom(...spots, ...entry, ...entry);
  return fc.oneof(
    { weight: 4, arbitrary: spot.chain((each) => setting(each, lent)) },
    { weight: 3, arbitrary: fc.constantFrom(...series).chain(figuresOf) },
    { weight: 3, arbitrary: fc.constantFrom(...lists).chain((each) => inserting(each, lent)) },
    { weight: 2, arbitrary: removed.map(({ place }): Edit => ({ kind: "remove", place })) },
    { weight: 2, arbitrary: fc.constantFrom(...lists).chain(moving) },
    { weight: 2, arbitrary: fc.constantFrom(...lists).chain(renaming) },
  );
}

function isFigures(value: unknown): boolean {
  return isRecord(value)
    ? "later" in value
    : [value].flat().every((each) => typeof each === "number");
}

function isEntry(place: Place, lists: readonly Spot[]): boolean {
  return lists.some((list) => list.names?.some((name) => placeUnder(list.place, name) === place));
}

function setting({ place, schema }: Spot, lent: readonly Spot[]): fc.Arbitrary<Edit> {
  return lentFor(schema, lent).map((value) => ({ kind: "set", place, value }));
}

function figuresOf({ place }: Spot): fc.Arbitrary<Edit> {
  const values = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 3 });
  return fc.record({
    kind: fc.constant("figures"),
    place: fc.constant(place),
    from: fc.nat(5),
    values,
  });
}

function inserting({ place, schema, value, names }: Spot, lent: readonly Spot[]) {
  const form = formOf(schema, value);
  const entries = "items" in form ? lentFor(form.items, lent) : fc.constant({});
  const ids = fc.constantFrom(undefined, ...IDS);
  return fc.tuple(entries, ids, nameIn(names)).map(([entry, id, after]): Edit => {
    const isNamed = id !== undefined && typeof entry === "object" && entry && "id" in entry;
    return { kind: "insert", list: place, entry: isNamed ? { ...entry, id } : entry, after };
  });
}

function moving({ place, names }: Spot): fc.Arbitrary<Edit> {
  return fc
    .tuple(nameIn(names), nameIn(names))
    .map(([name, after]) => ({ kind: "move", place: placeUnder(place, name ?? ""), after }));
}

function renaming({ place, names }: Spot): fc.Arbitrary<Edit> {
  return fc
    .tuple(nameIn(names), fc.constantFrom(...IDS))
    .map(([from, to]) => ({ kind: "rename", list: place, from: from ?? "", to }));
}

function nameIn(names: readonly EntryName[] = []): fc.Arbitrary<EntryName | null> {
  return fc.constantFrom(null, ...names);
}

function lentFor(schema: Schema, lent: readonly Spot[]): fc.Arbitrary<unknown> {
  const fitting = lent.filter((each) => each.schema === schema);
  return fc.constantFrom(...(fitting.length > 0 ? fitting : lent)).map(({ value }) => value);
}

function spotsIn(document: ModelDocument): Spot[] {
  return partsOf({ place: "", value: document, schema: documentSchema });
}

function partsOf({ place, value, schema }: Spot): Spot[] {
  if (typeof value !== "object" || value === null) return [];
  const form = formOf(schema, value);
  const entries = entriesOf(form);
  const names = entries && Array.isArray(value) ? namesOf(value, entries) : undefined;
  const parts = names
    ? names.map((name, index): [string, unknown] => [name, (value as unknown[])[index]])
    : Object.entries(Array.isArray(value) ? {} : value).map(([key, part]) => [written(key), part]);
  return (parts as [string, unknown][]).flatMap(([name, part]) => {
    const inner = schemaOfPart(form, name);
    if (!inner || part === undefined) return [];
    const spot: Spot = { place: placeUnder(place, name), value: part, schema: inner };
    const own = Array.isArray(part) ? entriesOf(formOf(inner, part)) : undefined;
    const named = own ? { ...spot, names: namesOf(part as unknown[], own) } : spot;
    return [named, ...partsOf(spot)];
  });
}

function schemaOfPart(schema: Schema, name: string): Schema | undefined {
  if ("items" in schema) return schema.items;
  return partOf(schema, name);
}
