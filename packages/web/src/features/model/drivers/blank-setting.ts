/** A setting that is begun: the least that the schema takes, with accounts that fit. */
import type { ModelDocument } from "@app/engine/model/document";
import type { Schema } from "@app/engine/model/schema/schema";
import { fits, isObjectSchema } from "@app/engine/model/schema/validate";
import { writeDay } from "@app/engine/time/day";
import { periodsOf } from "@app/engine/time/timeline";
import { accountsFor } from "./account-choice.ts";
import { controlOf, fieldsIn } from "./setting-control.ts";

/** `path` is the kind of module and the fields down to here. */
export function blankOf(document: ModelDocument, schema: Schema, path: string): unknown {
  const control = controlOf(schema);
  switch (control.kind) {
    case "account":
      return accountsFor(document, path).fitting[0]?.id ?? document.accounts[0]?.id ?? "account";
    case "module":
      return modulesFor(document, path)[0]?.id ?? "module";
    case "modules":
      return modulesFor(document, path).map(({ id }) => id);
    case "flag":
      return true;
    case "number":
    case "input":
      return 0;
    case "text":
      return path.endsWith(".id") ? "part" : "New";
    case "whole":
      return Math.max(control.minimum, Math.min(1, control.maximum));
    case "choice":
      return control.values[0];
    case "day":
      return firstForecastDay(document);
    case "dayOfYear":
      return "06-30";
    case "months":
      return [document.timeline.yearEndMonth];
    case "daysOfYear":
      return ["06-30"];
    case "numbers":
      return Array.from({ length: leastOf(schema) }, () => 1);
    case "entries":
      return [blankOf(document, control.items, path)];
    case "forms":
      return control.forms[0] ? blankOf(document, control.forms[0], path) : {};
    case "part":
      return blankObject(document, schema, path);
  }
}

function blankObject(document: ModelDocument, schema: Schema, path: string): object {
  if (!isObjectSchema(schema)) return {};
  const constants = Object.entries(schema.properties).flatMap(([name, part]) =>
    "const" in part ? [[name, part.const] as const] : [],
  );
  const needed = fieldsIn(schema).filter(({ isOptional }) => !isOptional);
  return Object.fromEntries([
    ...constants,
    ...needed.map(({ name, schema: part }) => [name, blankOf(document, part, `${path}.${name}`)]),
  ]);
}

/** Another form keeps whatever the two have in common. */
export function inOtherForm(
  document: ModelDocument,
  schema: Schema,
  path: string,
  before: object,
): object {
  const blank = blankObject(document, schema, path);
  if (!isObjectSchema(schema)) return blank;
  const kept = Object.entries(before).filter(([name, value]) => {
    const part = schema.properties[name];
    return part && !("const" in part) && fits(part, value);
  });
  return { ...blank, ...Object.fromEntries(kept) };
}

/** Which modules a field may name. */
export function modulesFor({ modules }: ModelDocument, path: string) {
  const field = path.slice(path.lastIndexOf(".") + 1);
  const kind = field === "salesTax" ? "salesTax" : field === "loan" ? "loan" : "revenue";
  return modules.filter((module) => module.kind === kind);
}

export function firstForecastDay({ timeline }: ModelDocument): string {
  const at = Math.min(timeline.actualCount, timeline.periodCount - 1);
  const [period] = periodsOf(timeline, at, at + 1);
  return period ? writeDay(period.firstDay) : timeline.start;
}

function leastOf(schema: Schema): number {
  return "minItems" in schema ? (schema.minItems ?? 1) : 1;
}
