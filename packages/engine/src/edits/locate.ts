/**
 * Finds a place in a document, held against the schema on the way: a name that is no field, no
 * entry and no key of a record leads nowhere, so nothing outside the document can be reached.
 */
import type { ModelDocument } from "#model/document.ts";
import type { Issue } from "#model/issue.ts";
import { documentSchema } from "#model/schema/document-schema.ts";
import { type Schema, thenLater } from "#model/schema/schema.ts";
import { constantOf, fits, isObjectSchema } from "#model/schema/validate.ts";
import type { Place } from "./edit.ts";
import { entriesOf, indexOfEntry } from "./entries.ts";
import { namesIn, readName } from "./place.ts";

/** One step down to a place: what stands there, what may, and its key in the step above. */
export type Step = { schema: Schema; value: unknown; key: string | number };

/** From the document to the place. The last value is undefined where a field is left out. */
export type Path = { steps: Step[]; issue?: never } | { steps?: never; issue: Issue };

export function locate(document: ModelDocument, place: Place): Path {
  const steps: Step[] = [{ schema: documentSchema, value: document, key: "" }];
  for (const name of namesIn(place)) {
    const above = steps.at(-1) as Step;
    const step = stepDown({ ...above, schema: formOf(above.schema, above.value) }, name);
    if (!step) return { issue: refusal(place, "There is no such place in the model.") };
    steps.push(step);
  }
  return { steps };
}

function stepDown({ schema, value }: Step, name: string): Step | undefined {
  const read = readName(name);
  if (!read || value === undefined) return undefined;
  const { key, count } = read;
  if (Array.isArray(value)) {
    const entries = entriesOf(schema);
    const index = entries ? indexOfEntry(value, name, entries) : -1;
    return index < 0 || !("items" in schema)
      ? undefined
      : { schema: schema.items, value: value[index], key: index };
  }
  const part = partOf(schema, key);
  const own = Object.hasOwn(value as object, key) ? (value as never)[key] : undefined;
  return part && count === 1 ? { schema: part, value: own, key } : undefined;
}

/** A field or a record's key. A series is one value, in whichever way it is written. */
export function partOf(schema: Schema, key: string): Schema | undefined {
  if (schema === thenLater) return undefined;
  if (isObjectSchema(schema))
    return Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
  return "additionalProperties" in schema ? schema.additionalProperties : undefined;
}

/** The one of several forms that the value has. */
export function formOf(schema: Schema, value: unknown): Schema {
  if ("anyOf" in schema) {
    const form = schema.anyOf.find((each) => fits(each, value));
    return form ? formOf(form, value) : schema;
  }
  if (!("oneOf" in schema)) return schema;
  const field = schema.discriminator.propertyName;
  const own = (value as Record<string, unknown> | undefined)?.[field];
  const form = schema.oneOf.find((each) => constantOf(each, field) === own);
  return form ? formOf(form, value) : schema;
}

/** The document, or what stands `depth` steps down, with another value at the end of the path. */
export function withValue(steps: readonly Step[], value: unknown, depth = 0): unknown {
  let made = value;
  for (let below = steps.length - 1; below > depth; below--)
    made = withPart(steps[below - 1]?.value, steps[below]?.key ?? "", made);
  return made;
}

/** Undefined leaves the field out. */
function withPart(above: unknown, key: string | number, part: unknown): unknown {
  if (typeof key === "number") return (above as unknown[]).with(key, part);
  if (part !== undefined) return { ...(above as object), [key]: part };
  const { [key]: _, ...rest } = above as Record<string, unknown>;
  return rest;
}

export function refusal(place: Place, message: string): Issue {
  return { code: "invalid", severity: "error", place, message };
}
