import { previewQuickModel } from "@app/contract/quick-model";
import { type App, mount } from "#http/mount.ts";
import * as quickModel from "./quick-model.ts";

export function quickModelRoutes(app: App) {
  mount(app, previewQuickModel, ({ params, query }, context) =>
    quickModel.preview(app.parts.pool, context, params.id, query),
  );
}
