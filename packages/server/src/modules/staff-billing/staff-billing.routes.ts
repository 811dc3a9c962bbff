import * as contract from "@app/contract/staff-billing";
import { type App, mount, mountDownload } from "#http/mount.ts";
import { credit, get, list, pdf, recordPayment, writeOff } from "./staff-billing.ts";

export function staffBillingRoutes(app: App) {
  mount(app, contract.listStaffInvoices, (request, context) => list(context, request));
  mount(app, contract.getStaffInvoice, ({ params }, context) => get(context, params.id));
  mountDownload(app, contract.getStaffInvoicePdf, ({ params }, context) =>
    pdf(app.parts.pool, context, params.id),
  );
  mount(app, contract.recordBankPayment, (request, context) => recordPayment(context, request));
  mount(app, contract.creditInvoice, (request, context) => credit(context, request));
  mount(app, contract.writeOffInvoice, ({ params, body }, context) =>
    writeOff(context, params.id, body.reason),
  );
}
