import * as z from "zod/mini";
import { download, endpoint } from "./endpoint.ts";
import { readCell } from "./figure-cell.ts";
import { ID_MAX, idParams, wholeNumber } from "./paging.ts";

const statement = z._default(
  z.enum(["threeWay", "profitAndLoss", "balanceSheet", "cashFlow", "cashFlowDirect", "kpis"]),
  "threeWay",
);
/** What columns are by; the model's own periods when unsaid. */
const by = z.optional(z.enum(["month", "quarter", "year"]));
const scenario = z.string().check(z.minLength(1), z.maxLength(100));

const statementQuery = z.strictObject({
  statement,
  by,
  /** A scenario's id; the base when unsaid. */
  scenario: z.optional(scenario),
  /** Beside it another case and how far it is from that: "base" or a scenario's id. */
  against: z.optional(scenario),
  version: z.optional(wholeNumber(1, ID_MAX)),
});

/** A number and its cell: who asks why it is so asks about that. */
const figure = z.object({ value: z.nullable(z.number()), cell: z.nullable(z.string()) });

/** As it is on a screen, in ones with two decimals; what is shown adds up. */
const statementTable = z.object({
  version: z.int(),
  title: z.string(),
  currency: z.string(),
  columns: z.array(
    z.object({
      label: z.string(),
      caseName: z.string(),
      standing: z.enum(["actual", "forecast", "mixed"]),
      role: z.enum(["figure", "difference", "differencePercent"]),
    }),
  ),
  rows: z.array(
    z.object({
      label: z.string(),
      level: z.int(),
      kind: z.enum(["heading", "line", "subtotal", "total", "ratio", "check"]),
      unit: z.nullable(z.string()),
      figures: z.array(figure),
    }),
  ),
  /** Why the figures do not hold; none where they do. */
  blockedBy: z.array(z.string()),
});

export const getModelStatement = endpoint({
  method: "GET",
  path: "/model/{id}/statement",
  summary: "A statement of a model as a table, each number with its cell.",
  access: "member",
  params: idParams,
  waitsForPool: "briefly",
  query: statementQuery,
  data: statementTable,
});

export const downloadModelStatement = download({
  method: "GET",
  path: "/model/{id}/statement/csv",
  summary: "The same statement as a CSV file, for a spreadsheet that reads the web.",
  access: "member",
  params: idParams,
  waitsForPool: "briefly",
  query: statementQuery,
  contentTypes: ["text/csv"],
});

const cell = z.string().check(
  z.maxLength(320),
  z.refine((text) => readCell(text) !== undefined, "Name a cell as “pl.profit@24-35”."),
);

const explanation = z.object({
  title: z.string(),
  /** As it is shown. */
  text: z.string(),
  amount: z.number(),
  unit: z.string(),
  caseName: z.string(),
  standing: z.enum(["actual", "forecast", "mixed"]),
  parts: z.array(
    z.object({
      label: z.string(),
      text: z.string(),
      amount: z.number(),
      /** Where it can be asked about in turn. */
      cell: z.nullable(z.string()),
      /** A product or a ratio written out, each figure in it with its cell. */
      madeOf: z.array(z.object({ text: z.string(), cell: z.nullable(z.string()) })),
    }),
  ),
  /** Checked: the parts' amounts come to the figure's. */
  doPartsAddUp: z.boolean(),
  /** Where it comes from: a formula, an account and period of the ledger, who set it and when. */
  origin: z.array(z.string()),
  drivers: z.array(
    z.object({
      name: z.string(),
      value: z.string(),
      /** Of the period in which it counts most. */
      cell: z.string(),
      by: z.optional(z.string()),
      note: z.optional(z.string()),
    }),
  ),
});

const figureExplained = z.extend(explanation, { version: z.int(), cell: z.string() });

export const explainModelFigure = endpoint({
  method: "GET",
  path: "/model/{id}/why",
  summary: "Why a figure of a model is what it is: its parts, each with its cell, and its source.",
  access: "member",
  params: idParams,
  waitsForPool: "briefly",
  query: z.strictObject({ cell, version: z.optional(wholeNumber(1, ID_MAX)) }),
  data: figureExplained,
});

/** As a scenario of the model holds it: from and to are periods, all of the forecast when unsaid. */
const whatIfChange = z.strictObject({
  line: z.string().check(z.minLength(1), z.maxLength(200)),
  mode: z._default(z.enum(["set", "scale", "shift"]), "set"),
  value: z.number(),
  from: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
  to: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
});

const CHANGES_MAX = 50;

const whatIf = z.strictObject({
  /** What it is tried on: a scenario's id, or the base when unsaid. */
  scenario: z.optional(scenario),
  changes: z.array(whatIfChange).check(z.minLength(1), z.maxLength(CHANGES_MAX)),
});

export const tryModelWhatIf = endpoint({
  method: "POST",
  path: "/model/{id}/what_if",
  summary: "What a statement becomes if drivers were otherwise, beside what it is. Saves nothing.",
  access: "member",
  isReadByPost: true,
  params: idParams,
  waitsForPool: "briefly",
  body: z.extend(whatIf, { statement, by }),
  data: statementTable,
});

export const explainWhatIf = endpoint({
  method: "POST",
  path: "/model/{id}/what_if/why",
  summary: "Why a figure of a what-if is what it is, given the changes again. Saves nothing.",
  access: "member",
  isReadByPost: true,
  params: idParams,
  waitsForPool: "briefly",
  /** A version as the what-if named it, so that what others saved since changes nothing of what was tried. */
  body: z.extend(whatIf, { cell, version: z.optional(wholeNumber(1, ID_MAX)) }),
  data: figureExplained,
});

export const listModelDrivers = endpoint({
  method: "GET",
  path: "/model/{id}/driver",
  summary: "What a person can set in a model: its drivers, with what a what-if calls them.",
  access: "member",
  params: idParams,
  waitsForPool: "briefly",
  query: z.strictObject({ version: z.optional(wholeNumber(1, ID_MAX)) }),
  data: z.object({
    version: z.int(),
    /** The base is not among them. */
    scenarios: z.array(z.object({ id: z.string(), name: z.string() })),
    periods: z.array(z.string()),
    actualCount: z.int(),
    items: z.array(
      z.object({
        line: z.string(),
        name: z.string(),
        unit: z.string(),
        /** In the first period that is forecast. */
        value: z.nullable(z.number()),
        cell: z.string(),
      }),
    ),
  }),
});
