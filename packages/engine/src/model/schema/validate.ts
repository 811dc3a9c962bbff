/** Holds a value against a schema and says, place by place, what does not fit. */
import type { Issue } from "#model/issue.ts";
import { isRecord } from "#model/raw.ts";
import type { ObjectSchema, Schema } from "./schema.ts";

/** Enough to mend a document by; a hostile one cannot make a list without end. */
const ISSUES_MOST = 100;

type Report = (place: string, message: string) => void;

export function validate(schema: Schema, value: unknown): Issue[] {
  const issues: Issue[] = [];
  check(schema, value, "", (place, message) => {
    if (issues.length < ISSUES_MOST)
      issues.push({ code: "invalid", severity: "error", place, message });
  });
  return issues;
}

function check(schema: Schema, value: unknown, place: string, report: Report): void {
  if ("enum" in schema) {
    if (!schema.enum.includes(value as string))
      report(place, `Expected one of ${schema.enum.join(", ")}.`);
  } else if ("const" in schema) {
    if (value !== schema.const) report(place, `Expected ${schema.const}.`);
  } else if ("not" in schema) {
    if (value === null) report(place, "This is missing.");
  } else if ("anyOf" in schema) checkAny(schema, value, place, report);
  else if ("oneOf" in schema) checkVariant(schema, value, place, report);
  else checkType(schema, value, place, report);
}

type Typed = Extract<Schema, { type: string }>;

function checkType(schema: Typed, value: unknown, place: string, report: Report): void {
  if (schema.type === "array") checkList(schema, value, place, report);
  else if (schema.type === "object") checkObject(schema, value, place, report);
  else {
    const fault = faultOf(schema, value);
    if (fault) report(place, fault);
  }
}

function faultOf(schema: Exclude<Typed, { type: "array" | "object" }>, value: unknown) {
  switch (schema.type) {
    case "string":
      return typeof value === "string" ? textFault(schema, value) : "Expected a text.";
    case "number":
      return Number.isFinite(value) ? undefined : "Expected a number.";
    case "integer": {
      const { minimum, maximum } = schema;
      const isWithin =
        Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
      return isWithin ? undefined : `Expected a whole number from ${minimum} to ${maximum}.`;
    }
    case "boolean":
      return typeof value === "boolean" ? undefined : "Expected true or false.";
    case "null":
      return value === null ? undefined : "Expected null.";
  }
}

function textFault(schema: Extract<Schema, { type: "string" }>, value: string) {
  if (value.length > schema.maxLength)
    return `The text is longer than ${schema.maxLength} characters.`;
  if (value.length < (schema.minLength ?? 0)) return "The text is empty.";
  const isWritten = !schema.pattern || patternOf(schema.pattern).test(value);
  return isWritten ? undefined : `"${value}" is not written as expected.`;
}

/** A document has thousands of names and a handful of patterns. */
const patterns = new Map<string, RegExp>();

function patternOf(text: string): RegExp {
  const pattern = patterns.get(text) ?? new RegExp(text);
  patterns.set(text, pattern);
  return pattern;
}

function checkObject(
  schema: Extract<Schema, { type: "object" }>,
  value: unknown,
  place: string,
  report: Report,
) {
  if (!isRecord(value)) return report(place, "Expected an object.");
  const keys = Object.keys(value);
  if (!("properties" in schema)) {
    if (keys.length > schema.maxProperties)
      return report(place, `There are more than ${schema.maxProperties} entries.`);
    for (const key of keys)
      check(schema.additionalProperties, value[key], join(place, key), report);
    return;
  }
  // A hostile object cannot make work without end, either.
  if (keys.length > Object.keys(schema.properties).length + ISSUES_MOST)
    return report(place, "There are fields here that are not part of a model.");
  for (const key of schema.required)
    if (value[key] === undefined) report(join(place, key), "This is missing.");
  for (const key of keys) {
    const part = Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
    if (!part) report(join(place, key), "This is not part of a model.");
    else if (value[key] !== undefined) check(part, value[key], join(place, key), report);
  }
}

function checkList(
  schema: Extract<Schema, { type: "array" }>,
  value: unknown,
  place: string,
  report: Report,
) {
  if (!Array.isArray(value)) return report(place, "Expected a list.");
  if (value.length > schema.maxItems)
    return report(place, `There are more than ${schema.maxItems} entries.`);
  if (value.length < (schema.minItems ?? 0)) report(place, "The list is empty.");
  value.forEach((item, index) => {
    check(schema.items, item, join(place, nameOf(item) ?? String(index)), report);
  });
}

function checkAny(
  { anyOf, description }: Extract<Schema, { anyOf: unknown }>,
  value: unknown,
  place: string,
  report: Report,
) {
  if (anyOf.some((schema) => fits(schema, value))) return;
  report(place, `Expected ${description}.`);
}

export function fits(schema: Schema, value: unknown): boolean {
  let isFitting = true;
  check(schema, value, "", () => {
    isFitting = false;
  });
  return isFitting;
}

/** The variant is chosen by its field, so that what is wrong inside it can be told by its place. */
function checkVariant(
  { oneOf, discriminator }: Extract<Schema, { oneOf: unknown }>,
  value: unknown,
  place: string,
  report: Report,
) {
  const field = discriminator.propertyName;
  const chosen = isRecord(value)
    ? oneOf.find((schema) => constantOf(schema, field) === value[field])
    : undefined;
  if (chosen) return check(chosen, value, place, report);
  const known = oneOf.map((schema) => constantOf(schema, field)).join(", ");
  report(join(place, field), `Expected one of ${known}.`);
}

/** What a schema says a field must be; all forms of a kind of module say the same of its kind. */
export function constantOf(schema: Schema, field: string): unknown {
  const [first] = "oneOf" in schema ? schema.oneOf : [schema];
  const part = first && isObjectSchema(first) ? first.properties[field] : undefined;
  return part && "const" in part ? part.const : undefined;
}

export function isObjectSchema(schema: Schema): schema is ObjectSchema {
  return "properties" in schema;
}

/** A list's entry is named by its id, which stays when the list is sorted. */
function nameOf(item: unknown): string | undefined {
  return isRecord(item) && typeof item.id === "string" ? item.id : undefined;
}

function join(place: string, key: string): string {
  return place === "" ? key : `${place}/${key}`;
}
