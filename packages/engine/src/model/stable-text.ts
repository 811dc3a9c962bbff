/**
 * A document as text that two versions can be compared by: keys in the order of the schema, one
 * field a line, a series on one line. The same document always gives the same text.
 */

import type { ModelDocument } from "./document.ts";
import { documentSchema } from "./schema/document-schema.ts";
import type { Schema } from "./schema/schema.ts";
import { constantOf, isObjectSchema } from "./schema/validate.ts";

export function stableText(document: ModelDocument): string {
  return `${write(document, documentSchema, "")}\n`;
}

function write(value: unknown, schema: Schema | undefined, indent: string): string {
  if (Array.isArray(value)) return writeList(value, schema, indent);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const chosen = schemaFor(value, schema);
  const fields = keysOf(value, chosen).flatMap((key) => {
    const field = (value as Record<string, unknown>)[key];
    if (field === undefined) return [];
    return [
      `${indent}  ${JSON.stringify(key)}: ${write(field, partOf(chosen, key), `${indent}  `)}`,
    ];
  });
  return fields.length === 0 ? "{}" : `{\n${fields.join(",\n")}\n${indent}}`;
}

function writeList(values: unknown[], schema: Schema | undefined, indent: string): string {
  const items = schema && "items" in schema ? schema.items : undefined;
  const isFlat = values.every((item) => typeof item !== "object" || item === null);
  const texts = values.map((item) => write(item, items, `${indent}  `));
  if (isFlat) return `[${texts.join(", ")}]`;
  return `[\n${texts.map((item) => `${indent}  ${item}`).join(",\n")}\n${indent}]`;
}

/** Known keys in the schema's order, others after them by name. */
function keysOf(value: object, schema: Schema | undefined): string[] {
  const known = schema && isObjectSchema(schema) ? Object.keys(schema.properties) : [];
  const position = (key: string) => (known.includes(key) ? known.indexOf(key) : known.length);
  return Object.keys(value).sort(
    (left, right) => position(left) - position(right) || (left < right ? -1 : 1),
  );
}

/** The variant that the value says it is, of its forms too. */
function schemaFor(value: object, schema: Schema | undefined): Schema | undefined {
  if (!schema || !("oneOf" in schema)) return schema;
  const field = schema.discriminator.propertyName;
  const own = (value as Record<string, unknown>)[field];
  return schemaFor(
    value,
    schema.oneOf.find((each) => constantOf(each, field) === own),
  );
}

function partOf(schema: Schema | undefined, key: string): Schema | undefined {
  if (!schema) return undefined;
  if (isObjectSchema(schema)) return schema.properties[key];
  return "additionalProperties" in schema ? schema.additionalProperties : undefined;
}
