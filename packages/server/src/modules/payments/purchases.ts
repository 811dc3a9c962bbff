/**
 * Paying by card with its holder there: what is bought is given once it is paid, and not at all where the card is declined.
 * The charge is committed as begun, with what it is for and the key of the request; then it goes on as every charge does.
 */
import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { PAYMENT_METHODS } from "@app/contract/billing-details";
import type { answerTestBank, payInvoice } from "@app/contract/card-payments";
import { centsText } from "@app/contract/cents";
import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import type { Currency } from "@app/contract/plans";
import { amendSubscription, purchaseUnlimitedModels } from "@app/contract/subscription-plan";
import { canonicalJson } from "#core/audit-chain.ts";
import type { MemberContext } from "#core/context.ts";
import { type Asked, isAnswered, once } from "#core/once.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import type { UnitParts } from "#core/unit.ts";
import type { Db } from "#db/db.ts";
import { billingOf } from "#modules/billing-details/billing-details.ts";
import {
  CHARGED_MIN,
  type DeclineReason,
  declinedWords,
  type Gateway,
  GatewayError,
  isTestGateway,
} from "#modules/gateway/gateway.ts";
import { unpaidInvoices } from "#modules/invoices/invoices.ts";
import {
  type AskedOrder,
  currencyOf,
  giveOrder,
  lockPlan,
  lockSubscription,
  type PlanRow,
  planOf,
  priceOrder,
  refuseOtherAmount,
  selectPlan,
  todayOf,
} from "#modules/subscription/subscription.ts";
import { callOff, type Desk, goOn, newChargeKey, type Progress } from "./go-on.ts";
import type { ChargeRow } from "./payments.store.ts";
import * as store from "./payments.store.ts";

type Bought = DataOf<typeof amendSubscription>;

/** Who takes cards, if anybody does here. */
export type Till = { parts: UnitParts; gateway: Gateway | undefined };

/** What somebody wants to pay, and what they were told it comes to before tax. */
type Wanted =
  | { order: AskedOrder; told: number | undefined }
  | { invoiceNumber: number; order?: undefined };

export function amend(
  till: Till,
  context: MemberContext,
  { body, idempotencyKey: key }: CheckedOf<typeof amendSubscription>,
): Promise<Bought> {
  const { payableNow: told, ...choice } = body;
  const wanted = { order: { kind: "amend", ...choice }, told } as const;
  return buy(till, context, wanted, { call: amendSubscription, key, body });
}

export function purchaseUnlimited(
  till: Till,
  context: MemberContext,
  { body, idempotencyKey: key }: CheckedOf<typeof purchaseUnlimitedModels>,
): Promise<Bought> {
  const { payableNow: told, billingPeriod } = body;
  const wanted = { order: { kind: "unlimited_models", billingPeriod }, told } as const;
  return buy(till, context, wanted, { call: purchaseUnlimitedModels, key, body });
}

async function buy(
  till: Till,
  context: MemberContext,
  wanted: Extract<Wanted, { told: unknown }>,
  asked: Asked,
): Promise<Bought> {
  const progress = await payByCard(till, context, wanted, asked.key);
  if (progress) return { ...(await planNow(context)), ...waitingOf(progress) };
  return once(context, asked, async () => {
    const row = await lockSubscription(context);
    const today = todayOf(context, row);
    return (await giveOrder(context, row, wanted.order, { today, told: wanted.told })).plan;
  });
}

async function planNow(context: MemberContext) {
  const row = await selectPlan(context.db, context.identity.member.teamId);
  assert(row, "a member's team is there");
  return planOf(context, row);
}

export async function payInvoiceNow(
  till: Till,
  context: MemberContext,
  { params, idempotencyKey: key }: CheckedOf<typeof payInvoice>,
): Promise<DataOf<typeof payInvoice>> {
  const progress = await payByCard(till, context, { invoiceNumber: params.id }, key);
  return progress ? waitingOf(progress) : {};
}

/** The bank of the test gateway is asked on our own page, and told here what its holder says. */
export async function answerBank(
  { gateway }: Till,
  context: MemberContext,
  { challenge, isApproved }: CheckedOf<typeof answerTestBank>["body"],
) {
  const { teamId } = context.identity.member;
  const asked = await context.commitNow((db) => store.selectAsked(db, teamId, challenge));
  if (!asked || !isTestGateway(gateway)) throw notFound("Payment");
  await gateway.answer(challenge, isApproved);
  return null;
}

export function waitingOf({ charge: { state }, challenge }: Progress) {
  const isWaiting = state === "asking" || state === "pending";
  return isWaiting ? { payment: { state, challenge: challenge ?? null } } : {};
}

/** Undefined where no card is to be charged. Refused where it was not, in the words of whoever declined. */
async function payByCard(
  till: Till,
  context: MemberContext,
  wanted: Wanted,
  intentKey: string | undefined,
): Promise<Progress | undefined> {
  const desk = deskOf(till, context);
  if (desk) await callOffLeft(desk, context, intentKey);
  const charge = await whileTheCalendarCharges(() =>
    context.commitNow((db) => begin(db, context, wanted, intentKey, desk)),
  );
  if (!charge) return undefined;
  assert(desk, "only a gateway is charged by");
  const progress = await goOn(desk, charge).catch((error: unknown) => {
    throw refusalOf(error);
  });
  refuseUnpaid(progress.charge);
  return progress;
}

