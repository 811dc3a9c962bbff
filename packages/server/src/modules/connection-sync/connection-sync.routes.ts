import {
  cancelConnectionSync,
  getConnectionStatus,
  listConnectionSyncs,
  syncAllConnections,
  syncConnection,
} from "@app/contract/connection-sync";
import { type App, mount } from "#http/mount.ts";
import * as sync from "./connection-sync.ts";

export function connectionSyncRoutes(app: App) {
  mount(app, getConnectionStatus, ({ params, query }, context) =>
    sync.status(context, params.id, query.uid),
  );
  mount(app, syncConnection, ({ params }, context) => sync.start(context, params.id));
  mount(app, syncAllConnections, (_request, context) => sync.startAll(context));
  mount(app, cancelConnectionSync, ({ params }, context) => sync.cancel(context, params.id));
  mount(app, listConnectionSyncs, ({ params }, context) => sync.listSyncs(context, params.id));
}
