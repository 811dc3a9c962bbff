import { createModel, getModel } from "@app/contract/models";
import { type App, mount } from "#http/mount.ts";
import * as models from "./models.ts";

export function modelRoutes(app: App) {
  const { pool } = app.parts;
  mount(app, getModel, ({ params }, context) => models.get(context, params.id));
  mount(app, createModel, ({ body }, context) => models.create(pool, context, body));
}
