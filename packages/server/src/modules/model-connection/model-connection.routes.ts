import {
  getModelConnection,
  readConnectionActuals,
  setModelConnection,
} from "@app/contract/model-connection";
import { type App, mount } from "#http/mount.ts";
import * as connection from "./model-connection.ts";

export function modelConnectionRoutes(app: App) {
  const { pool } = app.parts;
  mount(app, getModelConnection, ({ params }, context) => connection.get(context, params.id));
  mount(app, setModelConnection, ({ params, body }, context) =>
    connection.set(pool, context, params.id, body.connectionId),
  );
  mount(app, readConnectionActuals, ({ params }, context) =>
    connection.actuals(pool, context, params.id),
  );
}
