/** A list of clients from a file: looked at with the answers so far, then added all at once or not at all. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { ACTUALS_FILE_BYTES_MAX } from "./model-actuals.ts";
import { line } from "./text.ts";

/** What a column may hold. First and last names are put together into a contact's; a mobile stands in for a phone. */
export const importField = z.enum([
  ...["name", "contactName", "contactFirstName", "contactLastName", "contactEmail"],
  ...["contactPhone", "contactMobile", "industry", "yearEndMonth", "currency", "isActive", "notes"],
] as const);
export type ImportField = z.output<typeof importField>;

/** What the person has said of a file so far; what is left unsaid is recognised or asked. */
export const importAnswers = z.strictObject({
  /** By the place of the column, counted from 0; null where it is not to be read. */
  columns: z._default(z.record(z.string(), z.nullable(importField)), {}),
  /** Is there no row of headings? Null where it is to be told by the row. */
  isFirstRowClient: z._default(z.nullable(z.boolean()), null),
  /** What becomes of rows whose name a client has already. */
  duplicates: z._default(z.nullable(z.enum(["skip", "update"])), null),
  /** Rows with something wrong are left out. */
  isWithoutWrong: z._default(z.boolean(), false),
  /** For new clients of whom the file does not say it. */
  yearEndMonth: z._default(z.int().check(z.minimum(1), z.maximum(12)), 6),
  currency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/, "Choose a currency.")), "AUD"),
});
export type ImportAnswers = z.input<typeof importAnswers>;

export const IMPORT_ROWS_MAX = 10_000;

const outcome = z.enum(["add", "update", "same", "skip", "ask", "wrong"]);

export const importClients = endpoint({
  method: "POST",
  path: "/client/import",
  summary:
    "What a list of clients holds; with `confirmed`, and nothing wrong or open, its clients are added or changed, all or none.",
  access: "member",
  waitsForPool: "long",
  fileBytesMax: ACTUALS_FILE_BYTES_MAX,
  body: z.strictObject({
    fileName: line(255),
    /** `importAnswers` as JSON text. */
    answers: z._default(line(20_000), "{}"),
    /** The `seen` of what was looked at: only that is done. */
    confirmed: z.optional(line(64)),
  }),
  data: z.object({
    columns: z.array(
      z.object({
        index: z.int(),
        heading: z.string(),
        field: z.nullable(importField),
        /** The first of its cells that say something. */
        samples: z.array(z.string()),
      }),
    ),
    /** Whether the list was read as one without headings. */
    isFirstRowClient: z.boolean(),
    /** The first rows, as they would become clients. */
    rows: z.array(
      z.object({
        /** As a spreadsheet program counts them. */
        row: z.int(),
        name: z.string(),
        contact: z.string(),
        outcome,
      }),
    ),
    /** What is wrong, in words at its row; the first of many. */
    problems: z.array(z.object({ row: z.int(), heading: z.string(), message: z.string() })),
    /** How many rows come to what. */
    counts: z.object({
      rows: z.int(),
      add: z.int(),
      update: z.int(),
      same: z.int(),
      skip: z.int(),
      ask: z.int(),
      wrong: z.int(),
    }),
    /** Totals and when the list was written, which are no clients and are left out; the first of many. */
    closingLines: z.object({
      count: z.int(),
      items: z.array(z.object({ row: z.int(), text: z.string() })),
    }),
    /** Asked for where the file does not say it of every new client. */
    asks: z.array(z.enum(["duplicates", "yearEndMonth", "currency"])),
    /** What stands in the way of confirming, in words; null where nothing does. */
    lack: z.nullable(z.string()),
    seen: z.string(),
    /** Null until it was confirmed. */
    imported: z.nullable(z.object({ added: z.int(), updated: z.int() })),
  }),
});
