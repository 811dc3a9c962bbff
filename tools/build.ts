/** `npm run build`: the web app, the server, and what other programs take of it: the engine and the client. */
import { buildStale, client, engine, everything } from "./build-steps.ts";

await buildStale([...everything, engine, client]);
console.log("Built: the dist folders of packages/web, server, engine and client");
