/**
 * Invoices of teams that pay by card. A charge is committed as begun, then the gateway is asked under its key, outside any
 * transaction, then what came of it is posted. Whoever is interrupted in between leaves a charge that is open, and the
 * next run asks again under the same key.
 */
import { randomUUID } from "node:crypto";
import { PAYMENT_METHODS } from "@app/contract/billing-details";
import type { Currency } from "@app/contract/plans";
import type { Context } from "#core/context.ts";
import { inUnit, startUnit, type UnitParts } from "#core/unit.ts";
import type { Db } from "#db/db.ts";
import { billingOf } from "#modules/billing-details/billing-details.ts";
import {
  type Charge,
  type Declined,
  type DeclineReason,
  type Gateway,
  GatewayError,
} from "#modules/gateway/gateway.ts";
import { unpaidInvoices } from "#modules/invoices/invoices.ts";
import { lockTeam } from "#modules/ledger/ledger.ts";
import { happenByPayment } from "#modules/subscription/subscription.ts";
import * as events from "./gateway-events.store.ts";
import type { ChargeRow, DueTry } from "./payments.store.ts";
import * as store from "./payments.store.ts";
import { settle } from "./settle-charge.ts";

export { forgetOldEvents } from "./gateway-events.ts";
export { settleIfPaid } from "./settle-charge.ts";

/** Whether a card of a team is being charged, and nobody knows yet what comes of it. */
export function hasOpenCharge(db: Db, teamId: number) {
  return store.hasOpen(db, teamId);
}

export type DeclinedCharge = { cardWords: string; reason: DeclineReason; at: Date };

/** How an invoice's last charge was declined, if it was. */
export async function declinedOn(
  db: Db,
  teamId: number,
  invoiceNumber: number,
): Promise<DeclinedCharge | undefined> {
  const charge = await store.selectLastEnded(db, teamId, invoiceNumber);
  if (charge?.state !== "declined") return undefined;
  const { cardWords, reason, at } = charge;
  return { cardWords, reason: (reason ?? "declined") as DeclineReason, at };
}

/** So many in one run; the next run takes the others. */
const CHARGES_MAX = 200;
/** Until then whoever began a charge may still be at it. */
const RESUMED_AFTER_MS = 60_000;
/** Gateways keep keys for a day. What is older is looked for in their list before it is asked for again. */
const KEY_KEPT_MS = 23 * 60 * 60 * 1000;
/** By how much the gateway's clock may be behind ours. */
const CLOCKS_APART_MS = 60 * 60 * 1000;

/** Teams that do not pay by card and are late with an invoice become past due. One that fails holds up no other. */
export async function markOverdue(parts: UnitParts) {
  for (const teamId of await store.selectLate(parts.storage, parts.now(), CHARGES_MAX)) {
    await inTeam(parts, teamId, (context) =>
      happenByPayment(context, teamId, "tries_used_up"),
    ).catch((error: unknown) => parts.log.error({ err: error, teamId }, "a team is not past due"));
  }
}

/** Looks at what the gateway told of, takes up what is open, then charges what is due. One that fails holds up no other. */
export async function collectDue(parts: UnitParts, gateway: Gateway | undefined) {
  if (!gateway) return;
  const { storage, now, log } = parts;
  for (const { id, teamId, chargeId } of await events.selectNew(storage, CHARGES_MAX)) {
    if (teamId !== null && chargeId !== null) await tryResume(parts, gateway, teamId, chargeId);
    await events.setHandled(storage, id, now());
  }
  const before = new Date(now().getTime() - RESUMED_AFTER_MS);
  for (const { id, teamId } of await store.selectOpen(storage, before, CHARGES_MAX)) {
    await tryResume(parts, gateway, teamId, id);
  }
  for (const due of await store.selectDue(storage, now(), CHARGES_MAX)) {
    await collect(parts, gateway, due).catch((error: unknown) =>
      log.error({ err: error, ...due }, "an invoice was not charged"),
    );
  }
}

async function collect(parts: UnitParts, gateway: Gateway, due: DueTry) {
  const charge = await inTeam(parts, due.teamId, (context) => begin(context, due));
  if (charge) await ask(parts, gateway, charge);
}

/** Undefined where somebody else was sooner. */
async function begin(context: Context, { teamId, invoiceNumber, tries }: DueTry) {
  const { db, now } = context;
  await lockTeam(db, teamId);
  const { paymentMethod, card } = await billingOf(db, teamId);
  if (paymentMethod !== PAYMENT_METHODS.CREDIT_CARD || !card) return undefined;
  if (await store.hasOpen(db, teamId)) return undefined;
  if ((await store.countDeclined(db, teamId, invoiceNumber)) !== tries) return undefined;
  const invoice = (await unpaidInvoices(db, teamId)).find(({ number }) => number === invoiceNumber);
  if (!invoice) return undefined;
  return store.insert(db, {
    ...{ teamId, invoiceNumber, amount: invoice.owed, currency: invoice.currency as Currency },
    ...{ card: card.reference, cardWords: `${card.brand} ending ${card.last4}` },
    ...{ key: `charge ${randomUUID()}`, state: "begun", at: now() },
  });
}

/** One that cannot be asked about now is asked about by the next run. */
async function tryResume(parts: UnitParts, gateway: Gateway, teamId: number, id: number) {
  await resume(parts, gateway, teamId, id).catch((error: unknown) =>
    parts.log.error({ err: error, teamId, charge: id }, "a charge stays open"),
  );
}

async function resume(parts: UnitParts, gateway: Gateway, teamId: number, id: number) {
  const charge = await inTeam(parts, teamId, ({ db }) => store.select(db, teamId, id));
  if (!charge) return;
  const made = await findMade(parts, gateway, charge);
  if (made) await end(parts, charge, made);
  else await ask(parts, gateway, charge);
}

/** What the gateway has of a charge; undefined where asking for it again under its key is safe. */
async function findMade(parts: UnitParts, gateway: Gateway, { key, reference, at }: ChargeRow) {
  if (reference !== null) return gateway.findCharge(reference);
  if (parts.now().getTime() - at.getTime() < KEY_KEPT_MS) return undefined;
  for await (const move of gateway.listMoves(new Date(at.getTime() - CLOCKS_APART_MS))) {
    if (move.kind === "charge" && move.key === key) return move;
  }
  return undefined;
}

async function ask(parts: UnitParts, gateway: Gateway, charge: ChargeRow) {
  const { id, key, card, amount, currency, invoiceNumber } = charge;
  const answer = await gateway
    .charge({
      ...{ key, card, amount, currency },
      ...{ description: `Forecastle, tax invoice ${invoiceNumber}`, isHolderPresent: false },
    })
    .catch((error: unknown): Declined => {
      if (!(error instanceof GatewayError) || error.kind !== "refused") throw error;
      // Nothing was charged, and asking again would not change that.
      parts.log.error({ err: error, charge: id }, "the gateway refused a charge");
      return { state: "declined", reason: "declined" };
    });
  await end(parts, charge, answer);
}

function end(parts: UnitParts, charge: ChargeRow, answer: Charge | Declined) {
  return inTeam(parts, charge.teamId, (context) => settle(context, charge, answer));
}

function inTeam<T>(parts: UnitParts, teamId: number, deed: (context: Context) => Promise<T>) {
  const scope = { kind: "team", teamId } as const;
  return inUnit(startUnit(parts, { identity: null, requestId: "collect_payments", scope }), deed);
}
