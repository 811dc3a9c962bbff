/**
 * Writes `src/routeTree.gen.ts` from the files in `src/routes`, so that types can be checked
 * without a build. The router's Vite plugin writes it whenever its configuration is resolved.
 */
import { resolveConfig } from "vite";

await resolveConfig({ root: import.meta.dirname }, "build");
