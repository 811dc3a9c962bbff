/** What a person typed, read by the fields it answers: values, or a sentence for each that is wrong. */
import type { AccountClass } from "#ledger/ledger.ts";
import type { FieldError, SettingField } from "./setting-field.ts";

export type Value = string | number | Readonly<Record<string, AccountClass>>;

export type FieldsRead =
  | { values: Readonly<Record<string, Value>>; errors?: never }
  | { errors: FieldError[] };

export function readFields(fields: readonly SettingField[], typed: unknown): FieldsRead {
  if (!isRecord(typed)) return { errors: [{ key: "", message: "Settings are named values." }] };
  const errors: FieldError[] = [];
  const values: Record<string, Value> = {};
  for (const field of fields) {
    const given = Object.hasOwn(typed, field.key) ? typed[field.key] : undefined;
    const read = isLeftOut(given) ? missing(field) : readValue(field, given);
    if (typeof read === "object" && "wrong" in read)
      errors.push({ key: field.key, message: `${field.label} ${read.wrong}` });
    else if (read !== undefined) values[field.key] = read.value;
  }
  for (const key of Object.keys(typed)) {
    if (!fields.some((field) => field.key === key))
      errors.push({ key, message: "There is no such setting." });
  }
  return errors.length > 0 ? { errors } : { values };
}

type Read = { value: Value } | { wrong: string };

const LENGTH_MAX = 200;
/** A private key is longer than any name. */
const SECRET_LENGTH_MAX = 10_000;

function missing({ isRequired }: SettingField): Read | undefined {
  return isRequired ? { wrong: "is missing." } : undefined;
}

function isLeftOut(given: unknown): boolean {
  return given === undefined || given === null || (typeof given === "string" && !given.trim());
}

function readValue(field: SettingField, given: unknown): Read {
  switch (field.kind) {
    case "month":
      return readInteger(given, 1, 12, "is a month from 1 to 12.");
    case "number": {
      const { min, max } = field;
      return readInteger(given, min, max, `is a whole number from ${min} to ${max}.`);
    }
    case "classes":
      return readClasses(given);
    case "secret":
      return readText(given, SECRET_LENGTH_MAX);
    case "url":
      return readAddress(given, field.example);
    case "choice": {
      const found = field.options.find(({ value }) => value === given);
      const names = field.options.map(({ label }) => label).join(", ");
      return found ? { value: found.value } : { wrong: `is one of: ${names}.` };
    }
    case "text": {
      const read = readText(given, LENGTH_MAX);
      if (!("value" in read)) return read;
      const value = read.value.trim();
      const isLike = new RegExp(field.pattern ?? "", "u").test(value);
      return isLike ? { value } : { wrong: `is written like ${field.example}.` };
    }
  }
}

function readText(given: unknown, lengthMax: number): { value: string } | { wrong: string } {
  if (typeof given !== "string") return { wrong: "is text." };
  return given.length > lengthMax
    ? { wrong: `has at most ${lengthMax} characters.` }
    : { value: given };
}

function readInteger(given: unknown, min: number, max: number, wrong: string): Read {
  const value = typeof given === "string" ? Number(given) : given;
  const isWhole = typeof value === "number" && Number.isInteger(value);
  return isWhole && value >= min && value <= max ? { value } : { wrong };
}

/** Paths are appended to it, so that it ends without a slash; where it may lead the client decides. */
function readAddress(given: unknown, example: string): Read {
  const wrong = { wrong: `is an address like ${example}.` };
  if (typeof given !== "string" || given.length > LENGTH_MAX) return wrong;
  const url = URL.canParse(given.trim()) ? new URL(given.trim()) : undefined;
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  if (!isPlain || !["https:", "http:"].includes(url.protocol)) return wrong;
  return { value: url.href.replace(/\/+$/, "") };
}

const CLASSES: readonly string[] = ["ASSET", "LIABILITY", "EQUITY", "REVENUE", "EXPENSE"];
const CLASSES_MAX = 1_000;

function readClasses(given: unknown): Read {
  const wrong = { wrong: "gives each name one class: asset, liability, equity, revenue, expense." };
  if (!isRecord(given)) return wrong;
  const entries = Object.entries(given);
  const isClass = (entry: [string, unknown]): entry is [string, AccountClass] =>
    entry[0].length <= LENGTH_MAX && CLASSES.includes(String(entry[1]));
  if (entries.length > CLASSES_MAX || !entries.every(isClass)) return wrong;
  return { value: Object.fromEntries(entries) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
