/** `npm run build`: the web app, the server and the engine by itself, so far as they are not built yet. */
import { buildStale, engine, everything } from "./build-steps.ts";

await buildStale([...everything, engine]);
console.log("Built: packages/web/dist/app, packages/server/dist, packages/engine/dist");
