import * as z from "zod/mini";
import { id } from "./paging.ts";
import { forecastMonths, quickModelUnit } from "./quick-model.ts";
import { line, requiredLine } from "./text.ts";

/** What a person edits about a model besides its document. */
export const modelDraft = z.strictObject({
  modelName: requiredLine(120, "Enter a name."),
  clientId: z._default(z.nullable(id), null),
});

const newModel = {
  modelName: requiredLine(120, "Enter a name."),
  clientId: z._default(z.nullable(id), null),
  /** Made by the browser: the same id again is the same model. */
  saveId: z.optional(z.uuid()),
};

/** The first day of a period. */
const day = z.iso.date("Enter when the first period begins, such as Jul-26.");

export const starterSource = z.strictObject({
  ...newModel,
  from: z.literal("starter"),
  /** The starter's key; "blank" for an empty three-way model. */
  key: line(60),
  /** The key of one of its time series. */
  timeSeries: line(60),
  start: day,
  yearEndMonth: z.int().check(z.minimum(1), z.maximum(12)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, "Choose a currency.")),
});

/** An education model: free, and listed under Education. */
const exampleSource = z.strictObject({
  ...newModel,
  from: z.literal("example"),
  key: line(60),
});

/** The newest version of a model, without its history. */
export const copySource = z.strictObject({ ...newModel, from: z.literal("copy"), modelId: id });

/** A copy that stays linked to its parent, to be compared with it. */
const parallelSource = z.strictObject({ ...newModel, from: z.literal("parallel"), modelId: id });

/** The books of a connection, with drivers fitted from them; the model goes on reading from it. */
const connectionSource = z.strictObject({
  ...newModel,
  from: z.literal("connection"),
  connectionId: id,
  forecastMonths,
  unit: quickModelUnit,
});

/** What a new model is made from. */
export const modelSource = z.discriminatedUnion("from", [
  starterSource,
  exampleSource,
  copySource,
  parallelSource,
  connectionSource,
]);