/** At the turn of a month the job charges invoices for some moments: who pays in one of them waits, and is not sent away. */
async function whileTheCalendarCharges<T>(begins: () => Promise<T>): Promise<T> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await begins();
    } catch (error) {
      if (!(error instanceof CalendarCharges) || waits === MOST_WAITS) throw error;
      await setTimeout(WAIT_MS);
    }
  }
}

const WAIT_MS = 250;
const MOST_WAITS = 20;

class CalendarCharges extends Refusal {}

/** With whoever is there at it. */
export function deskOf({ parts, gateway }: Till, { identity, requestId }: MemberContext) {
  return gateway && { parts, gateway, by: { identity, requestId } };
}

/** Who begins to pay something else has left what their bank asked about. */
async function callOffLeft(desk: Desk, context: MemberContext, intentKey: string | undefined) {
  const { teamId, accountId } = context.identity.member;
  const open = await context.commitNow((db) => store.selectOpenOf(db, teamId));
  const isLeft = open?.state === "asking" && open.accountId === accountId;
  if (!isLeft || (intentKey !== undefined && open.intentKey === intentKey)) return;
  await callOff(desk, open).catch((error: unknown) => {
    throw refusalOf(error);
  });
}

/** The charge that is to go on: the one begun under this key before, or a new one. */
async function begin(
  db: Db,
  context: MemberContext,
  wanted: Wanted,
  intentKey: string | undefined,
  desk: Desk | undefined,
): Promise<ChargeRow | undefined> {
  const { teamId, accountId, name: byName } = context.identity.member;
  const row = await lockPlan(db, teamId);
  assert(row, "a member's team is there");
  if (intentKey !== undefined) {
    const earlier = await store.selectByIntent(db, { teamId, accountId, intentKey });
    if (earlier) return sameOrRefused(earlier, wanted);
    if (await isAnswered(db, accountId, intentKey)) return undefined;
  }
  const open = await store.selectOpenOf(db, teamId);
  if (open?.order) throw underWay(open);
  const due = await priceOf(db, context, row, wanted);
  const { card, paymentMethod } = await billingOf(db, teamId);
  const isByCard = !wanted.order || paymentMethod === PAYMENT_METHODS.CREDIT_CARD;
  // What is ordered for less than a card is charged for is given, and its invoice written off.
  if (!isByCard || (wanted.order && due.amount < CHARGED_MIN)) return undefined;
  if (due.amount < CHARGED_MIN) {
    const least = `${due.currency} ${centsText(CHARGED_MIN)}`;
    throw new Refusal(409, `A card is charged ${least} at least. Nothing was charged.`);
  }
  if (!card || !desk) throw new Refusal(409, "No card is kept. Enter one to pay by it.");
  if (open) throw underWay(open);
  return store.insert(db, {
    ...{ ...due, teamId, accountId, byName, intentKey: intentKey ?? null },
    ...{ card: card.reference, cardWords: `${card.brand} ending ${card.last4}` },
    ...{ key: newChargeKey(), state: "begun", at: context.now() },
  });
}

/** What is to be paid for what is wanted, on the locked row. */
async function priceOf(
  db: Db,
  { now, settings, identity }: Pick<MemberContext, "now" | "settings" | "identity">,
  row: PlanRow,
  wanted: Wanted,
) {
  if (!wanted.order) {
    const unpaid = await unpaidInvoices(db, row.id);
    const invoice = unpaid.find(({ number }) => number === wanted.invoiceNumber);
    if (!invoice) throw new Refusal(409, "There is nothing to pay on this invoice.");
    const { number: invoiceNumber, owed: amount, currency } = invoice;
    return { invoiceNumber, amount, currency: currency as Currency };
  }
  const place = { db, now, settings, identity };
  const priced = await priceOrder(place, row, wanted.order, todayOf(place, row));
  refuseOtherAmount(row, priced.net, wanted.told);
  return { order: priced.order, amount: priced.gross, currency: currencyOf(row) };
}

/** A key stands for one thing that somebody wants. */
function sameOrRefused(earlier: ChargeRow, wanted: Wanted) {
  const isSame = wanted.order
    ? earlier.order &&
      canonicalJson({ ...earlier.order, ...wanted.order }) === canonicalJson(earlier.order)
    : earlier.order === null && earlier.invoiceNumber === wanted.invoiceNumber;
  if (isSame) return earlier;
  throw new Refusal(409, "This Idempotency-Key was used for another request.");
}

export function underWay({ state, byName }: ChargeRow) {
  if (state === "asking") {
    const who = byName ?? "Somebody";
    const message = `${who} is asked by the bank about a payment of your team. Try again later.`;
    return new Refusal(409, message);
  }
  const Kind = byName === null && state === "begun" ? CalendarCharges : Refusal;
  return new Kind(409, "A payment of your team is under way. Try again in a minute.");
}

export function refuseUnpaid({ state, reason }: ChargeRow) {
  if (state === "declined") {
    throw new Refusal(409, declinedWords((reason ?? "declined") as DeclineReason), "card");
  }
  if (state === "refunding" || state === "refunded") {
    throw new Refusal(
      409,
      "What you pay for changed meanwhile. The amount is paid back to the card.",
    );
  }
}

export function refusalOf(error: unknown) {
  if (!(error instanceof GatewayError) || error.kind !== "unreachable") return error;
  const message =
    "The card service does not answer. Try again in a minute: nothing is charged twice.";
  return new Refusal(503, message, "root", 60);
}
