/** A document that has every place the schema knows, filled in, and the list of those places. */
import { entriesOf, namesOf } from "@app/engine/edits/entries";
import { formOf } from "@app/engine/edits/locate";
import type { ModelDocument } from "@app/engine/model/document";
import { isFigures } from "@app/engine/model/figures";
import { documentSchema } from "@app/engine/model/schema/document-schema";
import type { Schema } from "@app/engine/model/schema/schema";
import { isObjectSchema } from "@app/engine/model/schema/validate";

export type SomePlace = {
  place: string;
  value: unknown;
  /** The list it stands in, for modules the kind; then its fields, whatever the entries are called. */
  group: string;
  field: string;
};

export function everyPlace(): { document: ModelDocument; places: SomePlace[] } {
  const [document] = samplesOf(documentSchema);
  return { document: document as ModelDocument, places: placesIn(documentSchema, document) };
}

/** Values of which each part that the schema allows is in at least one; figures where they may be. */
function samplesOf(schema: Schema): unknown[] {
  if ("const" in schema) return [schema.const];
  if ("enum" in schema) return [schema.enum[0]];
  if ("oneOf" in schema) return schema.oneOf.flatMap(samplesOf);
  if ("anyOf" in schema) return schema.anyOf.filter((form) => !isText(form)).flatMap(samplesOf);
  if ("items" in schema) return [listOf(samplesOf(schema.items), schema.minItems ?? 1)];
  if (isObjectSchema(schema)) return objectsOf(schema.properties);
  if ("additionalProperties" in schema) {
    return samplesOf(schema.additionalProperties).map((value) => ({ cash: value }));
  }
  if (isText(schema)) return [textFor(schema.pattern ?? "")];
  return ["type" in schema && schema.type === "boolean" ? true : 1];
}

function isText(schema: Schema) {
  return "type" in schema && schema.type === "string";
}

function textFor(pattern: string) {
  if (pattern.includes("{4}")) return "2026-07-01";
  if (pattern.includes("{2}")) return "07-01";
  return pattern.includes("{3}") ? "AUD" : "cash";
}

/** As many as the field with the most samples has. */
function objectsOf(properties: Record<string, Schema>): object[] {
  const fields = Object.entries(properties).map(
    ([key, schema]) => [key, samplesOf(schema)] as const,
  );
  const length = Math.max(...fields.map(([, samples]) => samples.length));
  return Array.from({ length }, (_, index) =>
    Object.fromEntries(fields.map(([key, samples]) => [key, samples[index % samples.length]])),
  );
}

function listOf(entries: unknown[], minItems: number): unknown[] {
  if (typeof entries[0] !== "object") return Array.from({ length: minItems }, () => entries[0]);
  return entries.map((entry, index) =>
    Object.hasOwn(entry as object, "id") ? { ...(entry as object), id: `cash${index}` } : entry,
  );
}

function placesIn(
  schema: Schema,
  value: unknown,
  names: string[] = [],
  fields: string[] = [],
): SomePlace[] {
  const form = formOf(schema, value);
  const entries = entriesOf(form);
  if (Array.isArray(value) && entries && "items" in form) {
    const entryNames = namesOf(value, entries);
    return value.flatMap((entry, index) => {
      const kind = names.length === 1 && (entry as { kind?: string }).kind;
      const under = kind ? [`${kind} module`] : fields;
      return placesIn(form.items, entry, [...names, entryNames[index] ?? ""], under);
    });
  }
  if (typeof value !== "object" || isFigures(value) || Array.isArray(value)) {
    const [group = "", ...rest] = names.length === 1 ? ["the document", ...fields] : fields;
    return [{ place: names.join("/"), value, group, field: rest.join("/") || "figures" }];
  }
  return Object.entries(value as object).flatMap(([key, part]) => {
    if (!isObjectSchema(form)) {
      const each = "additionalProperties" in form && form.additionalProperties;
      return each ? placesIn(each, part, [...names, key], fields) : [];
    }
    const own = form.properties[key];
    return own ? placesIn(own, part, [...names, key], [...fields, key]) : [];
  });
}
