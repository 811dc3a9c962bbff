import type { Logger } from "pino";
import type { Pool } from "#core/pool.ts";
import type { Storage } from "#db/db.ts";
import * as store from "./figures-due.store.ts";
import { lookAtKept } from "./look-at-document.ts";

type Parts = { storage: Storage; pool: Pool; log: Logger };

/**
 * Works out what models come to that were saved before all of today's figures were kept. Whoever
 * saves one meanwhile has done it: figures are kept for the version they were worked out from alone.
 */
export async function workOutDueFigures({ storage, pool, log }: Parts, signal?: AbortSignal) {
  let after = 0;
  while (!signal?.aborted) {
    const due = await store.selectNextDue(storage, after);
    if (!due) return;
    const { id, teamId, version, document } = due;
    const outcome = await pool.run(lookAtKept, document, { teamId, ...(signal && { signal }) });
    if (outcome.isDone) await store.keepFigures(storage, { id, version, figures: outcome.value });
    else log.warn({ model: id, why: outcome.why }, "the figures of a model did not work out");
    after = id;
  }
}
