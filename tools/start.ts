/** `npm start`: builds what is not built, then is the server. */
import { buildStale, server, webApp } from "./build-steps.ts";
import { runAsOurselves } from "./processes.ts";

await buildStale([webApp, server]);
process.exitCode = await runAsOurselves(process.execPath, ["packages/server/dist/main.js"]);
