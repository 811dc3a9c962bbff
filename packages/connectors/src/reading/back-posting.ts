/**
 * Back-posting: what is different now in months that were closed. Two reads are laid beside each
 * other; a change before the first month they share shows as a change of its opening.
 */
import type { Month } from "@app/engine/time/month";
import { balancesOf } from "#ledger/balances.ts";
import type { Ledger, Minor, Movement } from "#ledger/ledger.ts";

export type BackPosting = {
  accountId: string;
  month: Month;
  /** Nets, debit positive. */
  before: Minor;
  after: Minor;
  difference: Minor;
  kind: "new" | "removed" | "changed";
  /** Somewhere before the month, which is the first that both reads have. */
  isOpening: boolean;
};

/** Months from `firstOpenMonth` on may change and are not looked at. */
export function backPostings(before: Ledger, after: Ledger, firstOpenMonth: Month): BackPosting[] {
  const from = Math.max(before.firstMonth, after.firstMonth);
  const to = Math.min(before.lastMonth, after.lastMonth, firstOpenMonth - 1);
  if (from > to) return [];
  return [
    ...changedOpenings(startingAt(before, from), startingAt(after, from), from),
    ...changedMovements(movementsIn(before, from, to), movementsIn(after, from, to)),
  ];
}

type Balance = ReadonlyMap<string, Minor>;

function startingAt(ledger: Ledger, month: Month): Balance {
  return balancesOf(ledger).find((each) => each.month === month)?.starting ?? new Map();
}

function changedOpenings(before: Balance, after: Balance, month: Month): BackPosting[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((accountId) => {
    const [then, now] = [before.get(accountId) || undefined, after.get(accountId) || undefined];
    return then === now ? [] : [change({ accountId, month, isOpening: true }, then, now)];
  });
}

type Moved = Pick<Movement, "accountId" | "month" | "debit" | "credit" | "net">;

function movementsIn(ledger: Ledger, from: Month, to: Month): ReadonlyMap<string, Moved> {
  const moved = new Map<string, Moved>();
  for (const movement of ledger.movements) {
    const { accountId, month, debit, credit, net, trackingKey } = movement;
    const isNothing = debit === 0n && credit === 0n;
    if (isNothing || trackingKey !== "" || month < from || month > to) continue;
    const key = `${month} ${accountId}`;
    const sum = moved.get(key) ?? { accountId, month, debit: 0n, credit: 0n, net: 0n };
    moved.set(key, {
      ...sum,
      debit: sum.debit + debit,
      credit: sum.credit + credit,
      net: sum.net + net,
    });
  }
  return moved;
}

/** Debit and credit are compared too: a posting and its reversal leave the net as it was. */
function changedMovements(
  before: ReadonlyMap<string, Moved>,
  after: ReadonlyMap<string, Moved>,
): BackPosting[] {
  const changes = [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [then, now] = [before.get(key), after.get(key)];
    const place = then ?? now;
    const isSame = then?.debit === now?.debit && then?.credit === now?.credit;
    if (!place || isSame) return [];
    const { accountId, month } = place;
    return [change({ accountId, month, isOpening: false }, then?.net, now?.net)];
  });
  return changes.sort((one, other) => one.month - other.month);
}

function change(
  place: Pick<BackPosting, "accountId" | "month" | "isOpening">,
  then: Minor | undefined,
  now: Minor | undefined,
): BackPosting {
  const [before, after] = [then ?? 0n, now ?? 0n];
  const kind = then === undefined ? "new" : now === undefined ? "removed" : "changed";
  return { ...place, before, after, difference: after - before, kind };
}
