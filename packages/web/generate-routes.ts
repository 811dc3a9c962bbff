/**
 * Writes `src/routeTree.gen.ts` from the files in `src/routes`, so that types can be checked
 * without a build. Vite's plugin does the same, from the same settings, while it builds.
 */
import { Generator, getConfig } from "@tanstack/router-generator";

const root = import.meta.dirname;
const config = getConfig({}, root);
await new Generator({ config, root }).run();
