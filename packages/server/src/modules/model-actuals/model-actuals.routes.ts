import { getActualsTemplate, readModelActuals } from "@app/contract/model-actuals";
import { type App, mount, mountDownload } from "#http/mount.ts";
import * as actuals from "./model-actuals.ts";

export function modelActualsRoutes(app: App) {
  const { pool } = app.parts;
  mount(app, readModelActuals, ({ params, body, file }, context) =>
    actuals.read(pool, context, params.id, { ...body, file }),
  );
  mountDownload(app, getActualsTemplate, ({ params, query }, context) =>
    actuals.template(pool, context, params.id, query.layout),
  );
}
