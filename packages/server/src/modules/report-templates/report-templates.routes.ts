import {
  createReportTemplate,
  deleteReportTemplate,
  listReportTemplates,
  renameReportTemplate,
} from "@app/contract/report-templates";
import { type App, mount } from "#http/mount.ts";
import * as templates from "./report-templates.ts";

export function reportTemplateRoutes(app: App) {
  const { pool } = app.parts;
  mount(app, listReportTemplates, (_request, context) => templates.list(context));
  mount(app, createReportTemplate, ({ params, body }, context) =>
    templates.create(pool, context, params.id, body.name),
  );
  mount(app, renameReportTemplate, ({ params, body }, context) =>
    templates.rename(context, params.id, body.name),
  );
  mount(app, deleteReportTemplate, ({ params }, context) => templates.remove(context, params.id));
}
