/** Which control a field of a module is set by: the schema decides, so that no field is left out. */
import type { ModuleKind } from "@app/engine/model/module";
import { moduleSchema } from "@app/engine/model/schema/module-schemas";
import type { ObjectSchema, Schema } from "@app/engine/model/schema/schema";
import { constantOf, isObjectSchema } from "@app/engine/model/schema/validate";

export type Control =
  | { kind: "account" | "module" | "modules" | "flag" | "number" | "text" }
  /** Figures or a formula; `items` where amounts on days may stand instead. */
  | { kind: "input"; items?: ObjectSchema }
  | { kind: "whole"; minimum: number; maximum: number }
  | { kind: "choice"; values: readonly string[] }
  | { kind: "day" | "dayOfYear" | "months" | "numbers" | "daysOfYear" }
  | { kind: "part"; schema: ObjectSchema }
  /** One of several forms: by the field that names them, or by what they hold. */
  | { kind: "forms"; field: string | undefined; forms: readonly ObjectSchema[] }
  | { kind: "entries"; items: ObjectSchema };

export function controlOf(schema: Schema): Control {
  if ("anyOf" in schema) return controlOfAny(schema.anyOf.flatMap(within));
  if ("oneOf" in schema)
    return {
      kind: "forms",
      field: schema.discriminator.propertyName,
      forms: schema.oneOf.filter(isObjectSchema),
    };
  if ("enum" in schema) return { kind: "choice", values: schema.enum };
  if (isObjectSchema(schema)) return { kind: "part", schema };
  if ("items" in schema) return controlOfList(schema.items);
  if ("type" in schema && schema.type === "string") return controlOfText(schema);
  if ("type" in schema && schema.type === "boolean") return { kind: "flag" };
  if ("type" in schema && schema.type === "integer")
    return { kind: "whole", minimum: schema.minimum, maximum: schema.maximum };
  return { kind: "number" };
}

function within(schema: Schema): readonly Schema[] {
  return "anyOf" in schema ? schema.anyOf.flatMap(within) : [schema];
}

function controlOfAny(forms: readonly Schema[]): Control {
  const objects = forms.filter(isObjectSchema);
  const isInput = forms.some((form) => "refersTo" in form && form.refersTo === "formula");
  if (!isInput) return { kind: "forms", field: undefined, forms: objects };
  const items = forms.flatMap((form) =>
    "items" in form && isObjectSchema(form.items) ? [form.items] : [],
  )[0];
  return { kind: "input", ...(items && { items }) };
}

function controlOfList(items: Schema): Control {
  if (isObjectSchema(items)) return { kind: "entries", items };
  if ("refersTo" in items) return { kind: "modules" };
  if ("type" in items && items.type === "integer") return { kind: "months" };
  return { kind: "type" in items && items.type === "string" ? "daysOfYear" : "numbers" };
}

function controlOfText({
  refersTo,
  pattern = "",
}: Extract<Schema, { maxLength: number }>): Control {
  if (refersTo === "accounts") return { kind: "account" };
  if (refersTo === "modules") return { kind: "module" };
  if (pattern.includes("{4}")) return { kind: "day" };
  return { kind: pattern.includes("{2}") ? "dayOfYear" : "text" };
}

export type SettingField = { name: string; schema: Schema; isOptional: boolean };

/** The fields of an object that a person sets, but for those that are set elsewhere. */
export function fieldsIn(
  { properties, required }: ObjectSchema,
  without: readonly string[] = [],
): SettingField[] {
  return Object.entries(properties)
    .filter(([name, schema]) => !("const" in schema) && !without.includes(name))
    .map(([name, schema]) => ({ name, schema, isOptional: !required.includes(name) }));
}

/** Told in the panel's head and foot rather than among the settings. */
export const SET_ELSEWHERE = [
  ...["id", "name", "isOff", "shift", "note", "evidence", "setBy", "setOn"],
];

/** The forms of a kind; `field` names what tells them apart, where there are several. */
export function formsOfKind(kind: ModuleKind): { field?: string; forms: ObjectSchema[] } {
  if (!("oneOf" in moduleSchema)) return { forms: [] };
  const schema = moduleSchema.oneOf.find((each) => constantOf(each, "kind") === kind);
  if (!schema) return { forms: [] };
  if (!("oneOf" in schema)) return { forms: isObjectSchema(schema) ? [schema] : [] };
  return {
    field: schema.discriminator.propertyName,
    forms: schema.oneOf.filter(isObjectSchema),
  };
}

/** What a form is called in the document: "growth", "annuity". */
export function formName(form: ObjectSchema, field: string | undefined): string {
  const name = field === undefined ? undefined : constantOf(form, field);
  return typeof name === "string" ? name : Object.keys(form.properties).join(" ");
}
