import { makePool, type Pool } from "#core/pool.ts";
import { poolEntry } from "#pool-entry.ts";

/** What was just built starts in a fraction of the time, once for every stranger's file. */
const entry = process.env.TEST_BUILT
  ? new URL("../../dist/pool-worker.js", import.meta.url)
  : poolEntry;

let pool: Pool | undefined;

/** One pool for all the tests of a worker: its threads end with the process. */
export function testPool(): Pool {
  pool ??= makePool(entry);
  return pool;
}
