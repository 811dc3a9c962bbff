import { bin, run } from "./processes.ts";

export type Check = { name: string; run: () => Promise<number> };

/** What can be said about the code without running it. The route tree comes first: types need it. */
export const checks: Check[] = [
  { name: "routes", run: () => run(bin("tsx"), ["packages/web/generate-routes.ts"]) },
  { name: "style", run: () => run(bin("biome"), ["check", "--error-on-warnings"]) },
  { name: "types", run: checkTypes },
  { name: "dead code", run: () => run(bin("knip")) },
];

/** Of several checkers each reads all that is shared for itself; one that clears up less often is a fifth quicker. */
function checkTypes() {
  return run(bin("tsc"), ["-b", "--checkers", "1"], { env: { ...process.env, GOGC: "400" } });
}
