/**
 * When a connection's calls start, for all processes together: a source counts the calls of an
 * organisation, whoever makes them, and yesterday's reader may have been another process.
 */
import type { CallStarts } from "@app/connectors/http/rate-gate";
import * as store from "./call-starts.store.ts";
import type { OfConnection } from "./sign-in.ts";
import type { TokenPlace } from "./token-store.ts";

export function connectionCallStarts(
  of: OfConnection,
  commitNow: TokenPlace["commitNow"],
): CallStarts {
  return {
    reserve: (allowances, waitMsMax) =>
      commitNow(async (db) => {
        await store.lock(db, of);
        const waitMs = await store.selectWait(db, of, allowances);
        if (waitMs > waitMsMax) return waitMs;
        await store.insert(db, of, waitMs);
        await store.deleteOlder(db, of, Math.max(...allowances.map((each) => each.milliseconds)));
        return waitMs;
      }),
    pauseFor: (milliseconds) => commitNow((db) => store.pause(db, of, milliseconds)),
  };
}
