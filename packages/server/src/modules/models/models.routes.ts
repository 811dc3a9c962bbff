import { createModel, getModel, listModels, modelChanges } from "@app/contract/models";
import { type App, mount } from "#http/mount.ts";
import { mountStream } from "#http/mount-stream.ts";
import * as models from "./models.ts";
import { modelFeed } from "./models-changes.ts";
import { list } from "./models-list.ts";

export function modelRoutes(app: App) {
  const { pool } = app.parts;
  mount(app, listModels, ({ query }, context) => list(context, query));
  mount(app, getModel, ({ params }, context) => models.get(context, params.id));
  mount(app, createModel, ({ body }, context) => models.create(pool, context, body));
  mountStream(app, modelChanges, modelFeed);
}
