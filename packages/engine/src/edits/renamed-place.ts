/** A place after an entry has got another id; it need not be there, as a note may outlive it. */
import { documentSchema } from "#model/schema/document-schema.ts";
import type { Schema } from "#model/schema/schema.ts";
import type { EntryName, Place } from "./edit.ts";
import { entriesOf } from "./entries.ts";
import { type Rename, renamedLine } from "./line-names.ts";
import { namesIn, placeUnder, readName, written } from "./place.ts";

export function renamedPlace(place: Place, rename: Rename): Place {
  let above = "";
  let schemas = formsOf(documentSchema);
  const names = namesIn(place).map((name) => {
    const then = renamedName(name, schemas, above, rename);
    schemas = schemas.flatMap((schema) => partsOf(schema, name)).flatMap(formsOf);
    above = placeUnder(above, name);
    return then;
  });
  return names.join("/");
}

/** Every schema that may stand at a place, whatever the document: none when no model has it. */
export function schemasAt(place: Place): Schema[] {
  return namesIn(place).reduce(
    (schemas, name) => schemas.flatMap((schema) => partsOf(schema, name)).flatMap(formsOf),
    formsOf(documentSchema),
  );
}

function renamedName(name: EntryName, schemas: Schema[], above: Place, rename: Rename): EntryName {
  const { list, from, to } = rename;
  const read = readName(name);
  const schema = schemas.find((each) => "keysReferTo" in each || entriesOf(each));
  if (!read || !schema) return name;
  const entries = entriesOf(schema);
  const isOf = entries ? entries.hasIds && above === list : keysOf(schema) === list;
  if (isOf) return read.key === from ? name.replace(from, to) : name;
  if (entries?.keyField !== "line") return name;
  const suffix = name.slice(written(read.key).length);
  return `${written(renamedLine(read.key, rename))}${suffix}`;
}

function keysOf(schema: Schema) {
  return "keysReferTo" in schema ? schema.keysReferTo : undefined;
}

function formsOf(schema: Schema): Schema[] {
  if ("anyOf" in schema) return schema.anyOf.flatMap(formsOf);
  return "oneOf" in schema ? schema.oneOf.flatMap(formsOf) : [schema];
}

function partsOf(schema: Schema, name: EntryName): Schema[] {
  const read = readName(name);
  if (!read) return [];
  if (entriesOf(schema) && "items" in schema) return [schema.items];
  if (read.count > 1) return [];
  if ("properties" in schema) {
    const part = Object.hasOwn(schema.properties, read.key) && schema.properties[read.key];
    return part ? [part] : [];
  }
  return "additionalProperties" in schema && typeof schema.additionalProperties === "object"
    ? [schema.additionalProperties]
    : [];
}
