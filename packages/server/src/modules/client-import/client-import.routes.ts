import { importClients } from "@app/contract/client-import";
import { type App, mount } from "#http/mount.ts";
import * as clientImport from "./client-import.ts";

export function clientImportRoutes(app: App) {
  const { pool } = app.parts;
  mount(app, importClients, ({ body, file }, context) =>
    clientImport.importList(pool, context, { ...body, file }),
  );
}
