import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams } from "./paging.ts";
import { requiredLine } from "./text.ts";

/** A report that the team uses again over other models. */
const reportTemplate = z.object({
  id: z.int(),
  name: z.string(),
  pageCount: z.int(),
  blockCount: z.int(),
  createdAt: z.iso.datetime(),
  createdByName: z.string(),
  /** Yours to rename and to delete: you made it, or you are an admin. */
  canChange: z.boolean(),
});
export type ReportTemplate = z.output<typeof reportTemplate>;

/** What a template is saved and renamed by. */
export const templateName = z.strictObject({ name: requiredLine(120, "Enter a name.") });

export const listReportTemplates = endpoint({
  method: "GET",
  path: "/report_template",
  summary: "The team's templates of reports, by name.",
  access: "member",
  data: z.object({ items: z.array(reportTemplate) }),
});

export const createReportTemplate = endpoint({
  method: "POST",
  path: "/web_report/{id}/template",
  summary: "Keep a report's pages, blocks, words and bindings for other models.",
  access: "member",
  params: idParams,
  waitsForPool: "briefly",
  body: templateName,
  data: reportTemplate,
});

export const renameReportTemplate = endpoint({
  method: "PUT",
  path: "/report_template/{id}",
  summary: "Rename a template; reports made from it stay as they are.",
  access: "member",
  params: idParams,
  body: templateName,
  data: reportTemplate,
});

export const deleteReportTemplate = endpoint({
  method: "DELETE",
  path: "/report_template/{id}",
  summary: "Delete a template; reports made from it stay as they are.",
  access: "member",
  params: idParams,
  data: z.null(),
});
