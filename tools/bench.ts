/**
 * `npm run bench`: measures against the plainest thing that could do the same work, in one run
 * on one machine, so that the figure is a ratio and travels. A missed bar is a failure.
 */
import { benchCurrentUser } from "./bench/current-user.ts";
import { benchStart } from "./bench/start.ts";
import { buildStale, everything } from "./build-steps.ts";
import { findPostgres } from "./postgres.ts";

await buildStale(everything);
const postgres = await findPostgres();
await benchStart();
if (postgres) {
  const { ratio, bar } = await benchCurrentUser(postgres);
  process.exitCode = ratio >= bar ? 0 : 1;
} else {
  console.log("skipped: GET /current_user needs PostgreSQL, and there is none here");
  process.exitCode = 1;
}
