/**
 * Takes a charge on from wherever it stands: whoever began it, the job after a kill, and whoever sends the same request
 * again all do the same. The gateway is asked outside any transaction.
 */
import { randomUUID } from "node:crypto";
import type { Context, Identity } from "#core/context.ts";
import { inUnit, startUnit, type UnitParts } from "#core/unit.ts";
import {
  type Charge,
  type Declined,
  type Gateway,
  GatewayError,
} from "#modules/gateway/gateway.ts";
import type { ChargeRow } from "./payments.store.ts";
import { settle, settleRefund } from "./settle-charge.ts";

/** Where charges are made: what a unit of work takes, and who takes the money. */
export type Desk = {
  parts: UnitParts;
  gateway: Gateway;
  /** Whoever is there, and the request that they made. */
  by?: { identity: Identity; requestId: string };
};

export type Progress = {
  charge: ChargeRow;
  /** While the bank asks: what the holder's page makes its question of. */
  challenge?: string;
};

/** Under which a gateway is asked: no other installation or older backup has used it. */
export const newChargeKey = () => `charge ${randomUUID()}`;

/** Gateways keep keys for a day. What is older is looked for in their list before it is asked for again. */
const KEY_KEPT_MS = 23 * 60 * 60 * 1000;
/** By how much the gateway's clock may be behind ours. */
const CLOCKS_APART_MS = 60 * 60 * 1000;
/** Who has not answered the bank by then has left. */
const ASKED_MS = 15 * 60 * 1000;

export async function goOn(desk: Desk, charge: ChargeRow): Promise<Progress> {
  if (charge.state === "refunding") return { charge: await payBack(desk, charge) };
  if (charge.endedAt !== null) return { charge };
  return end(desk, charge, await answerOf(desk, charge));
}

/** Calls off what its holder has not answered. */
export async function callOff(desk: Desk, charge: ChargeRow): Promise<Progress> {
  if (charge.state !== "asking" || charge.reference === null) return { charge };
  return end(desk, charge, await desk.gateway.callOff(charge.reference));
}

async function end(desk: Desk, charge: ChargeRow, answer: Charge | Declined): Promise<Progress> {
  const settled = await inTeam(
    desk.parts,
    charge.teamId,
    (context) => settle(context, charge, answer),
    desk.by,
  );
  if (settled.state === "refunding") return { charge: await payBack(desk, settled) };
  const isAsked = settled.state === "asking" && answer.state === "asking";
  return { charge: settled, ...(isAsked && { challenge: answer.challenge }) };
}

async function answerOf({ parts, gateway }: Desk, charge: ChargeRow) {
  const age = parts.now().getTime() - charge.at.getTime();
  if (charge.reference !== null) {
    const found = await gateway.findCharge(charge.reference);
    const isLeft = found.state === "asking" && age > ASKED_MS;
    return isLeft ? gateway.callOff(charge.reference) : found;
  }
  const found = age < KEY_KEPT_MS ? undefined : await findListed(gateway, charge);
  if (found) return found;
  // It was never made, and whoever wanted it is gone; an invoice is still to be paid.
  if (age >= KEY_KEPT_MS && charge.byName !== null) return DECLINED;
  return ask(parts, gateway, charge);
}

async function findListed(gateway: Gateway, { key, at }: ChargeRow) {
  for await (const move of gateway.listMoves(new Date(at.getTime() - CLOCKS_APART_MS))) {
    if (move.kind === "charge" && move.key === key) return move;
  }
  return undefined;
}

const DECLINED: Declined = { state: "declined", reason: "declined" };

function ask(parts: UnitParts, gateway: Gateway, charge: ChargeRow) {
  const { id, key, card, amount, currency, invoiceNumber, byName } = charge;
  const description =
    invoiceNumber === null
      ? "Forecastle, subscription"
      : `Forecastle, tax invoice ${invoiceNumber}`;
  return gateway
    .charge({ key, card, amount, currency, description, isHolderPresent: byName !== null })
    .catch((error: unknown): Declined => {
      if (!(error instanceof GatewayError) || error.kind !== "refused") throw error;
      // Nothing was charged, and asking again would not change that.
      parts.log.error({ err: error, charge: id }, "the gateway refused a charge");
      return DECLINED;
    });
}

/** One that cannot be paid back now is paid back by the next run. */
async function payBack({ parts, gateway, by }: Desk, charge: ChargeRow): Promise<ChargeRow> {
  const { key, amount, reference } = charge;
  if (reference === null) return charge;
  try {
    await gateway.refund({ key: `refund ${key}`, charge: reference, amount });
  } catch (error) {
    parts.log.error({ err: error, charge: charge.id }, "a charge is not paid back yet");
    return charge;
  }
  return inTeam(parts, charge.teamId, (context) => settleRefund(context, charge), by);
}

export function inTeam<T>(
  parts: UnitParts,
  teamId: number,
  deed: (context: Context) => Promise<T>,
  by: Desk["by"] = undefined,
) {
  const scope = { kind: "team", teamId } as const;
  const { identity = null, requestId = "collect_payments" } = by ?? {};
  return inUnit(startUnit(parts, { identity, requestId, scope }), deed);
}
