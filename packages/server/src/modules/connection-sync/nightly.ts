import type { Storage } from "#db/db.ts";
import * as store from "./nightly.store.ts";
import { syncJob } from "./sync-job.ts";

/** Few enough that a minute is enough for any worker to begin them. */
const AT_ONCE = 50;

/** Asks for the syncs that are due, in the name of whoever connected or, once they left, of an admin. */
export async function syncDueConnections(storage: Storage, now: Date) {
  await store.startDue(storage, { kind: syncJob.name, now, limit: AT_ONCE });
}
