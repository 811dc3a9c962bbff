/** The schema of a model document, in the order in which its keys are written. */
import { SCHEMA_VERSION } from "#model/document.ts";
import { moduleSchema } from "./module-schemas.ts";
import {
  boolean,
  day,
  figures,
  formula,
  identifier,
  integer,
  lineName,
  list,
  number,
  object,
  oneOf,
  PERIODS_MOST,
  period,
  record,
  remarks,
  type Schema,
  scenarioId,
  series,
  text,
} from "./schema.ts";

const unit = oneOf("currency", "count", "percent", "days", "rate", "flag");
const measure = oneOf("flow", "balance", "rate", "count");

const override = object({
  line: lineName,
  "mode?": oneOf("set", "scale", "shift"),
  value: number,
  "from?": period,
  "to?": period,
  "note?": text(500),
});

/** Left out of a document by hand; the reader puts them in, so that the engine always finds them. */
export const emptyContainers = () => ({
  drivers: [],
  modules: [],
  scenarios: [],
  overrides: [],
  actuals: {},
  kpis: [],
  checks: [],
  notes: [],
});

/** Of a whole document, as it comes from the reader. */
export const documentSchema = object({
  schemaVersion: { const: SCHEMA_VERSION },
  name: text(),
  currency: { type: "string", maxLength: 3, pattern: "^[A-Z]{3}$" },
  timeline: object({
    unit: oneOf("week", "month", "quarter", "year"),
    start: day,
    periodCount: integer(1, PERIODS_MOST),
    yearEndMonth: integer(1, 12),
    actualCount: integer(0, PERIODS_MOST),
  }),
  accounts: list(
    object({
      id: identifier,
      name: text(),
      line: { type: "string", maxLength: 80 },
      "opening?": number,
      "cashFlow?": oneOf("operating", "investing", "financing", "nonCash", "exchange"),
      "sources?": list(text(), 1000),
    }),
    3000,
  ),
  drivers: list(
    object({
      id: identifier,
      name: text(),
      unit,
      "measure?": measure,
      "group?": text(80),
      "values?": figures,
      "formula?": formula,
      ...remarks,
    }),
    5000,
  ),
  modules: list(moduleSchema, 1000),
  scenarios: list(
    object({
      id: identifier,
      name: text(),
      "parent?": scenarioId,
      "colour?": integer(2, 16),
      overrides: list(override, 5000),
      "note?": text(2000),
    }),
    1000,
  ),
  overrides: list(override, 5000),
  actuals: record(series, 3000, "accounts"),
  "replacedForecasts?": list(
    object({ period, movements: record(number, 3000, "accounts") }),
    PERIODS_MOST,
  ),
  kpis: list(
    object({
      id: identifier,
      name: text(),
      unit,
      "measure?": measure,
      formula,
      "isHigherBetter?": boolean,
    }),
    200,
  ),
  checks: list(
    object({ id: identifier, name: text(), class: oneOf("error", "alert"), formula }),
    200,
  ),
  notes: list(
    object({
      id: identifier,
      place: text(200, "place"),
      text: text(10_000),
      "author?": text(),
      "authorId?": integer(1, 2_147_483_647),
      "writtenOn?": text(40),
    }),
    5000,
  ),
});

const canBeLeftOut = new Set(["schemaVersion", ...Object.keys(emptyContainers())]);

/** Of a document as the reader takes it. */
export const writtenSchema: Schema = {
  ...documentSchema,
  required: documentSchema.required.filter((key) => !canBeLeftOut.has(key)),
};
