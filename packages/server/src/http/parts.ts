import type { UnitParts } from "#core/unit.ts";

/** What the server is built from; tests hand over their own. */
export type Parts = UnitParts & {
  /** Throws while the job queue cannot work. */
  checkJobs: () => Promise<void>;
};
