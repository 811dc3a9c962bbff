import * as z from "zod/mini";
import { download } from "./endpoint.ts";
import { ID_MAX, wholeNumber } from "./paging.ts";
import { timeUnit } from "./report-document.ts";

/** "base" or a scenario's id. */
const params = z.object({
  id: wholeNumber(1, ID_MAX),
  scenarioId: z.string().check(z.minLength(1), z.maxLength(100)),
});
const query = z.strictObject({ share: z._default(z.string(), ""), unit: z.optional(timeUnit) });

/** The twelfth call of a reader: what the page shows of one scenario, typeset. */
export const getReportPdf = download({
  method: "GET",
  path: "/report_viewer/report/{id}/scenario/{scenarioId}/pdf",
  summary: "The newest edition of a web report in one scenario, as a PDF.",
  access: "anonymous",
  params,
  query,
  waitsForPool: "briefly",
  contentTypes: ["application/pdf"],
});

/** The same to present and to go on writing: its charts, tables and words can be edited. */
export const getReportSlides = download({
  method: "GET",
  path: "/report_viewer/report/{id}/scenario/{scenarioId}/slides",
  summary: "The newest edition of a web report in one scenario, as slides (PPTX).",
  access: "anonymous",
  params,
  query,
  waitsForPool: "briefly",
  contentTypes: ["application/vnd.openxmlformats-officedocument.presentationml.presentation"],
});
