/**
 * What something that happens to every business would do to all forecasts at once. Nothing of it is saved into a
 * model; a person's last run is kept for them.
 */

import { SHOCK_KINDS } from "@app/engine/analysis/shock";
import { SHOCK_WORDS } from "@app/engine/analysis/shock-words";
import * as z from "zod/mini";
import { WORKBOOK } from "./content-types.ts";
import { download, endpoint } from "./endpoint.ts";
import { jobState } from "./jobs.ts";
import { modelFigures } from "./models.ts";
import { idParams, pageOf, pageQuery } from "./paging.ts";
import { portfolioFilter } from "./portfolio.ts";
import { line } from "./text.ts";

const shock = z.strictObject({ kind: z.enum(SHOCK_KINDS), value: z.number() }).check(
  z.refine(({ kind, value }) => {
    const { least, most } = SHOCK_WORDS[kind];
    return value !== 0 && value >= least && value <= most;
  }, "A shock of this size is outside of what can be tried."),
);

const shocks = z.array(shock).check(
  z.minLength(1),
  z.maxLength(SHOCK_KINDS.length),
  z.refine(
    (all) => new Set(all.map(({ kind }) => kind)).size === all.length,
    "Name every shock once.",
  ),
);

export const startShockRun = endpoint({
  method: "POST",
  path: "/portfolio/shock",
  summary: "Try shocks on every forecast that is yours to see. The run before is forgotten.",
  access: "member",
  isCustomersAlone: true,
  body: z.strictObject({ shocks }),
  data: z.object({ jobId: z.int() }),
});

/** Null in months that not every forecast reaches. */
const amounts = z.array(z.nullable(z.number()));

/** All forecasts together in the months from when it was run. */
const shockOutlook = z.object({
  months: z.array(z.string()),
  /** Of those that keep a floor, how many end each month below it. */
  flooredCount: z.int(),
  belowFloor: z.object({ base: z.array(z.int()), shocked: z.array(z.int()) }),
  /** By currency, the one with the most forecasts first, and then by name. */
  cash: z.array(
    z.object({
      currency: z.string(),
      forecastCount: z.int(),
      base: amounts,
      /** With the first shock, with the first two, and so on. */
      steps: z.array(amounts),
    }),
  ),
});
export type ShockOutlook = z.output<typeof shockOutlook>;

const shockRun = z.object({
  jobId: z.int(),
  state: jobState,
  failure: z.nullable(z.string()),
  shocks,
  /** When it began; while it waits for its turn, when it was asked for. */
  startedAt: z.iso.datetime(),
  /** What the month is called in which the shocks begin; later in models that are actual beyond it. */
  fromMonth: z.string(),
  /** How long it took, or has taken so far; null where it ended before it was done. */
  seconds: z.nullable(z.number()),
  /** Null while they are being looked up. */
  modelCount: z.nullable(z.int()),
  doneCount: z.int(),
  /** Of those done, how many fall below what they are to keep, in the base and under the shocks. */
  belowFloor: z.object({ base: z.int(), shocked: z.int() }),
  /** Of those done that do not, how many only because an overdraft is drawn. */
  keptByOverdraft: z.object({ base: z.int(), shocked: z.int() }),
  /** Forecasts that did not work out. */
  failedCount: z.int(),
  /** Forecasts that were changed since, but for their scenarios: what is said of them no longer holds. */
  changedCount: z.int(),
  /** As `saveId` of what keeps it in a model: by it the run knows where it was kept. */
  keepId: z.uuid(),
  outlook: z.nullable(shockOutlook),
});
export type ShockRun = z.output<typeof shockRun>;

export const getShockRun = endpoint({
  method: "GET",
  path: "/portfolio/shock",
  summary: "Your last run of shocks, how far it is and what it came to.",
  access: "member",
  data: z.nullable(shockRun),
});

export const forgetShockRun = endpoint({
  method: "DELETE",
  path: "/portfolio/shock",
  summary: "Forget your last run of shocks. One that is under way is stopped.",
  access: "member",
  isCustomersAlone: true,
  data: z.object({}),
});

/** By "tightest", who is furthest below its floor under the shocks comes first. */
const shockSort = z.enum(["tightest", "name"]);

const chosen = {
  filter: z._default(z.catch(portfolioFilter, "all"), "all"),
  search: z._default(line(100), ""),
  sort: z._default(z.catch(shockSort, "tightest"), "tightest"),
};

const shockRow = z.object({
  modelId: z.int(),
  modelName: z.string(),
  clientId: z.nullable(z.int()),
  clientName: z.nullable(z.string()),
  /** May a scenario of yours be kept in it? */
  canKeep: z.boolean(),
  /** Was it changed since the run? Then nothing is kept of it until it is run again. */
  isChanged: z.boolean(),
  /** Was it kept there as a scenario since the run? */
  isKept: z.boolean(),
  /** Null while it is not worked out, and where it did not work out. */
  outcome: z.nullable(
    z.object({
      base: modelFigures,
      shocked: modelFigures,
      /** What cannot feel a shock that concerns it, by name. */
      missed: z.array(z.string()),
      /** The period in which the shocks begin; null where it ends before them. */
      from: z.nullable(z.string()),
      /** The first period in which longer terms, felt at once, take receipts from customers below zero. */
      receiptsBelowZero: z.nullable(z.string()),
    }),
  ),
  failure: z.nullable(z.string()),
});
export type ShockRow = z.output<typeof shockRow>;

export const listShockRows = endpoint({
  method: "GET",
  path: "/portfolio/shock/model",
  summary: "What your last run of shocks does to each forecast, beside what it is without.",
  access: "member",
  query: z.strictObject({
    offset: pageQuery.shape.offset,
    limit: pageQuery.shape.limit,
    filter: chosen.filter,
    search: chosen.search,
    sort: chosen.sort,
  }),
  data: z.extend(pageOf(shockRow), {
    filterCounts: z.array(z.object({ key: portfolioFilter, count: z.int() })),
  }),
});

export const downloadShockRun = download({
  method: "GET",
  path: "/portfolio/shock/file",
  summary: "The same table as a workbook or as a CSV file.",
  access: "member",
  waitsForPool: "briefly",
  query: z.strictObject({
    as: z._default(z.enum(["xlsx", "csv"]), "xlsx"),
    filter: chosen.filter,
    search: chosen.search,
    sort: chosen.sort,
  }),
  contentTypes: [WORKBOOK, "text/csv"],
});

/** As a scenario of the model holds it. */
const shockChange = z.object({
  line: z.string(),
  mode: z.enum(["set", "scale", "shift"]),
  value: z.number(),
  from: z.int(),
  to: z.optional(z.int()),
});

export const findShockChanges = endpoint({
  method: "POST",
  path: "/model/{id}/shock_changes",
  summary:
    "What the shocks of your last run change in a model, to be kept as a scenario of it, from when that began. Saves nothing.",
  access: "member",
  isReadByPost: true,
  params: idParams,
  waitsForPool: "briefly",
  body: z.strictObject({ shocks }),
  data: z.object({
    version: z.int(),
    scenarios: z.array(z.object({ id: z.string(), name: z.string() })),
    changes: z.array(shockChange),
    missed: z.array(z.string()),
  }),
});
