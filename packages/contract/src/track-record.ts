import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams } from "./paging.ts";

const compared = z.object({ forecast: z.number(), came: z.number() });

const outcome = z.extend(compared, {
  /** The period's label. */
  period: z.string(),
  ahead: z.int(),
  /** Came less forecast as a share of what was forecast; left out where nothing was. */
  share: z.optional(z.number()),
});

/** A line over all periods that were forecast so far ahead; docs/engine/fitting.md tells the figures. */
const record = z.extend(compared, {
  ahead: z.int(),
  count: z.int(),
  bias: z.optional(z.number()),
  typicalError: z.optional(z.number()),
  offBy: z.number(),
  within: z.object({ amount: z.number(), count: z.int() }),
  worse: z.int(),
  better: z.int(),
  leans: z.optional(z.enum(["above", "below"])),
});

export const getTrackRecord = endpoint({
  method: "GET",
  path: "/model/{id}/track_record",
  summary: "What a model's forecasts said and what came, by roll-forward and by line.",
  access: "member",
  params: idParams,
  waitsForPool: "briefly",
  data: z.object({
    currency: z.string(),
    unit: z.enum(["week", "month", "quarter", "year"]),
    /** How many periods ahead something is known of, the nearest first. */
    aheads: z.array(z.int()),
    /** Those that hold, the newest first: one that was undone is none. */
    rollForwards: z.array(
      z.object({
        version: z.int(),
        authorName: z.string(),
        isYou: z.boolean(),
        at: z.iso.datetime(),
        /** Labels of the first and the last period that became actual. */
        from: z.string(),
        to: z.string(),
        /** Of all those periods, and cash at their end; left out where no forecast was kept. */
        profit: z.optional(compared),
        cash: z.optional(compared),
      }),
    ),
    /** As profit and loss has them, then closing cash; costs are negative. */
    lines: z.array(
      z.object({
        line: z.string(),
        name: z.string(),
        kind: z.enum(["account", "total", "balance"]),
        /** Of the newest periods. */
        outcomes: z.array(outcome),
        byAhead: z.array(record),
      }),
    ),
    /** Accounts that are too small to be listed; totals have them. */
    smallerCount: z.int(),
  }),
});
