import {
  downloadShockRun,
  findShockChanges,
  forgetShockRun,
  getShockRun,
  listShockRows,
  startShockRun,
} from "@app/contract/shocks";
import { type App, mount, mountDownload } from "#http/mount.ts";
import { download } from "./shock-files.ts";
import * as shocks from "./shocks.ts";

export function shockRoutes(app: App) {
  const { pool } = app.parts;
  mount(app, startShockRun, ({ body }, context) => shocks.start(context, body));
  mount(app, getShockRun, (_request, context) => shocks.get(context));
  mount(app, forgetShockRun, (_request, context) => shocks.forget(context));
  mount(app, listShockRows, ({ query }, context) => shocks.list(context, query));
  mountDownload(app, downloadShockRun, ({ query }, context) => download(pool, context, query));
  mount(app, findShockChanges, ({ params, body }, context) =>
    shocks.findChanges(pool, context, params.id, body),
  );
}
