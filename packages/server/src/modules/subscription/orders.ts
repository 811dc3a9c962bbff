/**
 * What is bought of a subscription, from the order to what holds afterwards. An order is worked out on the locked row, for
 * whoever pays on invoice as it is given, and for whoever pays by card once before and once after the card is charged.
 */
import type { DaySpan } from "@app/contract/billing-calendar";
import type { Cents } from "@app/contract/cents";
import { isPaidType, type PaidType } from "@app/contract/plans";
import { type DayNumber, writeDay } from "@app/engine/time/day";
import type { Context } from "#core/context.ts";
import { taxRateFor } from "#core/price-list.ts";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/db.ts";
import type { Order } from "#db/schema/card-charges.ts";
import { unpaidInvoices } from "#modules/invoices/invoices.ts";
import { invoiceTotal, isPosted } from "#modules/ledger/ledger.ts";
import { type Amendment, planAmend } from "./plan-amend.ts";
import { spanWords } from "./plan-renewal.ts";
import { planUnlimited } from "./plan-unlimited.ts";
import { currencyOf, heldOf, type Plan } from "./plan-view.ts";
import {
  bill,
  type Charged,
  PAY_FIRST,
  patchIn,
  type Recorded,
  record,
  refuseOtherAmount,
  stepOf,
} from "./record-plan.ts";
import type { PlanRow } from "./subscription-plan.store.ts";
import * as store from "./subscription-plan.store.ts";
import { NOT_UNLIMITED, refuseUnlessPaying, refuseUnlimited } from "./unlimited-models.ts";

export type { Order } from "#db/schema/card-charges.ts";

/** An order as it is asked for: the plan may be left to what the team has. */
export type AskedOrder =
  | { kind: "amend"; payingUsers: number; subscriptionType?: PaidType | undefined }
  | Extract<Order, { kind: "unlimited_models" }>;

type Planned = {
  order: Order;
  charged: Charged;
  action: string;
  change: Parameters<typeof record>[2];
  /** The days of unlimited models that it pays for. */
  unlimited?: DaySpan;
};

type Place = Pick<Context, "db" | "now" | "settings" | "identity">;

/** What an order comes to on a day, before tax and with it. Refused where it cannot be given. */
export async function priceOrder(
  place: Place,
  row: PlanRow,
  asked: AskedOrder,
  today: DayNumber,
): Promise<{ order: Order; net: Cents; gross: Cents }> {
  await refuseOwing(place.db, row, today);
  const { order, charged } = planOrder(place, row, asked, today);
  const taxRate = taxRateFor(place.settings.prices, currencyOf(row));
  const { net, gross } = invoiceTotal({ lines: charged.lines, taxRate });
  const isPaid = charged.key !== undefined && (await isPosted(place.db, row.id, charged.key));
  return { order, net, gross: isPaid ? 0 : gross };
}

/** Gives what was ordered, with its invoice. */
export async function giveOrder(
  context: Context,
  row: PlanRow,
  asked: AskedOrder,
  { today, told, byName }: { today: DayNumber; told?: number | undefined; byName?: string },
): Promise<{ plan: Plan; invoiceNumber: number | undefined }> {
  await refuseOwing(context.db, row, today);
  const { charged, change, action, unlimited } = planOrder(context, row, asked, today);
  refuseOtherAmount(row, invoiceTotal({ lines: charged.lines, taxRate: 0 }).net, told);
  const invoiceNumber = await bill(context, row, charged);
  if (unlimited) await store.insertUnlimited(context.db, row.id, unlimited);
  // Who orders what holds already changes nothing, and nobody is told of it.
  const isNews = invoiceNumber !== undefined || isChange(row, change);
  const recorded: Recorded = {
    ...{ action, invoiceNumber, isSilent: !isNews },
    ...(byName !== undefined && { byName }),
  };
  return { plan: await record(context, row, change, recorded), invoiceNumber };
}

/** One that ended owing begins anew once that is paid; or not paying would be a way to go on. */
export async function refuseOwing(db: Db, { id, status }: PlanRow, today: DayNumber) {
  if (status !== "ended") return;
  const owed = await unpaidInvoices(db, id);
  if (owed.some(({ dueOn }) => dueOn < writeDay(today))) throw new Refusal(409, PAY_FIRST);
}

function planOrder(place: Place, row: PlanRow, asked: AskedOrder, today: DayNumber): Planned {
  return asked.kind === "amend"
    ? planAmending(place, row, asked, today)
    : planBuyingUnlimited(place, row, asked, today);
}

function planAmending(
  place: Place,
  row: PlanRow,
  { payingUsers, subscriptionType }: Extract<AskedOrder, { kind: "amend" }>,
  today: DayNumber,
): Planned {
  const type = subscriptionType ?? row.renewalType ?? row.subscriptionType;
  if (!isPaidType(type)) throw new Refusal(400, "Choose one of the plans.", "subscriptionType");
  if (payingUsers < row.memberCount) {
    const message = `Your team has ${row.memberCount} people. Pay for as many, or remove some first.`;
    throw new Refusal(409, message, "payingUsers");
  }
  const choice = { payingUsers, subscriptionType: type };
  const amendment = planAmend(place.settings.prices, heldOf(row), choice, today);
  const step = stepOf(row, amendment.event);
  return {
    order: { kind: "amend", ...choice },
    charged: { title: titleOf(amendment), lines: amendment.lines },
    change: {
      ...{ ...patchIn(place, row, step), ...changeBy(row, amendment) },
      // What ran out while there was no plan does not go on with a new one.
      ...(hasLapsed(row, today) && NOT_UNLIMITED),
    },
    action: "subscription.amend",
  };
}

export function hasLapsed({ status, unlimitedTo }: PlanRow, today: DayNumber) {
  return status === "ended" && unlimitedTo !== null && unlimitedTo <= writeDay(today);
}

function titleOf({ after: { begins } }: Amendment) {
  return begins ? `Subscription, ${spanWords(begins.period)}` : "Subscription, more users";
}

/** What an amendment writes: also what the team pays in, which its first purchase decides. */
function changeBy(row: PlanRow, { after }: Amendment) {
  const { begins, ...rest } = after;
  const first = begins && writeDay(begins.period.from);
  return {
    ...rest,
    currency: currencyOf(row),
    ...(begins && {
      ...{ anchorDay: first, periodFrom: first },
      ...{ periodTo: writeDay(begins.period.to), termTo: writeDay(begins.termTo) },
    }),
  };
}

function planBuyingUnlimited(
  { settings: { prices } }: Place,
  row: PlanRow,
  order: Extract<Order, { kind: "unlimited_models" }>,
  today: DayNumber,
): Planned {
  refuseUnlessPaying(row);
  refuseUnlimited(row, today);
  const { billingPeriod: period } = order;
  const currency = currencyOf(row);
  const { span, ...charged } = planUnlimited(prices, { currency, period, anchor: today }, today);
  const [from, to] = [writeDay(span.from), writeDay(span.to)];
  return {
    ...{ order, charged, action: "subscription.purchase_unlimited_models", unlimited: span },
    change: {
      ...{ unlimitedPeriod: period, unlimitedFrom: from, unlimitedTo: to, currency },
      unlimitedRenewal: period,
    },
  };
}

function isChange(row: PlanRow, change: Planned["change"]) {
  return JSON.stringify({ ...row, ...change }) !== JSON.stringify(row);
}
