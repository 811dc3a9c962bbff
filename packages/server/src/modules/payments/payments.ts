/**
 * Invoices of teams that pay by card. A charge is committed as begun, then the gateway is asked under its key, outside any
 * transaction, then what came of it is posted. Whoever is interrupted in between leaves a charge that is open, and the
 * next run asks again under the same key.
 */
import { PAYMENT_METHODS } from "@app/contract/billing-details";
import type { Currency } from "@app/contract/plans";
import type { Context } from "#core/context.ts";
import { type Due, forEachDue } from "#core/each-due.ts";
import type { UnitParts } from "#core/unit.ts";
import type { Db } from "#db/db.ts";
import { billingOf } from "#modules/billing-details/billing-details.ts";
import { CHARGED_MIN, type DeclineReason, type Gateway } from "#modules/gateway/gateway.ts";
import { type OpenInvoice, owedWords, unpaidInvoices } from "#modules/invoices/invoices.ts";
import { lockTeam, post } from "#modules/ledger/ledger.ts";
import { happenByPayment } from "#modules/subscription/subscription.ts";
import * as events from "./gateway-events.store.ts";
import { type Desk, goOn, inTeam, newChargeKey } from "./go-on.ts";
import type { DueTry } from "./payments.store.ts";
import * as store from "./payments.store.ts";
import { settleIfPaid } from "./settle-charge.ts";

export { declinedAlerts } from "./declined-alerts.ts";
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

/** The team's days on which its cards were declined for each of some invoices. */
export async function declinedDays(db: Db, teamId: number, invoiceNumbers: number[]) {
  const found =
    invoiceNumbers.length === 0 ? [] : await store.selectDeclinedDays(db, teamId, invoiceNumbers);
  return (invoiceNumber: number | null) =>
    found.filter((each) => each.invoiceNumber === invoiceNumber).map(({ day }) => day);
}

/** Until then whoever began a charge may still be at it. */
const RESUMED_AFTER_MS = 60_000;

/** Teams that do not pay by card and are late with an invoice become past due, but not for some cents. */
export function markOverdue(parts: UnitParts, signal?: AbortSignal) {
  const { storage, now } = parts;
  const due: Due<store.OtherTeam> = {
    next: (last, limit) => {
      const page = { after: last?.teamId ?? 0, limit, leastAsked: CHARGED_MIN };
      return store.selectOtherTeams(storage, now(), page);
    },
    deed: async ({ teamId, isDue, rests }) => {
      for (const number of rests) {
        await inTeam(parts, teamId, (context) => writeOffRest(context, teamId, number));
      }
      if (!isDue) return;
      await inTeam(parts, teamId, (context) => becomeOverdue(context, teamId));
    },
    complaint: "a team is not past due",
  };
  return forEachDue(parts, due, signal);
}

async function becomeOverdue(context: Context, teamId: number) {
  const owed = owedWords(await unpaidInvoices(context.db, teamId));
  await happenByPayment(context, teamId, "tries_used_up", owed && `${owed} is not paid.`);
}

/** Looks at what the gateway told of, takes up what is open, then charges what is due. */
export async function collectDue(
  parts: UnitParts,
  gateway: Gateway | undefined,
  signal?: AbortSignal,
) {
  if (!gateway) return;
  const desk = { parts, gateway };
  await forEachDue(parts, toldOf(desk), signal);
  await forEachDue(parts, leftOpen(desk), signal);
  await forEachDue(parts, toBeCharged(desk), signal);
}

/** One that cannot be asked about now is asked about by the next run, as it is still open. */
function toldOf(desk: Desk): Due<events.NewEvent> {
  const { storage, now } = desk.parts;
  return {
    next: (after, limit) => events.selectNew(storage, { after: after?.id ?? "", limit }),
    deed: async ({ id, teamId, chargeId }) => {
      try {
        if (teamId !== null && chargeId !== null) await resume(desk, teamId, chargeId);
      } finally {
        await events.setHandled(storage, id, now());
      }
    },
    complaint: "a charge stays open",
  };
}

function leftOpen(desk: Desk): Due<store.OpenCharge> {
  const { storage, now } = desk.parts;
  const before = new Date(now().getTime() - RESUMED_AFTER_MS);
  return {
    next: (after, limit) => store.selectOpen(storage, before, { after: after?.id ?? 0, limit }),
    deed: ({ id, teamId }) => resume(desk, teamId, id),
    complaint: "a charge stays open",
  };
}

/** Team by team, and of a team one after the other, since it has one charge at a time. */
function toBeCharged(desk: Desk): Due<store.Looked> {
  const { storage, now, log } = desk.parts;
  const complaint = "an invoice was not charged";
  return {
    next: (last, limit) =>
      store.selectCardTeams(storage, now(), { after: last?.teamId ?? 0, limit }),
    deed: async ({ teamId, isDue }) => {
      if (!isDue) return;
      for (const due of await store.selectDue(storage, now(), teamId)) {
        await collect(desk, due).catch((err: unknown) => log.error({ err, ...due }, complaint));
      }
    },
    complaint,
  };
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
  if (invoice.owed < CHARGED_MIN) return writeOff(context, teamId, invoice);
  return store.insert(db, {
    ...{ teamId, invoiceNumber, amount: invoice.owed, currency: invoice.currency as Currency },
    ...{ card: card.reference, cardWords: `${card.brand} ending ${card.last4}` },
    ...{ key: newChargeKey(), state: "begun", at: now() },
  });
}

/** Unless it was paid meanwhile. */
async function writeOffRest(context: Context, teamId: number, invoiceNumber: number) {
  await lockTeam(context.db, teamId);
  const invoice = (await unpaidInvoices(context.db, teamId)).find(
    ({ number, owed }) => number === invoiceNumber && owed < CHARGED_MIN,
  );
  if (invoice) await writeOff(context, teamId, invoice);
}

/** What no card can be charged for would be declined for ever, and nobody's plan ends for it. */
async function writeOff(context: Context, teamId: number, { number, owed, currency }: OpenInvoice) {
  await post(context, teamId, {
    ...{ kind: "write_off", key: `write off ${number}`, invoiceNumber: number },
    description: "Written off: too little to be asked for",
    postings: [
      {
        ...{ unit: currency as Currency, debit: "written_off", credit: "receivable" },
        ...{ amount: owed, description: `Rest of ${number}` },
      },
    ],
  });
  await settleIfPaid(context, teamId);
  return undefined;
}

async function resume(desk: Desk, teamId: number, id: number) {
  const charge = await inTeam(desk.parts, teamId, ({ db }) => store.select(db, teamId, id));
  if (charge) await goOn(desk, charge);
}
