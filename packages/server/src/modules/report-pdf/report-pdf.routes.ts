import { getReportPdf } from "@app/contract/report-pdf";
import { type App, mountDownload } from "#http/mount.ts";
import * as reportPdf from "./report-pdf.ts";

export function reportPdfRoutes(app: App) {
  const press = reportPdf.openPress(app.parts.pool);
  mountDownload(app, getReportPdf, ({ params, query }, context) =>
    reportPdf.download(press, context, params, query),
  );
}
