/** `npm run build`: the web app and the server, so far as they are not built yet. */
import { buildStale, everything } from "./build-steps.ts";

await buildStale(everything);
console.log("Built: packages/web/dist/app, packages/server/dist");
