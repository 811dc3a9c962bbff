import {
  checkModelWorkbook,
  createModelFromWorkbook,
  getModelWorkbook,
  readWorkbookChanges,
} from "@app/contract/model-workbook";
import { type App, mount, mountDownload } from "#http/mount.ts";
import * as workbook from "./model-workbook.ts";

export function modelWorkbookRoutes(app: App) {
  const { pool } = app.parts;
  mountDownload(app, getModelWorkbook, ({ params, query }, context) =>
    workbook.download(pool, context, params.id, query.version),
  );
  mount(app, checkModelWorkbook, ({ body, file }, context) =>
    workbook.check(pool, context, { file, fileName: body.fileName }),
  );
  mount(app, readWorkbookChanges, ({ params, body, file }, context) =>
    workbook.changes(pool, context, params.id, { file, fileName: body.fileName }),
  );
  mount(app, createModelFromWorkbook, ({ body, file }, context) =>
    workbook.create(pool, context, file, body),
  );
}
