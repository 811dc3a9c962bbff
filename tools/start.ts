/** `npm start`: builds what is not built, then is the server. */
import { buildStale, everything } from "./build-steps.ts";
import { runAsOurselves } from "./processes.ts";

await buildStale(everything);
process.exitCode = await runAsOurselves(process.execPath, ["packages/server/dist/main.js"]);
