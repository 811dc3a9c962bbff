import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams } from "./paging.ts";

export const getReportWhatIf = endpoint({
  method: "GET",
  path: "/report_viewer/report/{id}/what_if",
  summary:
    "What the newest edition was worked out from, where its author opened drivers to readers.",
  access: "anonymous",
  params: idParams,
  query: z.strictObject({ share: z._default(z.string(), "") }),
  /** Both as they were published, as JSON: a browser works them out itself. */
  data: z.object({ report: z.string(), model: z.string() }),
});
