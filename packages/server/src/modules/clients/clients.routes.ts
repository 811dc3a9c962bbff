import {
  clientChanges,
  createClient,
  deleteClient,
  downloadClients,
  getClient,
  listClientEdits,
  listClients,
  restoreClient,
  updateClient,
} from "@app/contract/clients";
import { type App, mount, mountDownload } from "#http/mount.ts";
import { mountStream } from "#http/mount-stream.ts";
import * as clients from "./clients.ts";
import { clientFeed } from "./clients-changes.ts";
import { listEdits } from "./clients-edits.ts";

export function clientRoutes(app: App) {
  mount(app, listClients, ({ query }, context) => clients.list(context, query));
  mount(app, getClient, ({ params }, context) => clients.get(context, params.id));
  mount(app, createClient, ({ body }, context) => clients.create(context, body));
  mount(app, updateClient, ({ params, body, ifVersion }, context) =>
    clients.update(context, params.id, body, ifVersion),
  );
  mount(app, listClientEdits, ({ params, query }, context) =>
    listEdits(context, params.id, query.afterVersion),
  );
  mount(app, deleteClient, ({ params }, context) => clients.remove(context, params.id));
  mount(app, restoreClient, ({ params }, context) => clients.restore(context, params.id));
  mountDownload(app, downloadClients, ({ query }, context) => clients.download(context, query));
  mountStream(app, clientChanges, clientFeed);
}
