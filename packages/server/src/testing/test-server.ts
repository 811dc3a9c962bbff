import type { Settings } from "#core/settings.ts";
import { refuseOtherMethods } from "#http/method-check.ts";
import type { App } from "#http/mount.ts";
import type { Parts } from "#http/parts.ts";
import { makeApp } from "#http/server.ts";
import { makeCaller, newAddress } from "./test-caller.ts";
import { testParts } from "./test-parts.ts";

type Options = { settings?: Partial<Settings>; parts?: Partial<Parts> };

/** The HTTP layer by itself, with calls that a test makes up. */
export async function testServer(mountAll: (app: App) => void, options: Options = {}) {
  const { parts: defaults, clock } = await testParts(options.settings);
  const parts = { ...defaults, ...options.parts };
  const app = await makeApp(parts);
  mountAll(app);
  refuseOtherMethods(app);
  return { ...app, clock, ...makeCaller(app.fastify, parts.settings.publicUrl, newAddress()) };
}
