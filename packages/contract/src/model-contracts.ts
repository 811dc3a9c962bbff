/** Models that are paid for by the month, and what each month came to. Amounts have two decimals at most. */
import * as z from "zod/mini";
import { download, endpoint } from "./endpoint.ts";
import { ID_MAX, id, idParams, pageOf, pageQuery, wholeNumber } from "./paging.ts";
import { CURRENCIES } from "./plans.ts";
import { line } from "./text.ts";

const amount = z.number();
const currency = z.enum(CURRENCIES);

const modelContract = z.object({
  id,
  /** Null once the model is removed for good. */
  modelId: z.nullable(id),
  modelName: z.string(),
  /** Its model is neither deleted nor another team's by now. */
  canOpen: z.boolean(),
  /** Its model is inactive, and reactivated it is billed again. */
  canResume: z.boolean(),
  clientName: z.string(),
  ownerName: z.string(),
  ownerAvatarIndex: z.int(),
  boughtOn: z.iso.date(),
  /** The last day on which it was active. */
  endedOn: z.nullable(z.iso.date()),
  /** By statements that were issued. */
  monthsBilled: z.int(),
  billedSoFar: amount,
});

export const purchaseModel = endpoint({
  method: "POST",
  path: "/model/{id}/purchase",
  summary: "Pay for a model by the month, from this month to the one in which it is cancelled.",
  access: "admin",
  needsRecentProof: true,
  takesIdempotencyKey: true,
  params: idParams,
  /** What a month was told to cost: another price by now is refused. */
  body: z.strictObject({ price: z.optional(amount) }),
  data: z.object({ ...modelContract.shape, price: amount, currency, firstBilledOn: z.iso.date() }),
});

const contractFilter = z.enum(["Active", "Ended"]);

export const listModelContracts = endpoint({
  method: "GET",
  path: "/model_contract",
  summary: "Models that the team pays or paid for, the earliest first.",
  access: "admin",
  query: z.extend(pageQuery, {
    filter: z._default(contractFilter, "Active"),
    search: z._default(line(100), ""),
    /** Of one model alone. */
    modelId: z.optional(wholeNumber(1, ID_MAX)),
  }),
  data: z.extend(pageOf(modelContract), {
    filterCounts: z.array(z.object({ key: contractFilter, count: z.int() })),
    price: amount,
    currency,
    /** Models are unlimited, so that none of them is charged. */
    isUnlimited: z.boolean(),
    /** What all that are active cost a month, before tax; nothing while models are unlimited. */
    monthlyTotal: amount,
  }),
});

/** No calendar has a year 0, and a database refuses its days. */
const monthText = z
  .string()
  .check(z.regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, "Name a month as 2026-10."));

const statement = z.object({
  /** Null of the month that is not over. */
  id: z.nullable(id),
  month: monthText,
  currency,
  taxPercent: z.number(),
  /** What a model costs a month. */
  price: amount,
  /** Models were unlimited in it, so that none of them is charged. */
  isUnlimited: z.boolean(),
  lines: z.array(
    z.object({
      modelId: z.nullable(id),
      modelName: z.string(),
      clientName: z.string(),
      ownerName: z.string(),
      /** The days of the month on which it was active. */
      from: z.iso.date(),
      to: z.iso.date(),
      isEnded: z.boolean(),
      amount,
      invoiceNumber: z.nullable(z.int()),
    }),
  ),
  net: amount,
  tax: amount,
  gross: amount,
  /** One for all, or one per client where invoices are split. */
  invoices: z.array(
    z.object({
      invoiceNumber: z.int(),
      title: z.string(),
      gross: amount,
      owed: amount,
      paidAt: z.nullable(z.iso.datetime()),
      /** The team's day on which it was paid last. */
      paidOn: z.nullable(z.iso.date()),
      paidBy: z.string(),
    }),
  ),
});

export const listStatementOptions = endpoint({
  method: "GET",
  path: "/registered_models_billing_statement_option",
  summary:
    "The months that there are statements of, the latest first: the current one is not over.",
  access: "admin",
  data: z.object({
    items: z.array(
      z.object({
        /** Null of the month that is not over. */
        id: z.nullable(id),
        month: monthText,
        modelCount: z.int(),
        net: amount,
        currency,
      }),
    ),
  }),
});

export const getUpcomingStatement = endpoint({
  method: "GET",
  path: "/registered_models_billing_statement/upcoming",
  summary: "What models come to in the current month so far.",
  access: "admin",
  data: statement,
});

export const getStatement = endpoint({
  method: "GET",
  path: "/registered_models_billing_statement/{month}",
  summary: "What models came to in a month, model by model.",
  access: "admin",
  params: z.object({ month: monthText }),
  data: statement,
});

export const getStatementCsv = download({
  method: "GET",
  path: "/registered_models_billing_statement/{id}/csv",
  summary: "A statement as CSV, for a spreadsheet.",
  access: "admin",
  params: idParams,
  contentTypes: ["text/csv"],
});
