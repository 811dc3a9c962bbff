/** Every forecast that is worked on in one table, as its figures were kept with the last save. */
import * as z from "zod/mini";
import { download, endpoint } from "./endpoint.ts";
import { modelFigures } from "./models.ts";
import { pageOf, pageQuery } from "./paging.ts";
import { line } from "./text.ts";

export const portfolioFilter = z.enum(["all", "belowFloor", "covenant", "checks"]);
export type PortfolioFilter = z.output<typeof portfolioFilter>;

/** By "tightest", the least headroom for its floor comes first; with a minus, the other way round. */
export const portfolioSort = z.enum([
  ...["tightest", "name", "-name", "closing", "-closing", "lowest", "-lowest"],
  ...["headroom", "-headroom", "runway", "-runway"],
] as const);

const chosen = {
  filter: z._default(z.catch(portfolioFilter, "all"), "all"),
  /** Part of a client's or a model's name, upper or lower case. */
  search: z._default(line(100), ""),
  sort: z._default(z.catch(portfolioSort, "tightest"), "tightest"),
};

const portfolioRow = z.object({
  modelId: z.int(),
  modelName: z.string(),
  clientId: z.nullable(z.int()),
  clientName: z.nullable(z.string()),
  figures: modelFigures,
});
export type PortfolioRow = z.output<typeof portfolioRow>;

export const listPortfolio = endpoint({
  method: "GET",
  path: "/portfolio",
  summary: "The forecasts that are yours to see with cash, floor, runway, covenants and checks.",
  access: "member",
  query: z.strictObject({
    offset: pageQuery.shape.offset,
    limit: pageQuery.shape.limit,
    filter: chosen.filter,
    search: chosen.search,
    sort: chosen.sort,
  }),
  data: z.extend(pageOf(portfolioRow), {
    filterCounts: z.array(z.object({ key: portfolioFilter, count: z.int() })),
    /** Forecasts whose figures are being worked out. */
    dueCount: z.int(),
  }),
});

export const getPortfolioOutlook = endpoint({
  method: "GET",
  path: "/portfolio/outlook",
  summary:
    "All forecasts together in the months from now: how many fall below their floor, and their cash.",
  access: "member",
  data: z.object({
    /** What the months are called. */
    months: z.array(z.string()),
    forecastCount: z.int(),
    /** Of those that keep a floor, how many end each month below it. */
    flooredCount: z.int(),
    belowFloor: z.array(z.int()),
    /** Of those that keep theirs throughout, how many only because an overdraft is drawn. */
    overdraftCount: z.int(),
    /** By currency, the one with the most forecasts first; only forecasts by the month have one. */
    cash: z.array(
      z.object({
        currency: z.string(),
        forecastCount: z.int(),
        /** Null in months that not every one of them reaches: a part would look like a fall. */
        values: z.array(z.nullable(z.number())),
      }),
    ),
    /** The model's own rules over all forecasts. */
    covenants: z.object({ count: z.int(), brokenCount: z.int() }),
  }),
});

export const downloadPortfolio = download({
  method: "GET",
  path: "/portfolio/csv",
  summary: "The same table as a CSV file.",
  access: "member",
  query: z.strictObject({ filter: chosen.filter, search: chosen.search, sort: chosen.sort }),
  contentTypes: ["text/csv"],
});
