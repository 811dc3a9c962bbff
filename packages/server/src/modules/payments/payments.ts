/**
 * Invoices of teams that pay by card. A charge is committed as begun, then the gateway is asked under its key, outside any
 * transaction, then what came of it is posted. Whoever is interrupted in between leaves a charge that is open, and the
 * next run asks again under the same key.
 */
import { PAYMENT_METHODS } from "@app/contract/billing-details";
import type { Currency } from "@app/contract/plans";
import type { Context } from "#core/context.ts";
import type { UnitParts } from "#core/unit.ts";
import type { Db } from "#db/db.ts";
import { billingOf } from "#modules/billing-details/billing-details.ts";
import type { DeclineReason, Gateway } from "#modules/gateway/gateway.ts";
import { unpaidInvoices } from "#modules/invoices/invoices.ts";
import { lockTeam } from "#modules/ledger/ledger.ts";
import { happenByPayment } from "#modules/subscription/subscription.ts";
import * as events from "./gateway-events.store.ts";
import { type Desk, goOn, inTeam, newChargeKey } from "./go-on.ts";
import type { DueTry } from "./payments.store.ts";
import * as store from "./payments.store.ts";

export { forgetOldEvents } from "./gateway-events.ts";
export { settleIfPaid } from "./settle-charge.ts";

/** Whether a card of a team is being charged, and nobody knows yet what comes of it. */
export async function hasOpenCharge(db: Db, teamId: number) {
  return (await store.selectOpenOf(db, teamId)) !== undefined;
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
  const desk = { parts, gateway };
  for (const { id, teamId, chargeId } of await events.selectNew(storage, CHARGES_MAX)) {
    if (teamId !== null && chargeId !== null) await tryResume(desk, teamId, chargeId);
    await events.setHandled(storage, id, now());
  }
  const before = new Date(now().getTime() - RESUMED_AFTER_MS);
  for (const { id, teamId } of await store.selectOpen(storage, before, CHARGES_MAX)) {
    await tryResume(desk, teamId, id);
  }
  for (const due of await store.selectDue(storage, now(), CHARGES_MAX)) {
    await collect(desk, due).catch((error: unknown) =>
      log.error({ err: error, ...due }, "an invoice was not charged"),
    );
  }
}

async function collect(desk: Desk, due: DueTry) {
  const charge = await inTeam(desk.parts, due.teamId, (context) => begin(context, due));
  if (charge) await goOn(desk, charge);
}

/** Undefined where somebody else was sooner. */
async function begin(context: Context, { teamId, invoiceNumber, tries }: DueTry) {
  const { db, now } = context;
  await lockTeam(db, teamId);
  const { paymentMethod, card } = await billingOf(db, teamId);
  if (paymentMethod !== PAYMENT_METHODS.CREDIT_CARD || !card) return undefined;
  if (await store.selectOpenOf(db, teamId)) return undefined;
  if ((await store.countDeclined(db, teamId, invoiceNumber)) !== tries) return undefined;
  const invoice = (await unpaidInvoices(db, teamId)).find(({ number }) => number === invoiceNumber);
  if (!invoice) return undefined;
  return store.insert(db, {
    ...{ teamId, invoiceNumber, amount: invoice.owed, currency: invoice.currency as Currency },
    ...{ card: card.reference, cardWords: `${card.brand} ending ${card.last4}` },
    ...{ key: newChargeKey(), state: "begun", at: now() },
  });
}

/** One that cannot be asked about now is asked about by the next run. */
async function tryResume(desk: Desk, teamId: number, id: number) {
  const { log } = desk.parts;
  const charge = await inTeam(desk.parts, teamId, ({ db }) => store.select(db, teamId, id));
  if (!charge) return;
  await goOn(desk, charge).catch((error: unknown) =>
    log.error({ err: error, teamId, charge: id }, "a charge stays open"),
  );
}
