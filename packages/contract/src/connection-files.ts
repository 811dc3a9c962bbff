/** Files of a spreadsheet connection: looked at with the answers so far, then kept as its books. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { ACTUALS_FILE_BYTES_MAX, readModelActuals } from "./model-actuals.ts";
import { ID_MAX, idParams, wholeNumber } from "./paging.ts";
import { line } from "./text.ts";

const keptFile = z.object({
  id: z.int(),
  fileName: z.string(),
  /** What a trial balance is of; null where the file names its months. */
  month: z.nullable(z.int()),
  /** The months it gives figures of; null for files that were kept before this was. */
  firstMonth: z.nullable(z.int()),
  lastMonth: z.nullable(z.int()),
  /** What its amounts are read as; both where it has columns of each. */
  amountsAre: z.enum(["balances", "movements", "both"]),
  uploadedAt: z.iso.datetime(),
  uploadedByName: z.string(),
});

export const uploadConnectionFile = endpoint({
  method: "POST",
  path: "/account_organisation/{id}/file",
  summary:
    "What a file of balances or movements holds; with isKept, and nothing wrong or open, it is kept and read by the next sync.",
  access: "member",
  params: idParams,
  waitsForPool: "long",
  fileBytesMax: ACTUALS_FILE_BYTES_MAX,
  body: z.strictObject({
    fileName: line(255),
    /** As for a model's actuals: `actualsAnswers` as JSON text. */
    answers: z._default(line(5_000), "{}"),
    isKept: z._default(z.enum(["true", "false"]), "false"),
  }),
  data: z.extend(z.omit(readModelActuals.data, { accounts: true, months: true, decimals: true }), {
    accounts: z.array(
      z.object({ accountId: z.string(), code: z.nullable(z.string()), name: z.string() }),
    ),
    /** The months it gives; empty while something is wrong or open. */
    months: z.array(z.int()),
    /** The columns are taken as those of the last file were. */
    isReadAsBefore: z.boolean(),
    /** The columns are not those of the last file, so that this one is read by itself. */
    isReadAfresh: z.boolean(),
    /** The last file that is kept is this one, read in the same way: it is not kept twice. */
    isKeptAlready: z.boolean(),
    /** What is new against the last file: headings, accounts. */
    changes: z.array(z.string()),
    /** Months that earlier files gave already, each with how many accounts differ, in words. */
    restates: z.array(z.string()),
    /** What has to come before the files, with this one, give a month; null when they do. */
    lack: z.nullable(z.string()),
    /** The lack ends when the person says that the books start at nothing. */
    canStartAtNothing: z.boolean(),
    kept: z.nullable(keptFile),
  }),
});

export const listConnectionFiles = endpoint({
  method: "GET",
  path: "/account_organisation/{id}/file",
  summary: "The files a spreadsheet connection is read from, in the order they came.",
  access: "member",
  params: idParams,
  data: z.object({ items: z.array(keptFile) }),
});

export const removeConnectionFile = endpoint({
  method: "DELETE",
  path: "/account_organisation/{id}/file/{fileId}",
  summary: "Take a file away; what was read stays until the next sync.",
  access: "member",
  params: z.extend(idParams, { fileId: wholeNumber(1, ID_MAX) }),
  data: z.object({ items: z.array(keptFile) }),
});
