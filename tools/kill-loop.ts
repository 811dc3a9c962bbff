/** `npm run test:kill -- --rounds N`: kills the server under writes, on every storage. */
import { parseArgs } from "node:util";
import { killLoops } from "./kill-loops.ts";
import { sumOf, tell } from "./outcome.ts";
import { findPostgres } from "./postgres.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "20" } } });
const outcomes = [];
for (const loop of killLoops(await findPostgres(), Number(values.rounds)).flat()) {
  console.log(`\n── ${loop.name}`);
  outcomes.push(await loop.run());
}
process.exit(tell(sumOf(outcomes)));
