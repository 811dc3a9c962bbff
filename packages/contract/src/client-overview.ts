/** A client at a glance: its forecasts, its ledgers, its reports and who reads them, its notes. */
import * as z from "zod/mini";
import { connection } from "./connections.ts";
import { endpoint } from "./endpoint.ts";
import { model } from "./models.ts";
import { idParams } from "./paging.ts";

/** The first of many, and how many there are. */
function someOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ count: z.int(), items: z.array(item) });
}

const report = z.object({
  id: z.int(),
  modelId: z.int(),
  title: z.string(),
  /** The newest edition; null while nothing is published. */
  published: z.nullable(
    z.object({ at: z.iso.datetime(), byName: z.string(), modelVersion: z.int() }),
  ),
  /** How often it was opened through all of its shares, those that were ended too. */
  viewCount: z.int(),
  lastViewAt: z.nullable(z.iso.datetime()),
  /** Links and addresses that open it now. */
  liveShareCount: z.int(),
  noteCount: z.int(),
  /** Notes whose last word is a reader's. */
  waitingCount: z.int(),
});

export const getClientOverview = endpoint({
  method: "GET",
  path: "/client_overview/{id}",
  summary: "What hangs off a client, as far as it is yours to see.",
  access: "member",
  params: idParams,
  data: z.object({
    /**
     * The forecast that the client's page speaks of: of those worked on, no parallel one, the one that is below its
     * floor, else one with a check or a covenant that does not hold, else the one saved last.
     */
    leadModelId: z.nullable(z.int()),
    /** Of the lead model by the month; empty where it has other periods, or none ahead. */
    leadMonths: z.array(z.string()),
    models: someOf(model),
    connections: someOf(connection),
    reports: someOf(report),
    notes: someOf(
      z.object({
        id: z.int(),
        text: z.string(),
        authorName: z.string(),
        at: z.iso.datetime(),
        reportId: z.int(),
        reportTitle: z.string(),
        modelId: z.int(),
      }),
    ),
    /** Whom its reports were sent to by name, whoever opened one last first. */
    readers: someOf(
      z.object({
        name: z.string(),
        email: z.string(),
        viewCount: z.int(),
        lastViewAt: z.nullable(z.iso.datetime()),
      }),
    ),
  }),
});
