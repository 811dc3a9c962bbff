import type { Minor, Opening } from "./ledger.ts";

/** Balances as openings; an account that holds nothing opens with nothing. */
export function openingsFrom(balances: Iterable<readonly [string, Minor]>): Opening[] {
  return [...balances]
    .filter(([, net]) => net !== 0n)
    .map(([accountId, net]) => ({ accountId, net }));
}
