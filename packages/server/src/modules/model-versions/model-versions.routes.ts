import {
  compareModelVersions,
  getModelDocument,
  labelModelVersion,
  listModelEdits,
  listModelVersions,
  listRunVersions,
  modelState,
  restoreModelVersion,
  saveModelDocument,
} from "@app/contract/model-versions";
import { type App, mount } from "#http/mount.ts";
import { mountState } from "#http/mount-state.ts";
import { compare } from "./compare.ts";
import * as history from "./history.ts";
import { liveModel } from "./live.ts";
import * as versions from "./model-versions.ts";
import { restore } from "./restore.ts";
import { save } from "./save.ts";
import { makeVisitors } from "./visitors.ts";

export function modelVersionRoutes(app: App) {
  const { pool } = app.parts;
  mount(app, getModelDocument, ({ params, query }, context) =>
    versions.getDocument(pool, context, params.id, query.version),
  );
  mount(app, listModelEdits, ({ params, query }, context) =>
    versions.listEdits(context, params.id, query.afterVersion),
  );
  mount(app, saveModelDocument, ({ params, body }, context) =>
    save(pool, context, params.id, body),
  );
  mount(app, listModelVersions, ({ params, query }, context) =>
    history.list(context, params.id, query),
  );
  mount(app, listRunVersions, ({ params }, context) =>
    history.listRun(context, params.id, params.version),
  );
  mount(app, labelModelVersion, ({ params, body }, context) =>
    history.label(context, params.id, params.version, body.label),
  );
  mount(app, restoreModelVersion, ({ params, body }, context) =>
    restore(pool, context, params.id, { ...body, version: params.version }),
  );
  mount(app, compareModelVersions, ({ params, query }, context) =>
    compare(pool, context, params.id, query),
  );

  const visitors = makeVisitors(app.parts);
  app.fastify.addHook("onClose", async () => visitors.close());
  mountState(app, modelState, liveModel(visitors));
}
