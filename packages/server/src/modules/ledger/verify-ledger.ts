import { canonicalJson } from "#core/audit-chain.ts";
import type { Storage } from "#db/db.ts";
import * as store from "./ledger.store.ts";

/** One entry that is not what was posted. */
export type LedgerBreak = {
  teamId: number;
  sequence: number;
  problem: "entry changed" | "entry missing" | "entry never posted" | "entries missing";
};

/**
 * Holds every entry against what the audit trail says was posted, which has a second copy of each under its chain of
 * keyed hashes. So whatever is changed, added or removed by hand shows, provided that the trail itself holds.
 */
export async function verifyLedger(storage: Pick<Storage, "query">) {
  const twins = await store.selectTwins(storage);
  const breaks = twins.flatMap(({ teamId, sequence, kept, told }, index) => {
    const found = (problem: LedgerBreak["problem"]) => [{ teamId, sequence, problem }];
    if (!kept) return found("entry missing");
    if (!told) return found("entry never posted");
    if (canonicalJson(kept) !== canonicalJson(told)) return found("entry changed");
    const before = twins[index - 1];
    const expected = before?.teamId === teamId ? before.sequence + 1 : 1;
    return sequence === expected ? [] : found("entries missing");
  });
  return { entryCount: twins.length, breaks };
}
