import { listDataSources } from "@app/contract/data-sources";
import { type App, mount } from "#http/mount.ts";
import { list } from "./data-sources.ts";

export function dataSourceRoutes(app: App) {
  mount(app, listDataSources, (_request, { settings }) => Promise.resolve(list(settings)));
}
