import { getLastVisit } from "@app/contract/model-visits";
import { type App, mount } from "#http/mount.ts";
import * as visits from "./model-visits.ts";

export function modelVisitRoutes(app: App) {
  mount(app, getLastVisit, ({ params }, context) => visits.getLastVisit(context, params.id));
}
