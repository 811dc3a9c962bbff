import { getAppData } from "@app/contract/app-data";
import { type App, mount } from "#http/mount.ts";
import { appData } from "./app-data.ts";

export function appDataRoutes(app: App) {
  mount(app, getAppData, async () => appData);
}
