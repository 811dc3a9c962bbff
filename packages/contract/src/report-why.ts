import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams, wholeNumber } from "./paging.ts";

const period = wholeNumber(0, 10_000);
const sign = z.union([z.literal(1), z.literal(-1)]);
const next = z.object({
  title: z.string(),
  line: z.string(),
  from: z.int(),
  to: z.int(),
  sign,
});

export const getReportWhy = endpoint({
  method: "GET",
  path: "/report_viewer/report/{id}/why",
  summary:
    "Why a figure of the newest edition is what it is, as deep as its author lets readers ask.",
  access: "anonymous",
  params: idParams,
  query: z.strictObject({
    share: z._default(z.string(), ""),
    /** "base" or the scenario's id. */
    scenario: z.string().check(z.minLength(1), z.maxLength(100)),
    line: z.string().check(z.minLength(1), z.maxLength(200)),
    /** Periods of the model, counted from 0; both for a single one. */
    from: period,
    to: period,
    /** As it counts where it was asked from; unsaid, as its statement shows it. */
    sign: z.optional(z.enum(["1", "-1"])),
  }),
  /** What `engine/reports/reader-why.ts` tells. */
  data: z.object({
    title: z.string(),
    text: z.string(),
    amount: z.number(),
    unit: z.string(),
    caseName: z.string(),
    standing: z.enum(["actual", "forecast", "mixed"]),
    parts: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        amount: z.number(),
        text: z.string(),
        share: z.exactOptional(z.number()),
        next: z.exactOptional(next),
        arithmetic: z.exactOptional(
          z.array(z.union([z.string(), z.object({ text: z.string(), next })])),
        ),
      }),
    ),
    zeroCount: z.int(),
    doPartsAddUp: z.boolean(),
    origin: z.array(z.string()),
    drivers: z.array(
      z.object({ name: z.string(), value: z.string(), note: z.exactOptional(z.string()) }),
    ),
  }),
});
