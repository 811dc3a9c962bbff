import { makePool, type Pool } from "#core/pool.ts";
import { poolEntry } from "#pool-entry.ts";

let pool: Pool | undefined;

/** One pool for all the tests of a worker: its threads end with the process. */
export function testPool(): Pool {
  pool ??= makePool(poolEntry);
  return pool;
}
