/**
 * Any document that fits the schema, sensible or not: names that lead nowhere, accounts of the
 * wrong kind, formulas half typed, figures far out of range. It is made from the schema itself, so
 * a field added to a kind of module is met as soon as it is there.
 */
import fc from "fast-check";
import type { ModelDocument } from "#model/document.ts";
import { documentSchema } from "#model/schema/document-schema.ts";
import { moduleSchema } from "#model/schema/module-schemas.ts";
import { day, dayOfYear, identifier, lineName, type Schema } from "#model/schema/schema.ts";
import { standardLines } from "#model/standard-lines.ts";
import { smallCompany } from "./small-company.ts";

const ACCOUNTS = smallCompany().accounts.map(({ id }) => id);
const NAMES = ["selling", "renting", "borrowing", "vat", "price", "days", "calendar", "cf"];
const LINES = [
  ...NAMES,
  "selling.amount",
  "renting.net",
  "bs.account.cash",
  "pl.profit",
  "nowhere",
];
const FORMULAS = [
  "price",
  "price *",
  "(",
  "nowhere.net",
  "selling.net * 0.1",
  "prev(renting.net) + 1",
  "renting.amount",
  "1 / 0",
  "pl.profit",
  "growth(pl.revenue, 12)",
  "cumulative(price)",
  "flag(20269999)",
  "if(calendar.index > 2, 1, 0)",
  "round(price, 2)",
  "-price",
];
/** As a rate these feed on themselves without end. */
const WILD_FORMULAS = [...FORMULAS, "bs.account.cash * 0.01", "cf.closingCash"];
const DAYS = ["2026-07-01", "2026-09-30", "2027-06-30", "1900-01-01", "2999-12-31", "2026-02-31"];

/** What single values are drawn from. */
type Drawn = { number: fc.Arbitrary<number>; formulas: string[]; integerMost: number };

const ordinary = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(0, 1, -1, 0.1, 0.5, 2, 12, 30, 100, 1000.5, -250) },
  { weight: 1, arbitrary: fc.double({ min: -1e6, max: 1e6, noNaN: true }) },
);
const TAME: Drawn = { number: ordinary, formulas: FORMULAS, integerMost: 60 };
const WILD: Drawn = {
  number: fc.oneof(
    { weight: 4, arbitrary: ordinary },
    { weight: 1, arbitrary: fc.constantFrom(1e300, -1e300, 5e-324, 1e15) },
  ),
  formulas: WILD_FORMULAS,
  integerMost: Number.POSITIVE_INFINITY,
};

function valueFor(schema: Schema, drawn: Drawn): fc.Arbitrary<unknown> {
  const inner = (part: Schema) => valueFor(part, drawn);
  if (isIdentifier(schema)) return fc.constantFrom(...ACCOUNTS, ...ACCOUNTS, ...NAMES, "nowhere");
  if (schema === lineName) return fc.constantFrom(...LINES);
  if (schema === day) return fc.constantFrom(...DAYS);
  if (schema === dayOfYear) return fc.constantFrom("10-28", "02-29", "02-30", "13-00");
  if ("enum" in schema) return fc.constantFrom(...schema.enum);
  if ("const" in schema) return fc.constant(schema.const);
  if ("anyOf" in schema) return fc.oneof(...schema.anyOf.map(inner));
  if ("oneOf" in schema) return fc.oneof(...schema.oneOf.map(inner));
  if ("not" in schema) return drawn.number;
  if (schema.type === "array") return listOf(schema, inner);
  if (schema.type === "object") return objectOf(schema, inner);
  if (schema.type === "integer") return integerOf(schema.minimum, schema.maximum, drawn);
  if (schema.type === "string") return fc.constantFrom(...drawn.formulas);
  return schema.type === "number" ? drawn.number : fc.boolean();
}

function isIdentifier(schema: Schema): boolean {
  return "pattern" in schema && schema.pattern === identifier.pattern;
}

