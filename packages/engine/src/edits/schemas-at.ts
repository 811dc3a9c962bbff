/** What may stand at a place in any model, whether or not a document has it. */
import { documentSchema } from "#model/schema/document-schema.ts";
import type { Schema } from "#model/schema/schema.ts";
import type { EntryName, Place } from "./edit.ts";
import { type Entries, entriesOf } from "./entries.ts";
import { partOf } from "./locate.ts";
import { namesIn, readName } from "./place.ts";

/** Every schema that may stand there; none when no model has such a place. */
export function schemasAt(place: Place): Schema[] {
  return (place === "" ? [] : namesIn(place)).reduce(
    (schemas, name) => schemas.flatMap((schema) => partsOf(schema, name)).flatMap(formsOf),
    formsOf(documentSchema),
  );
}

/** How a list names its entries; undefined for what is no list of them in any model. */
export function entriesAt(place: Place): Entries | undefined {
  return schemasAt(place)
    .map(entriesOf)
    .find((entries) => entries !== undefined);
}

function formsOf(schema: Schema): Schema[] {
  if ("anyOf" in schema) return schema.anyOf.flatMap(formsOf);
  return "oneOf" in schema ? schema.oneOf.flatMap(formsOf) : [schema];
}

function partsOf(schema: Schema, name: EntryName): Schema[] {
  const read = readName(name);
  if (!read) return [];
  if ("items" in schema) return entriesOf(schema) ? [schema.items] : [];
  const part = read.count === 1 ? partOf(schema, read.key) : undefined;
  return part ? [part] : [];
}
