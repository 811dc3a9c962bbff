/** `npm run lockfile`: after packages were added, locks those of other systems as well. */
import { writeFileSync } from "node:fs";
import { LOCKFILE, missingEntries, readLockfile } from "./lockfile.ts";
import { run } from "./processes.ts";

const lockfile = readLockfile();
const missing = missingEntries(lockfile);
const packages = { ...lockfile.packages, ...missing };
writeFileSync(LOCKFILE, JSON.stringify({ ...lockfile, packages }, null, 2));
// npm puts keys and entries into its own order.
process.exitCode = await run("npm", ["install", "--package-lock-only", "--ignore-scripts"]);
console.log(`Locked ${Object.keys(missing).length} packages of other systems.`);
