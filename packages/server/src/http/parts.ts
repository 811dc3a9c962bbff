import type { Pool } from "#core/pool.ts";
import type { UnitParts } from "#core/unit.ts";

/** What the server is built from; tests hand over their own. */
export type Parts = UnitParts & {
  /** Where what burns the processor is done. */
  pool: Pool;
  /** Throws while the job queue cannot work. */
  checkJobs: () => Promise<void>;
};
