import type { Month } from "@app/engine/time/month";
import type { Minor, Movement } from "./ledger.ts";

export type Sides = { debit: Minor; credit: Minor };

/** All of an account in a month. */
export function movementOf(accountId: string, month: Month, { debit, credit }: Sides): Movement {
  return { accountId, month, trackingKey: "", debit, credit, net: debit - credit };
}

/** Accounts on which nothing was posted have no movement. */
export function movementsFrom(sides: Iterable<readonly [string, Sides]>, month: Month): Movement[] {
  return [...sides]
    .filter(([, { debit, credit }]) => debit !== 0n || credit !== 0n)
    .map(([accountId, each]) => movementOf(accountId, month, each));
}

/** Where only the difference is known, it stands on the side it belongs to. */
export function sidesOfNet(net: Minor): Sides {
  return net > 0n ? { debit: net, credit: 0n } : { debit: 0n, credit: -net };
}
