import { getInvoicePdf, getPaymentPdf } from "@app/contract/billing";
import { type App, mountDownload } from "#http/mount.ts";
import { invoicePdf, paymentPdf } from "./invoice-files.ts";

export function invoiceFilesRoutes(app: App) {
  const { pool } = app.parts;
  mountDownload(app, getPaymentPdf, ({ params }, context) => paymentPdf(pool, context, params.id));
  mountDownload(app, getInvoicePdf, ({ params }, context) => invoicePdf(pool, context, params.id));
}
