import { getHome, listHeadroom, listNeeds } from "@app/contract/home";
import { type App, mount } from "#http/mount.ts";
import * as home from "./home.ts";

export function homeRoutes(app: App) {
  mount(app, getHome, (_request, context) => home.get(context));
  mount(app, listNeeds, ({ query }, context) => home.listNeeds(context, query));
  mount(app, listHeadroom, ({ query }, context) => home.listHeadroom(context, query));
}
