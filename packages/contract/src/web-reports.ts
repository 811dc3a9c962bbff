import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { ID_MAX, idParams, pageOf, pageQuery, wholeNumber } from "./paging.ts";
import { reportDocument, timeUnit } from "./report-document.ts";
import { reportLook } from "./report-look.ts";
import { renderedCase } from "./report-rendered.ts";
import { line, requiredLine } from "./text.ts";

/** How the figures of an edition stand, over all the cases in it. */
const standing = z.object({
  isBlocked: z.boolean(),
  /** Checks that are broken in at least one case. */
  errorCount: z.int(),
  alertCount: z.int(),
});

/** What was published once and never changes. */
const reportEdition = z.object({
  edition: z.int(),
  title: z.string(),
  publishedAt: z.iso.datetime(),
  publishedByName: z.string(),
  modelVersion: z.int(),
  engineVersion: z.string(),
  /** Of the model's document and the report's, as they were. */
  inputsHash: z.string(),
  standing,
  /** What it can be read by. */
  units: z.array(timeUnit),
});

const webReport = z.object({
  id: z.int(),
  modelId: z.int(),
  title: z.string(),
  /** Grows by one with every change. */
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  updatedByName: z.string(),
  /** The newest; null while nothing is published. */
  published: z.nullable(
    z.object({
      edition: z.int(),
      publishedAt: z.iso.datetime(),
      publishedByName: z.string(),
      modelVersion: z.int(),
    }),
  ),
});

/** With what became of it among its readers. */
const listedReport = z.extend(webReport, {
  /** Links and addresses that still open it. */
  shareCount: z.int(),
  /** By all of its shares, those that were ended too. */
  openedCount: z.int(),
  noteCount: z.int(),
});

const openReport = z.extend(webReport, { document: reportDocument });

const editionParams = z.object({
  id: wholeNumber(1, ID_MAX),
  edition: wholeNumber(1, ID_MAX),
});

/** What a report is renamed by: the rest of it stays as it is. */
export const reportTitle = z.strictObject({ title: requiredLine(120, "Enter a title.") });

/** Many blocks, each with a few fields: more than other forms have. */
const REPORT_LIMITS = { bytesMax: 1024 * 1024, keysMax: 20_000, depthMax: 20 };

export const listWebReports = endpoint({
  method: "GET",
  path: "/model/{id}/web_report",
  summary: "A model's web reports, the one changed last first.",
  access: "member",
  params: idParams,
  query: pageQuery,
  data: pageOf(listedReport),
});

/** As many as are read at a glance. */
const FOUND_MAX = 20;

export const findWebReports = endpoint({
  method: "GET",
  path: "/web_report",
  summary: "Reports by part of their title, of every model one may see, the best fit first.",
  access: "member",
  query: z.strictObject({
    search: requiredLine(100, "Enter part of a title."),
    limit: z._default(wholeNumber(1, FOUND_MAX), FOUND_MAX),
  }),
  data: z.object({
    items: z.array(
      z.object({
        ...{ id: z.int(), title: z.string(), modelId: z.int(), modelName: z.string() },
        clientName: z.nullable(z.string()),
        isPublished: z.boolean(),
      }),
    ),
  }),
});

export const createWebReport = endpoint({
  method: "POST",
  path: "/model/{id}/web_report",
  summary: "A report to begin with, made from what the model has or from a template of the team's.",
  access: "member",
  params: idParams,
  waitsForPool: "briefly",
  /** The model's name when it is empty. */
  body: z.strictObject({
    title: z._default(line(120), ""),
    templateId: z.optional(wholeNumber(1, ID_MAX)),
  }),
  data: z.extend(openReport, {
    /** What of a template the model does not have, or calls otherwise: a sentence for each. */
    told: z.array(z.string()),
  }),
});

export const getWebReport = endpoint({
  method: "GET",
  path: "/web_report/{id}",
  summary: "A web report as its author makes it.",
  access: "member",
  params: idParams,
  isVersioned: true,
  data: openReport,
});

export const updateWebReport = endpoint({
  method: "PUT",
  path: "/web_report/{id}",
  summary: "Save a web report; what is published stays as it is.",
  access: "member",
  params: idParams,
  isVersioned: true,
  limits: REPORT_LIMITS,
  body: z.strictObject({ document: reportDocument }),
  data: openReport,
});

export const deleteWebReport = endpoint({
  method: "DELETE",
  path: "/web_report/{id}",
  summary: "Delete a web report with its editions, links and notes.",
  access: "member",
  params: idParams,
  data: z.null(),
});

const preview = z.object({
  modelVersion: z.int(),
  standing,
  units: z.array(timeUnit),
  cases: z.array(renderedCase),
});

export const previewWebReport = endpoint({
  method: "GET",
  path: "/web_report/{id}/preview",
  summary: "What would be published now, with what wants another look.",
  access: "member",
  params: idParams,
  waitsForPool: "briefly",
  query: z.strictObject({ unit: z.optional(timeUnit) }),
  data: preview,
});

export const publishWebReport = endpoint({
  method: "POST",
  path: "/web_report/{id}/publish",
  summary: "Make an edition of it that never changes; links show it from now on.",
  access: "member",
  // It is what readers outside hold from then on.
  isCustomersAlone: true,
  params: idParams,
  waitsForPool: "briefly",
  body: z.strictObject({
    /** The report and the model as the publisher saw them: others are refused. */
    version: wholeNumber(1, ID_MAX),
    modelVersion: wholeNumber(1, ID_MAX),
    /** Figures that do not hold, or fail a check of errors, are published by who says so alone. */
    isStandingSeen: z._default(z.boolean(), false),
  }),
  data: reportEdition,
});

export const listReportEditions = endpoint({
  method: "GET",
  path: "/web_report/{id}/edition",
  summary: "Every edition of a web report, the newest first.",
  access: "member",
  params: idParams,
  query: pageQuery,
  data: pageOf(reportEdition),
});

export const getReportEdition = endpoint({
  method: "GET",
  path: "/web_report/{id}/edition/{edition}",
  summary: "An edition with all its figures.",
  access: "member",
  params: editionParams,
  query: z.strictObject({ unit: z.optional(timeUnit) }),
  data: z.extend(reportEdition, {
    cases: z.array(renderedCase),
    /** Whose report it is, and what it looked like when it was published. */
    teamName: z.string(),
    look: z.nullable(reportLook),
  }),
});
