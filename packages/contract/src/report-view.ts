import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams } from "./paging.ts";
import { timeUnit } from "./report-document.ts";
import { reportLook } from "./report-look.ts";
import { renderedCase } from "./report-rendered.ts";

/** The one who reads, as the server knows them. */
const reader = z.object({
  /** "Guest" unless the share went to an address or somebody is signed in. */
  name: z.string(),
  kind: z.enum(["team", "reader", "guest"]),
  /** Pins, and deletes what others wrote. */
  canModerate: z.boolean(),
  /** Staff in a customer's place read what is written, and write nothing. */
  canWrite: z.boolean(),
});

/** On every report and every page of its files, while the team that made it pays for no plan. */
export const COMMUNITY_MARK = "Made with Forecastle Community";

export const viewReport = endpoint({
  method: "GET",
  path: "/report_viewer/report/{id}",
  summary: "The newest edition of a web report, for a reader.",
  access: "anonymous",
  params: idParams,
  query: z.strictObject({ share: z._default(z.string(), ""), unit: z.optional(timeUnit) }),
  data: z.object({
    id: z.int(),
    edition: z.int(),
    title: z.string(),
    /** Whose report it is. */
    teamName: z.string(),
    /** Whom it is about; empty where its model has no client. */
    clientName: z.string(),
    /** As it was when it was published. */
    look: z.nullable(reportLook),
    /** The team has what is free, and its reports say so. */
    isCommunity: z.boolean(),
    publishedAt: z.iso.datetime(),
    publishedByName: z.string(),
    modelVersion: z.int(),
    /** "31 October 2026"; null while nothing is actual. */
    actualTo: z.nullable(z.string()),
    units: z.array(timeUnit),
    standing: z.object({ isBlocked: z.boolean(), errorCount: z.int(), alertCount: z.int() }),
    cases: z.array(renderedCase),
    noteCount: z.int(),
    /** Its author opened drivers for readers to try. */
    hasWhatIf: z.boolean(),
    /** Readers may ask why a figure is what it is. */
    hasWhy: z.boolean(),
    reader,
  }),
});
