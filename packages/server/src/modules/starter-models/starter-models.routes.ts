import { listExampleModels, listStarterModels } from "@app/contract/starter-models";
import { type App, mount } from "#http/mount.ts";
import { listOffer } from "./starter-models.ts";

export function starterModelRoutes(app: App) {
  const { pool } = app.parts;
  mount(app, listStarterModels, async (_, context) => ({
    items: (await listOffer(pool, context)).starters,
  }));
  mount(app, listExampleModels, async (_, context) => ({
    items: (await listOffer(pool, context)).examples,
  }));
}