/** Near either end, where rules break; mostly small, since most settings are. */
function integerOf(min: number, most: number, { integerMost }: Drawn): fc.Arbitrary<number> {
  const max = Math.min(most, integerMost);
  const least = Math.max(min, Math.min(0, max));
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: least, max: Math.min(max, least + 12) }) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
  );
}

type Inner = (part: Schema) => fc.Arbitrary<unknown>;

function listOf(schema: Extract<Schema, { type: "array" }>, inner: Inner): fc.Arbitrary<unknown> {
  const { minItems: minLength = 0, maxItems } = schema;
  const maxLength = Math.min(maxItems, Math.max(4, minLength));
  return fc.array(inner(schema.items), { minLength, maxLength });
}

function objectOf(schema: Extract<Schema, { type: "object" }>, inner: Inner) {
  if ("properties" in schema) return recordOf(schema, inner);
  const keys = fc.constantFrom(...ACCOUNTS, "nowhere");
  return fc.dictionary(keys, inner(schema.additionalProperties), { maxKeys: 4 });
}

function recordOf(
  schema: Extract<Schema, { properties: unknown }>,
  inner: Inner,
): fc.Arbitrary<unknown> {
  const parts = Object.entries(schema.properties).map(([key, part]) => [key, inner(part)] as const);
  return fc.record(Object.fromEntries(parts), { requiredKeys: schema.required });
}

const timeline = fc.oneof(
  fc.record({
    unit: fc.constantFrom("month", "quarter", "year"),
    start: fc.constantFrom("2026-07-01", "2027-02-01"),
    periodCount: fc.integer({ min: 1, max: 15 }),
    yearEndMonth: fc.integer({ min: 1, max: 12 }),
    actualCount: fc.constantFrom(0, 0, 1),
  }),
  fc.record({
    unit: fc.constant("week"),
    start: fc.constant("2026-06-29"),
    periodCount: fc.constantFrom(1, 13, 53, 520),
    yearEndMonth: fc.constant(6),
    actualCount: fc.constantFrom(0, 1),
  }),
);

/** A whole chart for the most part; without cash, with two, without anything. */
const accounts = fc.oneof(
  { weight: 5, arbitrary: fc.constant(smallCompany().accounts) },
  {
    weight: 3,
    arbitrary: fc.subarray(smallCompany().accounts).chain((chosen) =>
      fc.tuple(
        ...chosen.map((account) =>
          fc.record({
            id: fc.constant(account.id),
            name: fc.constant(account.name),
            line: fc.oneof(
              { weight: 6, arbitrary: fc.constant(account.line) },
              fc.constantFrom("cash", "nowhere", ...standardLines.map(({ id }) => id)),
            ),
            opening: fc.constantFrom(0, 100, -100),
          }),
        ),
      ),
    ),
  },
);

const MODULE_IDS = ["selling", "renting", "borrowing", "vat", "price", "calendar", "account"];

/** Passes the schema; most of the parts do not fit each other. */
export function anyDocument(isWild: boolean): fc.Arbitrary<ModelDocument> {
  const drawn = isWild ? WILD : TAME;
  const modules = fc
    .array(valueFor(moduleSchema, drawn), { maxLength: 7 })
    .map((list) => list.map((module, index) => withId(module, MODULE_IDS[index] ?? "selling")));
  const whole = "properties" in documentSchema ? documentSchema.properties : {};
  const part = (key: string) => valueFor(whole[key] as Schema, drawn);
  return fc
    .record({
      timeline,
      accounts,
      modules,
      drivers: part("drivers"),
      scenarios: part("scenarios"),
      overrides: part("overrides"),
      actuals: part("actuals"),
      kpis: part("kpis"),
      checks: part("checks"),
      notes: part("notes"),
    })
    .map((parts) => ({ ...smallCompany(), ...parts }) as ModelDocument);
}

function withId(module: unknown, id: string) {
  return { ...(module as object), id };
}
