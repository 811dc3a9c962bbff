import { keptStore } from "#model/kept/kept-store.ts";
import type { Desk } from "./desk.ts";
import { deskCalls } from "./desk-calls.ts";
import { holdDesk } from "./desk-lock.ts";
import { type Keeping, type KeptOf, keepUnsaved } from "./keep-unsaved.ts";
import { shareHistory } from "./share-history.ts";
import { takeUpKept } from "./take-up-kept.ts";

/** All that this browser does for a desk beyond the tab it is in; loaded once the figures are there. */
export function startKeeping(desk: Desk, of: KeptOf, tell: (sentence: string) => void): Keeping {
  const calls = deskCalls(of.modelId);
  const leaving = new AbortController();
  const keeping = keepUnsaved(desk, of, keptStore);
  const sharing = shareHistory({ desk, calls, store: keptStore }, of);
  holdDesk(keeping.key[3], leaving.signal);
  // What a browser refuses to keep it refuses to give: `failure` says so once there is something.
  void sharing
    .begin()
    .then(() => takeUpKept({ desk, keeping, calls, store: keptStore }, of, tell))
    .catch(() => {});

  function stop() {
    leaving.abort();
    sharing.end();
  }
  return {
    ...keeping,
    discard: () => {
      stop();
      return keeping.discard();
    },
    end: () => {
      stop();
      keeping.end();
    },
  };
}
