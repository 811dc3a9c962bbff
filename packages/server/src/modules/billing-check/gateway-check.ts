/** The gateway's list of what it did, held against our charges, each way. */
import { centsText } from "@app/contract/cents";
import type { Gateway, Move } from "#modules/gateway/gateway.ts";
import type { Break, KnownCharge } from "./billing-check.store.ts";

/** By then whoever began a charge, or the next run of the job, has written down what came of it. */
const SETTLED_AFTER_MS = 24 * 60 * 60 * 1000;
/** By how much the gateway's clock may be behind ours. */
const CLOCKS_APART_MS = 60 * 60 * 1000;

export async function checkGateway(gateway: Gateway, charges: KnownCharge[], now: Date) {
  const known = new Map(charges.map((charge) => [charge.key, charge]));
  const byReference = new Map(charges.map((charge) => [charge.reference, charge]));
  const seen = new Set<string>();
  const returned = new Set<string>();
  const breaks: Break[] = [];
  let count = 0;
  for await (const move of gateway.listMoves(sinceOf(charges))) {
    count += 1;
    if (move.kind === "refund") {
      const charge = byReference.get(move.charge);
      if (charge && isReturned(charge, move.amount) && !returned.has(charge.key)) {
        returned.add(charge.key);
      } else breaks.push(unposted(move.reference, charge, move.amount));
      continue;
    }
    seen.add(move.key);
    const charge = known.get(move.key);
    const problem = charge ? differenceOf(move, charge, now) : unknownWords(move);
    if (problem) breaks.push(breakOf(move, charge, problem));
  }
  const unseen = charges.filter(({ key, reference }) => reference !== null && !seen.has(key));
  for (const charge of unseen) {
    breaks.push(
      breakOf(charge, charge, `is ${charge.state} in our records and not at the gateway`),
    );
  }
  const kept = charges.filter(({ key, state }) => state === "refunded" && !returned.has(key));
  for (const charge of kept) {
    breaks.push(breakOf(charge, charge, "is paid back in our records and not at the gateway"));
  }
  return { count, breaks };
}

/** Whole or not at all; what is on its way is noted before the gateway is asked. */
function isReturned({ state, amount }: KnownCharge, returned: number) {
  return (state === "refunding" || state === "refunded") && amount === returned;
}

/** Our first charge, and whatever came to the gateway past us since. */
function sinceOf(charges: KnownCharge[]) {
  const first = Math.min(...charges.map(({ at }) => Date.parse(at)));
  return new Date(Number.isFinite(first) ? first - CLOCKS_APART_MS : 0);
}

type ChargeMove = Extract<Move, { kind: "charge" }>;

/** What was declined moved no money, and may have been asked for by a copy of this installation. */
function unknownWords({ state }: ChargeMove) {
  return state === "declined" ? undefined : "is at the gateway and not in our records";
}

function differenceOf(move: ChargeMove, charge: KnownCharge, now: Date): string | undefined {
  if (move.amount !== charge.amount || move.currency !== charge.currency) {
    return `is of ${charge.currency} ${centsText(charge.amount)} in our records and of another amount at the gateway`;
  }
  if (charge.isOpen) {
    const isLate = now.getTime() - Date.parse(charge.at) > SETTLED_AFTER_MS;
    return isLate && move.state !== "pending"
      ? `is ${move.state} at the gateway and open in our records`
      : undefined;
  }
  if (charge.reference !== move.reference) return "has another name at the gateway";
  // Who was asked and did not answer did not pay.
  const isPaid = move.state === "paid";
  return isPaid === ["paid", "refunding", "refunded"].includes(charge.state)
    ? undefined
    : `is ${move.state} at the gateway and ${charge.state} in our records`;
}

function unposted(reference: string, charge: KnownCharge | undefined, amount: number): Break {
  return {
    ...{ teamId: charge?.teamId ?? 0, document: `refund ${reference}`, amount },
    ...{ currency: charge?.currency ?? "", problem: "is at the gateway and not in the ledger" },
  };
}

type Named = { reference: string | null; key: string; amount: number; currency: string };

function breakOf(
  { reference, key, ...named }: Named,
  charge: KnownCharge | undefined,
  problem: string,
): Break {
  const of = charge ? `, ${charge.words}` : "";
  return {
    ...{ teamId: charge?.teamId ?? 0, document: `charge ${reference ?? key}${of}`, problem },
    ...{ amount: named.amount, currency: named.currency },
  };
}
