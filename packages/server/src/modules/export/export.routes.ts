import { startExport } from "@app/contract/export";
import { type App, mount } from "#http/mount.ts";
import * as exports from "./export.ts";

export function exportRoutes(app: App) {
  mount(app, startExport, (_request, context) => exports.start(context));
}
