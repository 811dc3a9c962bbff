import { getLookOfReport } from "@app/contract/report-look";
import {
  createWebReport,
  deleteWebReport,
  findWebReports,
  getReportEdition,
  getWebReport,
  listReportEditions,
  listWebReports,
  previewWebReport,
  publishWebReport,
  updateWebReport,
} from "@app/contract/web-reports";
import { type App, mount } from "#http/mount.ts";
import { read as readTemplate } from "#modules/report-templates/report-templates.ts";
import * as editions from "./editions.ts";
import { preview, publish } from "./publish.ts";
import * as reports from "./web-reports.ts";

export function webReportRoutes(app: App) {
  const { pool } = app.parts;
  mount(app, listWebReports, ({ params, query }, context) =>
    reports.list(context, params.id, query),
  );
  mount(app, findWebReports, ({ query }, context) => reports.find(context, query));
  mount(app, createWebReport, async ({ params, body }, context) => {
    const { title, templateId } = body;
    const template = templateId === undefined ? undefined : await readTemplate(context, templateId);
    return reports.create(pool, context, params.id, title, template);
  });
  mount(app, getWebReport, ({ params }, context) => reports.get(context, params.id));
  mount(app, getLookOfReport, ({ params }, context) => reports.getLook(context, params.id));
  mount(app, updateWebReport, ({ params, body, ifVersion }, context) =>
    reports.update(context, params.id, body.document, ifVersion),
  );
  mount(app, deleteWebReport, ({ params }, context) => reports.remove(context, params.id));
  mount(app, previewWebReport, ({ params, query }, context) =>
    preview(pool, context, params.id, query.unit),
  );
  mount(app, publishWebReport, ({ params, body }, context) =>
    publish(pool, context, params.id, body),
  );
  mount(app, listReportEditions, ({ params, query }, context) =>
    editions.list(context, params.id, query),
  );
  mount(app, getReportEdition, ({ params, query }, context) =>
    editions.get(context, params.id, params.edition, query.unit),
  );
}
