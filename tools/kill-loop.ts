/**
 * `npm run test:kill -- --rounds N`: kills the server under writes, on every storage. `--only syncs`
 * takes the loops with that word in their names.
 */
import { parseArgs } from "node:util";
import { killLoops } from "./kill-loops.ts";
import { sumOf, tell } from "./outcome.ts";
import { findPostgres } from "./postgres.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "20" },
    only: { type: "string", default: "" },
  },
});
const outcomes = [];
for (const loop of killLoops(await findPostgres(), Number(values.rounds)).flat()) {
  if (!loop.name.includes(values.only)) continue;
  console.log(`\n── ${loop.name}`);
  outcomes.push(await loop.run());
}
process.exit(tell(sumOf(outcomes)));
