import { getReportPdf, getReportSlides } from "@app/contract/report-files";
import { type App, mountDownload } from "#http/mount.ts";
import * as reportFiles from "./report-files.ts";

export function reportFilesRoutes(app: App) {
  const press = reportFiles.openPress(app.parts.pool);
  mountDownload(app, getReportPdf, (asked, context) =>
    reportFiles.download(press, "pdf", context, asked),
  );
  mountDownload(app, getReportSlides, (asked, context) =>
    reportFiles.download(press, "pptx", context, asked),
  );
}
