import { getModelDocument, saveModelDocument } from "@app/contract/model-versions";
import { type App, mount } from "#http/mount.ts";
import * as versions from "./model-versions.ts";
import { save } from "./save.ts";

export function modelVersionRoutes(app: App) {
  const { pool } = app.parts;
  mount(app, getModelDocument, ({ params, query }, context) =>
    versions.getDocument(pool, context, params.id, query.version),
  );
  mount(app, saveModelDocument, ({ params, body }, context) =>
    save(pool, context, params.id, body),
  );
}
