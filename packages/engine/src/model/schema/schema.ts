import { EVIDENCE } from "#model/remarks.ts";

/**
 * The part of JSON Schema that a model document needs, as plain data: the same value checks a
 * document, orders its keys and is published as a schema for others.
 */
export type Schema =
  | {
      type: "object";
      properties: Record<string, Schema>;
      required: string[];
      additionalProperties: false;
    }
  | {
      type: "object";
      additionalProperties: Schema;
      maxProperties: number;
      /** The list whose ids are the keys. */
      keysReferTo?: Reference;
    }
  | { type: "array"; items: Schema; maxItems: number; minItems?: number }
  | {
      type: "string";
      maxLength: number;
      minLength?: number;
      pattern?: string;
      refersTo?: Reference;
    }
  | { type: "number" }
  | { type: "integer"; minimum: number; maximum: number }
  | { type: "boolean" }
  | { enum: readonly string[] }
  | { const: string | number }
  /** `description` says what is expected, after "Expected". */
  | { anyOf: Schema[]; description: string }
  | { type: "null" }
  | { not: { type: "null" } }
  /** Objects told apart by one field. */
  | { oneOf: Schema[]; discriminator: { propertyName: string } };

/**
 * What a text speaks of: an entry of a list by its id, a line, lines in a formula, or a place of
 * the document. This is the one list of where a name has to follow when it changes.
 */
export type Reference = "accounts" | "modules" | "scenarios" | "line" | "formula" | "place";

export type ObjectSchema = Extract<Schema, { properties: unknown }>;

/** Keys in the order in which they are written; those ending in "?" may be left out. */
export function object(fields: Record<string, Schema>): ObjectSchema {
  const entries = Object.entries(fields);
  return {
    type: "object",
    properties: Object.fromEntries(
      entries.map(([key, schema]) => [key.replace(/\?$/, ""), schema]),
    ),
    required: entries.filter(([key]) => !key.endsWith("?")).map(([key]) => key),
    additionalProperties: false,
  };
}

export function list(items: Schema, maxItems: number, minItems?: number): Schema {
  return { type: "array", items, maxItems, ...(minItems === undefined ? {} : { minItems }) };
}

export function record(values: Schema, maxProperties: number, keysReferTo?: Reference): Schema {
  const keys = keysReferTo ? { keysReferTo } : {};
  return { type: "object", additionalProperties: values, maxProperties, ...keys };
}

export function text(maxLength = 200, refersTo?: Reference): Schema {
  return { type: "string", minLength: 1, maxLength, ...(refersTo ? { refersTo } : {}) };
}

export function integer(minimum: number, maximum: number): Schema {
  return { type: "integer", minimum, maximum };
}

export function oneOf(...values: string[]): Schema {
  return { enum: values };
}

/** Objects told apart by the constant in `field`. */
export function variants(field: string, schemas: Schema[]): Schema {
  return { oneOf: schemas, discriminator: { propertyName: field } };
}

/** What is said about a driver or a module. */
export const remarks = {
  "note?": text(2000),
  "evidence?": oneOf(...EVIDENCE),
  "setBy?": text(),
  "setOn?": text(40),
};

export const number: Schema = { type: "number" };
export const boolean: Schema = { type: "boolean" };
/** A name that can stand in a formula. */
export const identifier = {
  type: "string",
  maxLength: 80,
  pattern: "^[A-Za-z][A-Za-z0-9_]*$",
} as const satisfies Schema;
/** The id of something else in the document. */
export const accountId: Schema = { ...identifier, refersTo: "accounts" };
export const moduleId: Schema = { ...identifier, refersTo: "modules" };
export const scenarioId: Schema = { ...identifier, refersTo: "scenarios" };
/** A line, such as `debtorDays` or `loan.ratePerYear`. */
export const lineName: Schema = {
  type: "string",
  maxLength: 200,
  pattern: "^[A-Za-z][A-Za-z0-9_.]*$",
  refersTo: "line",
};
export const day: Schema = { type: "string", maxLength: 10, pattern: "^\\d{4}-\\d{2}-\\d{2}$" };
export const dayOfYear: Schema = { type: "string", maxLength: 5, pattern: "^\\d{2}-\\d{2}$" };
/** The longest timeline: ten years of weeks. */
export const PERIODS_MOST = 520;

/** Whatever has one of these schemas is numbered by period, and means another month if those move. */
export const period = integer(0, PERIODS_MOST);
export const series = list(number, PERIODS_MOST);
const someSeries = list(number, PERIODS_MOST, 1);
/** Figures of the periods before the first. */
export const earlierSeries = list(number, PERIODS_MOST);
export const seriesSchemas: readonly Schema[] = [series, someSeries];
/** One figure for every period, one for each, or some and one for all later periods. */
export const thenLater: Schema = object({ figures: series, later: number });
export const figures: Schema = {
  anyOf: [number, series, thenLater],
  description: "a number or a list of numbers",
};
export const formula: Schema = text(2000, "formula");
/** Figures, or a formula. */
export const input: Schema = {
  anyOf: [number, someSeries, thenLater, formula],
  description: "a number, a list of numbers or a formula",
};
