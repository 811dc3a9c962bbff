import * as z from "zod/mini";
import { WORKBOOK } from "./content-types.ts";
import { download, endpoint } from "./endpoint.ts";
import { idParams, wholeNumber } from "./paging.ts";
import { line } from "./text.ts";

/** A trial balance of thousands of accounts over years of months is a tenth of it. */
export const ACTUALS_FILE_BYTES_MAX = 20 * 1024 * 1024;

const accountClass = z.enum(["ASSET", "LIABILITY", "EQUITY", "REVENUE", "EXPENSE"]);
/** Months since January of the year 0, as the engine counts them. */
const month = wholeNumber(0, 120_000);

/** What a column of a file can be said to be. */
const columnRole = z.enum([
  ...["code", "name", "account", "class", "debit", "credit", "amount", "side"],
  ...["closing", "closing-debit", "closing-credit"],
  ...["opening", "opening-debit", "opening-credit", "unread"],
] as const);

/** What a person said of a file that does not say it itself; sent along as JSON text. */
export const actualsAnswers = z.strictObject({
  /** The number of the choice, by what was asked about. */
  choices: z._default(z.record(line(20), wholeNumber(0, 100)), {}),
  month: z.optional(month),
  /** By the column's heading. */
  columns: z._default(z.record(line(300), columnRole), {}),
  /** By the account's id in the file. */
  classes: z._default(z.record(line(200), accountClass), {}),
  /** Of movements without openings, which only a connection reads: nothing was there before. */
  startsAtNothing: z.optional(z.boolean()),
});

const place = z.object({
  /** The account of the model. */
  account: z.string(),
  /** The standard line it stands under. */
  line: z.string(),
  /** Whether the model has yet to get it. */
  isNew: z.boolean(),
});

export const placedAccount = z.extend(place, {
  /** The account's id in the books. */
  accountId: z.string(),
  code: z.optional(z.string()),
  name: z.string(),
  class: accountClass,
  confidence: z.number(),
  reason: z.string(),
  other: z.optional(place),
});

export const bookedMonth = z.object({
  month: z.int(),
  are: z.enum(["balances", "movements"]),
  amounts: z.record(z.string(), z.int()),
});

export const readModelActuals = endpoint({
  method: "POST",
  path: "/model/{id}/actuals_file",
  summary:
    "What a file of balances or movements holds, and where its accounts stand in a model. Keeps nothing.",
  access: "member",
  params: idParams,
  waitsForPool: "long",
  fileBytesMax: ACTUALS_FILE_BYTES_MAX,
  body: z.strictObject({ fileName: line(255), answers: z._default(line(5_000), "{}") }),
  data: z.object({
    columns: z.array(
      z.object({
        /** Counted from 0; one without a heading is left out. */
        index: z.int(),
        letter: z.string(),
        heading: z.string(),
        role: z.union([columnRole, z.literal("month")]),
        takenFor: z.string(),
      }),
    ),
    /** The first rows of the sheet, as they stand there. */
    rows: z.array(z.array(z.string())),
    /** Why the file is read as it is. */
    reasons: z.array(z.string()),
    warnings: z.array(z.string()),
    /** What has to be put right before anything is read; by row where it is one's. */
    problems: z.array(
      z.object({ row: z.optional(z.int()), kind: z.string(), message: z.string() }),
    ),
    questions: z.array(
      z.object({
        about: z.string(),
        message: z.string(),
        choices: z.array(
          z.object({
            label: z.string(),
            /** What cash and profit would be, in words. */
            cash: z.string(),
            profit: z.string(),
            /** The same in figures, where two readings of the same columns are compared. */
            figures: z.optional(z.array(z.object({ label: z.string(), amount: z.string() }))),
            note: z.optional(z.string()),
          }),
        ),
        /** What was said, or else what is proved; null while it is open. */
        answer: z.nullable(z.int()),
        /** What is proved, whatever was said. */
        suggested: z.nullable(z.int()),
        evidence: z.string(),
      }),
    ),
    needsMonth: z.boolean(),
    unclassed: z.array(
      z.object({
        accountId: z.string(),
        code: z.string(),
        name: z.string(),
        likely: z.array(accountClass),
      }),
    ),
    accounts: z.array(placedAccount),
    /** How many digits the amounts below have behind the point. */
    decimals: z.int(),
    /** None while something is wrong or open. */
    months: z.array(bookedMonth),
  }),
});

export const getActualsTemplate = download({
  method: "GET",
  path: "/model/{id}/actuals_template",
  summary: "A workbook with a model's accounts, to be filled in with balances.",
  access: "member",
  params: idParams,
  waitsForPool: "briefly",
  query: z.strictObject({ layout: z.enum(["trial-balance", "monthly-balances"]) }),
  contentTypes: [WORKBOOK],
});
