import * as z from "zod/mini";
import { download } from "./endpoint.ts";
import { ID_MAX, wholeNumber } from "./paging.ts";
import { timeUnit } from "./report-document.ts";

/** The twelfth call of a reader: what the page shows of one scenario, typeset. */
export const getReportPdf = download({
  method: "GET",
  path: "/report_viewer/report/{id}/scenario/{scenarioId}/pdf",
  summary: "The newest edition of a web report in one scenario, as a PDF.",
  access: "anonymous",
  /** "base" or a scenario's id. */
  params: z.object({
    id: wholeNumber(1, ID_MAX),
    scenarioId: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  query: z.strictObject({ share: z._default(z.string(), ""), unit: z.optional(timeUnit) }),
  waitsForPool: "briefly",
  contentTypes: ["application/pdf"],
});
