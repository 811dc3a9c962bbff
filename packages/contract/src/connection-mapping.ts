/**
 * From a source's accounts to the lines of a model: one mapping for each organisation, used by
 * every model that reads from it; and changes of closed months, which wait until somebody accepts.
 * Amounts are whole minor units of the organisation's currency as text, debits positive.
 */
import * as z from "zod/mini";
import { month } from "./connection-status.ts";
import { endpoint } from "./endpoint.ts";
import { idParams, wholeNumber } from "./paging.ts";
import { line } from "./text.ts";

const accountClass = z.enum(["ASSET", "LIABILITY", "EQUITY", "REVENUE", "EXPENSE"]);
const minor = z.string().check(z.regex(/^-?\d+$/));

const mappedAccount = z.object({
  /** The account's id at the source. */
  accountId: z.string(),
  code: z.nullable(z.string()),
  name: z.string(),
  class: accountClass,
  /** The source's own word for its type. */
  sourceType: z.string(),
  /** At the end of the last month read. */
  balance: minor,
  /**
   * without-line  it holds or moves money and stands nowhere: nothing can be rolled forward
   * suggested     likely, and for a person to look at
   * taken         suggested so surely that it was taken as read
   * chosen        by a person
   */
  state: z.enum(["without-line", "suggested", "taken", "chosen"]),
  /** The standard line it stands under; null while it stands nowhere. */
  line: z.nullable(z.string()),
  /** What is suggested, with why and how sure: 0 to 1. */
  suggestion: z.object({ line: z.string(), confidence: z.number(), reason: z.string() }),
});

const mapping = z.object({
  currency: z.string(),
  currencyDecimals: z.int(),
  lastMonth: z.nullable(month),
  /** Grows with every change of the mapping; sent back with the next. */
  version: z.int(),
  /** Those without a line first, then the unsure, the largest first, then the rest. */
  accounts: z.array(mappedAccount),
  /** The lines an account of each class may stand under: the class is a wall. */
  lines: z.array(z.object({ id: z.string(), name: z.string(), classes: z.array(accountClass) })),
});

export const getConnectionMapping = endpoint({
  method: "GET",
  path: "/account_organisation/{id}/mapping",
  summary: "Where each account of the source stands in a model, with suggestions and why.",
  access: "member",
  params: idParams,
  data: mapping,
});

const choices = z.array(
  z.strictObject({
    accountId: line(200),
    /** Null takes the account's line away. */
    line: z.nullable(line(60)),
  }),
);

export const previewConnectionMapping = endpoint({
  method: "POST",
  path: "/account_organisation/{id}/mapping_preview",
  summary: "What a change of the mapping would move, line by line. Keeps nothing.",
  access: "member",
  params: idParams,
  body: z.strictObject({ choices: choices.check(z.maxLength(20_000)) }),
  limits: { bytesMax: 4 * 1024 * 1024, keysMax: 100_000, depthMax: 10 },
  data: z.object({
    /** Balances at the last month's end, before and after; lines that stay are left out. */
    moves: z.array(z.object({ line: z.string(), name: z.string(), before: minor, after: minor })),
    /** The models that read from it, as far as you see them. */
    models: z.array(z.object({ id: z.int(), name: z.string() })),
    unmappedCount: z.int(),
  }),
});

export const setConnectionMapping = endpoint({
  method: "PUT",
  path: "/account_organisation/{id}/mapping",
  summary: "Place accounts under lines, for every model that reads from the connection.",
  access: "member",
  params: idParams,
  body: z.strictObject({
    /** As it was got: somebody else's change meanwhile is not written over. */
    version: z.int(),
    choices: choices.check(z.minLength(1, "Choose an account."), z.maxLength(20_000)),
  }),
  limits: { bytesMax: 4 * 1024 * 1024, keysMax: 100_000, depthMax: 10 },
  data: mapping,
});

const closedChanges = z.object({
  currency: z.string(),
  currencyDecimals: z.int(),
  foundAt: z.nullable(z.iso.datetime()),
  items: z.array(
    z.object({
      accountId: z.string(),
      code: z.nullable(z.string()),
      name: z.string(),
      class: accountClass,
      month,
      /** Somewhere before the first month that is read. */
      isOpening: z.boolean(),
      before: minor,
      after: minor,
      difference: minor,
      isHeld: z.boolean(),
      decidedByName: z.nullable(z.string()),
    }),
  ),
  /** What accepting would do to the balance of cash at the end of the last month. */
  cashDifference: minor,
  /** And to the profit of all months together, a gain being positive. */
  profitDifference: minor,
});

export const getClosedChanges = endpoint({
  method: "GET",
  path: "/account_organisation/{id}/closed_change",
  summary: "What the source changed in closed months; nothing of it is taken over by itself.",
  access: "member",
  params: idParams,
  data: closedChanges,
});

export const decideClosedChanges = endpoint({
  method: "PUT",
  path: "/account_organisation/{id}/closed_change",
  summary:
    "Accept the changes of some accounts in closed months and hold others. What is accepted adds up to nothing in each month.",
  access: "member",
  params: idParams,
  body: z.strictObject({
    /** Accounts by their ids at the source, with all their changes. */
    accept: z.array(line(200)).check(z.maxLength(20_000)),
    hold: z.array(line(200)).check(z.maxLength(20_000)),
  }),
  limits: { bytesMax: 4 * 1024 * 1024, keysMax: 100_000, depthMax: 10 },
  data: closedChanges,
});

const both = z.object({
  /** As the source says today. */
  source: minor,
  /** Changes of closed months that are not accepted, added back. */
  onHold: minor,
  /** By the lines of a model. */
  model: minor,
  /** model − (source + onHold): nothing, or accounts stand nowhere. */
  difference: minor,
});

export const getConnectionFigures = endpoint({
  method: "GET",
  path: "/account_organisation/{id}/figures",
  summary: "Source and model, month by month, to the cent.",
  access: "member",
  params: idParams,
  data: z.object({
    currency: z.string(),
    currencyDecimals: z.int(),
    months: z.array(
      z.object({
        month,
        /** A profit is positive. */
        netProfit: both,
        netAssets: both,
      }),
    ),
  }),
});

/** Ten years of months at once. */
const MONTHS_MOST = 120;

export const getAccountFigures = endpoint({
  method: "GET",
  path: "/account_organisation/{id}/account_figures",
  summary: "What one account of the source moved by, as models take it, and which sync brought it.",
  access: "member",
  params: idParams,
  query: z.strictObject({
    /** The account's id at the source. */
    accountId: line(200),
    from: wholeNumber(0, 120_000),
    monthCount: wholeNumber(1, MONTHS_MOST),
  }),
  data: z.object({
    sourceName: z.string(),
    organisationName: z.string(),
    code: z.nullable(z.string()),
    name: z.string(),
    currencyDecimals: z.int(),
    /** Those of the months asked for that are read. */
    months: z.array(
      z.object({
        month,
        /** Debits positive; changes of closed months that are not accepted are left out. */
        movement: minor,
        /** When the sync was that brought the month as it is. */
        readAt: z.iso.datetime(),
      }),
    ),
  }),
});
