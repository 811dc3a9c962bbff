/** `npm run seed`, `staff`, `backup` and the like: the server's own commands, built if need be. */
import { buildStale, server } from "./build-steps.ts";
import { runAsOurselves } from "./processes.ts";

await buildStale([server], { isQuiet: true });
const [, , ...args] = process.argv;
process.exitCode = await runAsOurselves(process.execPath, [
  "packages/server/dist/command.js",
  ...args,
]);
