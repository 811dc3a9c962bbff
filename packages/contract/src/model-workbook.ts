import * as z from "zod/mini";
import { WORKBOOK } from "./content-types.ts";
import { download, endpoint } from "./endpoint.ts";
import { model, modelFigures } from "./models.ts";
import { ID_MAX, idParams, wholeNumber } from "./paging.ts";
import { line, requiredLine } from "./text.ts";

export const getModelWorkbook = download({
  method: "GET",
  path: "/model/{id}/workbook",
  summary: "A model as an Excel workbook with live formulas, the newest version or an older one.",
  access: "member",
  params: idParams,
  waitsForPool: "long",
  query: z.strictObject({ version: z.optional(wholeNumber(1, ID_MAX)) }),
  contentTypes: [WORKBOOK],
});

/** A workbook of five thousand lines over ten years of months is half as large. */
export const WORKBOOK_BYTES_MAX = 20 * 1024 * 1024;

/** How many changes are told one by one, and how many refusals: more than a person reads. */
export const WORKBOOK_TOLD_MAX = 200;

/** What the file is called: a scenario with what was changed in it is called the same. */
const fileName = line(255);

const changedFigure = z.object({
  /** The line's id in the model. */
  line: z.string(),
  name: z.string(),
  unit: z.enum(["currency", "count", "percent", "days", "rate", "flag"]),
  /** The names of the first and the last period. */
  from: z.string(),
  to: z.string(),
  /** Null where the figures do not hold. */
  before: z.nullable(z.number()),
  after: z.number(),
});

/** At the end of the last period; null where it does not work out. */
const closingCash = z.nullable(z.number());

export const checkModelWorkbook = endpoint({
  method: "POST",
  path: "/model/from_workbook/check",
  summary: "What a workbook of a model holds and what was changed in it. Keeps nothing.",
  access: "member",
  fileBytesMax: WORKBOOK_BYTES_MAX,
  body: z.strictObject({ fileName }),
  data: z.object({
    modelName: z.string(),
    figures: modelFigures,
    closingCash,
    /** The name of the last period. */
    lastPeriod: z.string(),
    /** What was changed becomes a scenario; null where nothing was. */
    scenario: z.nullable(
      z.object({
        name: z.string(),
        /** How many cells. */
        figureCount: z.int(),
        /** The first of them; the same change in neighbouring periods is told once. */
        changes: z.array(changedFigure),
        closingCash,
      }),
    ),
    /** What cannot be taken, by its cell: "'P&L'!AC40 is calculated. Change what it is made from." */
    refusals: z.array(z.string()),
    /** All of them, should there be more than are told. */
    refusalCount: z.int(),
  }),
});

export const readWorkbookChanges = endpoint({
  method: "POST",
  path: "/model/{id}/workbook/changes",
  summary: "What was changed in a workbook of a model, to be brought back to it. Keeps nothing.",
  access: "member",
  params: idParams,
  waitsForPool: "long",
  fileBytesMax: WORKBOOK_BYTES_MAX,
  body: z.strictObject({ fileName }),
  data: z.object({
    /** Of the model the workbook was made from, as it was called then. */
    modelName: z.string(),
    /** The version of this model it was made from; null where it is of another model. */
    madeFrom: z.nullable(z.int()),
    newest: z.int(),
    changes: z.array(z.extend(changedFigure, { periodCount: z.int() })),
    refusals: z.array(z.string()),
    refusalCount: z.int(),
  }),
});

export const createModelFromWorkbook = endpoint({
  method: "POST",
  path: "/model/from_workbook",
  summary: "Make a model from a workbook of one; what was changed in it becomes a scenario.",
  access: "member",
  fileBytesMax: WORKBOOK_BYTES_MAX,
  body: z.strictObject({
    fileName,
    modelName: requiredLine(120, "Enter a name."),
    clientId: z.optional(wholeNumber(1, ID_MAX)),
    /**
     * How many changes the person knows will be left out, as the check told. Where there are others,
     * no model is made: nothing is left out in silence.
     */
    refusalCount: z._default(wholeNumber(0, ID_MAX), 0),
  }),
  data: model,
});
