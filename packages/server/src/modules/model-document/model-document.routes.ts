import { checkModelDocument } from "@app/contract/model-document";
import { type App, mount } from "#http/mount.ts";
import * as modelDocument from "./model-document.ts";

export function modelDocumentRoutes(app: App) {
  mount(app, checkModelDocument, ({ body }, context) =>
    modelDocument.check(app.parts.pool, context, body),
  );
}
