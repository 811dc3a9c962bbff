import type { App } from "#http/mount.ts";
import type { Parts } from "#http/parts.ts";
import { makeServer } from "#http/server.ts";

/** The whole server minus the outside world: the caller supplies storage, clock and settings. */
export async function buildApp(parts: Parts): Promise<App> {
  const app: App = { fastify: await makeServer(parts), parts, calls: [] };
  return app;
}
