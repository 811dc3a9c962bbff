import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

const timeSeries = z.object({
  key: z.string(),
  name: z.string(),
  unit: z.enum(["week", "month", "quarter", "year"]),
  periodCount: z.int(),
});

/** What a model to start from looks like with its own figures, in its usual time series. */
const glimpse = {
  key: z.string(),
  name: z.string(),
  description: z.string(),
  /** The kinds of module it has, in their order, each once. */
  modules: z.array(z.string()),
  /** Revenue by period. */
  sales: z.array(z.number()),
  /** Cash at the end of each period. */
  closingCash: z.array(z.number()),
  firstYear: z.object({
    revenue: z.number(),
    /** Earnings before interest, tax, depreciation and amortisation, as a share of revenue. */
    ebitdaShare: z.nullable(z.number()),
    /** At the end of that year, or of the last period where there is less. */
    closingCash: z.number(),
  }),
  /** What it asks of whoever takes it: the drivers to fill in first. */
  asks: z.array(z.string()),
};

export const listStarterModels = endpoint({
  method: "GET",
  path: "/starter_model",
  summary: "Models to start from, each with the time series it comes in.",
  access: "member",
  waitsForPool: "briefly",
  data: z.object({
    items: z.array(
      z.object({
        ...glimpse,
        /** The first is the usual one. */
        timeSeries: z.array(timeSeries),
      }),
    ),
  }),
});

export const listExampleModels = endpoint({
  method: "GET",
  path: "/example_model",
  summary: "Finished models of made-up companies, to learn from.",
  access: "member",
  waitsForPool: "briefly",
  data: z.object({
    items: z.array(
      z.object({
        ...glimpse,
        industry: z.string(),
        currency: z.string(),
        timeSeries: z.array(timeSeries),
        /** How many of its periods are actual. */
        actualCount: z.int(),
        scenarios: z.array(z.string()),
      }),
    ),
  }),
});
