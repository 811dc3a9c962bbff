/** A first forecast from a connection's books: looked at as it would be, before it is made. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams, wholeNumber } from "./paging.ts";

/** How far ahead, in months. */
export const forecastMonths = z._default(wholeNumber(12, 36), 12);
export const quickModelUnit = z._default(z.enum(["month", "quarter", "week"]), "month");

/** What a driver was fitted from. */
const fit = z.object({
  /** Its id in the document. */
  driver: z.string(),
  value: z.number(),
  evidence: z.enum(["actual", "contracted", "management", "estimate"]),
  /** How many months it was read from, and between which figures they lay. */
  months: z.int(),
  low: z.number(),
  high: z.number(),
  /** Month by month, as far as it can be told; the latest last. */
  history: z.array(z.number()),
  /** The model's line by which the history goes on, where that is not the driver's own figure. */
  line: z.optional(z.string()),
});

/** A fitted rule that is no driver: its module, and the days its balance was at each month's end. */
const rule = z.object({ module: z.string(), history: z.array(z.number()) });

/** What no ledger can tell: a figure of one driver answers it, and the first choice is what is taken. */
const question = z.object({
  driver: z.string(),
  asked: z.string(),
  why: z.string(),
  choices: z.array(z.object({ words: z.string(), value: z.number() })),
});

export const previewQuickModel = endpoint({
  method: "GET",
  path: "/account_organisation/{id}/quick_model",
  summary: "The model that a connection's books would make, with what each driver rests on.",
  access: "member",
  params: idParams,
  waitsForPool: "briefly",
  query: z.strictObject({ forecastMonths, unit: quickModelUnit }),
  data: z.object({
    /** What has to be put right first; there is no model until then. */
    problems: z.array(z.object({ message: z.string(), accountId: z.optional(z.string()) })),
    fitted: z.nullable(
      z.object({
        /** A model document. */
        document: z.unknown(),
        fits: z.array(fit),
        rules: z.array(rule),
        /** What the books could not tell, in sentences. */
        unproven: z.array(z.string()),
        questions: z.array(question),
        /** The months of the books: "Nov-24 to Oct-26". */
        span: z.string(),
      }),
    ),
  }),
});
