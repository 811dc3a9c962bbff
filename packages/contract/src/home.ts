/** What somebody sees who comes in: what needs them, how much cash every forecast keeps, who waits for an answer. */
import * as z from "zod/mini";
import { connectionState } from "./connection-status.ts";
import { endpoint } from "./endpoint.ts";
import { modelFigures } from "./models.ts";
import { pageOf, pageQuery } from "./paging.ts";

/**
 *   checks      its figures do not hold, or a check is not zero
 *   belowFloor  cash falls below what is to be kept
 *   restated    its ledger changed months that were closed, and nobody decided about that
 *   moved       its ledger has closed what the model still forecasts
 *   alert       another alert, as of a covenant
 */
const needReason = z.enum(["checks", "belowFloor", "restated", "moved", "alert"]);
export type NeedReason = z.output<typeof needReason>;

/** What a list of needs is narrowed to. */
export const needFilter = z.enum(["all", "belowFloor", "checks", "ledger"]);
export type NeedFilter = z.output<typeof needFilter>;

const listedModel = {
  modelId: z.int(),
  modelName: z.string(),
  clientId: z.nullable(z.int()),
  clientName: z.nullable(z.string()),
};

const need = z.object({
  ...listedModel,
  reason: needReason,
  figures: modelFigures,
  /** The connection it reads, if that is yours to see. */
  ledger: z.nullable(
    z.object({
      name: z.string(),
      /** The last month that it has and that is over, for example "Oct-26". */
      closedMonth: z.nullable(z.string()),
      /** Accounts with changes of closed months that nobody has decided about. */
      undecidedCount: z.int(),
    }),
  ),
});
export type NeedItem = z.output<typeof need>;

const PAGE = z.pick(pageQuery, { offset: true, limit: true });

export const listNeeds = endpoint({
  method: "GET",
  path: "/home_needs",
  summary: "The forecasts that wait for a person, the most pressing first, each for one reason.",
  access: "member",
  query: z.extend(PAGE, { filter: z._default(z.catch(needFilter, "all"), "all") }),
  data: z.extend(pageOf(need), {
    filterCounts: z.array(z.object({ key: needFilter, count: z.int() })),
  }),
});

const headroomRow = z.object({
  ...listedModel,
  figures: modelFigures,
  /** What is to be kept. */
  floor: z.number(),
  /** Cash less that at the end of each of the months; null where no period ends in it. */
  months: z.array(
    z.nullable(z.object({ value: z.number(), standing: z.enum(["below", "near", "more"]) })),
  ),
  lowest: z.object({
    value: z.number(),
    period: z.string(),
    standing: z.enum(["below", "near", "more"]),
  }),
});
export type HeadroomRow = z.output<typeof headroomRow>;

export const listHeadroom = endpoint({
  method: "GET",
  path: "/home_headroom",
  summary:
    "Cash above the floor of every forecast that keeps one, in the months from now, the tightest first.",
  access: "member",
  query: PAGE,
  data: z.extend(pageOf(headroomRow), {
    /** What the months are called. */
    months: z.array(z.string()),
    /** Forecasts whose figures are being worked out. */
    dueCount: z.int(),
  }),
});

export const getHome = endpoint({
  method: "GET",
  path: "/home",
  summary: "Notes of readers that wait for an answer, and connections that need care.",
  access: "member",
  data: z.object({
    notes: z.object({
      /** Whose last word is a reader's. */
      count: z.int(),
      items: z.array(
        z.object({
          id: z.int(),
          text: z.string(),
          authorName: z.string(),
          at: z.iso.datetime(),
          reportId: z.int(),
          reportTitle: z.string(),
          modelId: z.int(),
          clientName: z.nullable(z.string()),
        }),
      ),
    }),
    connections: z.object({
      /** Whether the team has more than one, which can be synced together. */
      areSeveral: z.boolean(),
      /** That need care. */
      count: z.int(),
      items: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          clientName: z.nullable(z.string()),
          state: connectionState,
          reason: z.string(),
        }),
      ),
    }),
  }),
});
