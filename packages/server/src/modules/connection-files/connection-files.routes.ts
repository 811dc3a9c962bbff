import {
  listConnectionFiles,
  removeConnectionFile,
  uploadConnectionFile,
} from "@app/contract/connection-files";
import { type App, mount } from "#http/mount.ts";
import * as files from "./connection-files.ts";

export function connectionFileRoutes(app: App) {
  const { pool } = app.parts;
  mount(app, uploadConnectionFile, ({ params, body, file }, context) =>
    files.upload(pool, context, params.id, { ...body, file }),
  );
  mount(app, listConnectionFiles, ({ params }, context) => files.list(context, params.id));
  mount(app, removeConnectionFile, ({ params }, context) =>
    files.remove(context, params.id, params.fileId),
  );
}
