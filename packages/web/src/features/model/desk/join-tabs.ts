import type { KeptStore } from "#model/kept/kept-store.ts";
import type { Desk } from "./desk.ts";
import { deskCalls } from "./desk-calls.ts";
import type { Keeping, KeptOf } from "./keep-unsaved.ts";
import { shareHistory } from "./share-history.ts";
import { takeUpKept } from "./take-up-kept.ts";

type Around = { desk: Desk; keeping: Keeping; store: KeptStore };

/** Shares what can be undone with the other tabs, and takes up what an earlier one left unsaved. */
export function joinTabs(
  desks: Around,
  of: KeptOf,
  tell: (sentence: string) => void,
  leaving: AbortSignal,
) {
  const around = { ...desks, calls: deskCalls(of.modelId) };
  const sharing = shareHistory(around, of);
  leaving.addEventListener("abort", sharing.end, { once: true });
  // What a browser refuses to keep it refuses to give: `failure` says so once there is something.
  void sharing
    .begin()
    .then(() => takeUpKept(around, of, tell))
    .catch(() => {});
}
