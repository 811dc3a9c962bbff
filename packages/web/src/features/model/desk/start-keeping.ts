import { afterFigures } from "#model/after-figures.ts";
import { keptStore } from "#model/kept/kept-store.ts";
import type { Desk } from "./desk.ts";
import { holdDesk } from "./desk-lock.ts";
import { type Keeping, type KeptOf, keepUnsaved } from "./keep-unsaved.ts";

/**
 * All that this browser does for a desk beyond the tab it is in. Keeping is there with the page, so
 * that whoever loses the line right after opening loses nothing; what other tabs and earlier visits
 * left comes once the figures are there.
 */
export function startKeeping(desk: Desk, of: KeptOf, tell: (sentence: string) => void): Keeping {
  const leaving = new AbortController();
  const keeping = keepUnsaved(desk, of, keptStore);
  holdDesk(keeping.key[3], leaving.signal);
  void afterFigures(() => import("./join-tabs.ts")).then(({ joinTabs }) => {
    const around = { desk, keeping, store: keptStore };
    if (!leaving.signal.aborted) joinTabs(around, of, tell, leaving.signal);
  });
  return {
    ...keeping,
    discard: () => {
      leaving.abort();
      return keeping.discard();
    },
    end: () => {
      leaving.abort();
      keeping.end();
    },
  };
}
