import {
  cancelModel,
  cancelModelByGet,
  chooseClient,
  createModel,
  deleteModel,
  getModel,
  listModels,
  modelChanges,
  reactivateModel,
  reactivateModelByGet,
  restoreModel,
  updateModel,
} from "@app/contract/models";
import { type App, mount } from "#http/mount.ts";
import { mountStream } from "#http/mount-stream.ts";
import * as models from "./models.ts";
import { modelFeed } from "./models-changes.ts";
import { list } from "./models-list.ts";
import { cancel, reactivate, remove, restore } from "./models-state.ts";

export function modelRoutes(app: App) {
  const { pool } = app.parts;
  mount(app, listModels, ({ query }, context) => list(context, query));
  mount(app, getModel, ({ params }, context) => models.get(context, params.id));
  mount(app, createModel, ({ body }, context) => models.create(pool, context, body));
  mount(app, updateModel, ({ params, body, ifVersion }, context) =>
    models.update(context, params.id, body, ifVersion),
  );
  mount(app, chooseClient, ({ body }, context) =>
    models.chooseClient(context, body.modelIds, body.clientId),
  );
  mount(app, cancelModel, ({ params }, context) => cancel(context, params.id));
  mount(app, cancelModelByGet, ({ params }, context) => cancel(context, params.id));
  mount(app, reactivateModel, ({ params }, context) => reactivate(context, params.id));
  mount(app, reactivateModelByGet, ({ params }, context) => reactivate(context, params.id));
  mount(app, deleteModel, ({ params }, context) => remove(context, params.id));
  mount(app, restoreModel, ({ params }, context) => restore(context, params.id));
  mountStream(app, modelChanges, modelFeed);
}
