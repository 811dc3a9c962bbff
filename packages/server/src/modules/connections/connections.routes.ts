import {
  chooseOrganisation,
  connectionChanges,
  createConnection,
  deleteConnection,
  getConnection,
  listConnections,
  listOrganisations,
  reconnectConnection,
  updateConnection,
} from "@app/contract/connections";
import { type App, mount } from "#http/mount.ts";
import { mountStream } from "#http/mount-stream.ts";
import * as connections from "./connections.ts";
import { connectionFeed } from "./connections-changes.ts";
import { remove } from "./connections-delete.ts";
import * as connecting from "./connections-new.ts";

export function connectionRoutes(app: App) {
  mount(app, listConnections, ({ query }, context) => connections.list(context, query));
  mount(app, getConnection, ({ params, query }, context) =>
    connections.get(context, params.id, query.uid),
  );
  mount(app, createConnection, ({ body }, context) => connecting.create(context, body));
  mount(app, updateConnection, ({ params, body, ifVersion }, context) =>
    connections.update(context, params.id, body, ifVersion),
  );
  mount(app, reconnectConnection, ({ params, body }, context) =>
    connecting.reconnect(context, params.id, body),
  );
  mount(app, listOrganisations, ({ params }, context) =>
    connecting.listOrganisations(context, params.id),
  );
  mount(app, chooseOrganisation, ({ params, body }, context) =>
    connecting.chooseOrganisation(context, params.id, body.externalId),
  );
  mount(app, deleteConnection, ({ params, query }, context) =>
    remove(context, params.id, query.uid),
  );
  mountStream(app, connectionChanges, connectionFeed);
}
