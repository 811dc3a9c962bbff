import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const startExport = endpoint({
  method: "POST",
  path: "/export",
  summary: "Start a job that writes everything the team has to a workbook.",
  access: "admin",
  worksAfterEnd: true,
  needsRecentProof: true,
  /** While an export of theirs is under way, asking again gives that one. */
  data: z.object({ jobId: z.int() }),
});
