import {
  decideClosedChanges,
  getAccountFigures,
  getClosedChanges,
  getConnectionFigures,
  getConnectionMapping,
  previewConnectionMapping,
  setConnectionMapping,
} from "@app/contract/connection-mapping";
import { type App, mount } from "#http/mount.ts";
import { accountFigures } from "./account-figures.ts";
import * as changes from "./closed-changes.ts";
import * as mapping from "./connection-mapping.ts";
import { figures } from "./figures.ts";

export function connectionMappingRoutes(app: App) {
  mount(app, getConnectionMapping, ({ params }, context) => mapping.get(context, params.id));
  mount(app, previewConnectionMapping, ({ params, body }, context) =>
    mapping.preview(context, params.id, body.choices),
  );
  mount(app, setConnectionMapping, ({ params, body }, context) =>
    mapping.set(context, params.id, body),
  );
  mount(app, getClosedChanges, ({ params }, context) => changes.list(context, params.id));
  mount(app, decideClosedChanges, ({ params, body }, context) =>
    changes.decide(context, params.id, body),
  );
  mount(app, getAccountFigures, ({ params, query }, context) =>
    accountFigures(context, params.id, query),
  );
  mount(app, getConnectionFigures, ({ params }, context) => figures(context, params.id));
}
