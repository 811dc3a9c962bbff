import { getClientOverview } from "@app/contract/client-overview";
import { type App, mount } from "#http/mount.ts";
import * as clientOverview from "./client-overview.ts";

export function clientOverviewRoutes(app: App) {
  mount(app, getClientOverview, ({ params }, context) => clientOverview.get(context, params.id));
}
