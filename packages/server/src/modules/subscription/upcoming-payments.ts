import assert from "node:assert/strict";
import type { TaxedAmount } from "@app/contract/subscription-price";
import { type DayNumber, firstDayOf, monthOfDay, readDay } from "@app/engine/time/day";
import type { MemberContext } from "#core/context.ts";
import { type PriceList, taxRateFor } from "#core/price-list.ts";
import { invoiceTotal } from "#modules/ledger/ledger.ts";
import { spanWords } from "./plan-renewal.ts";
import { upcomingUnlimited } from "./plan-unlimited.ts";
import { planUpcoming, type Upcoming } from "./plan-upcoming.ts";
import { currencyOf, heldTermOf, todayOf, unlimitedRenewalOf } from "./plan-view.ts";
import type { PlanRow } from "./subscription-plan.store.ts";
import * as store from "./subscription-plan.store.ts";

/** Something that will be invoiced on a day, in words that can be checked with a calculator. */
export type ComingPayment = TaxedAmount & { issuedOn: DayNumber; title: string; workedOut: string };

/** What the team's subscription will be charged if nothing changes, from its today up to which day that looks ahead. */
export async function upcomingPayments(context: MemberContext) {
  const { db, identity, settings } = context;
  const { prices } = settings;
  const row = await store.selectPlan(db, identity.member.teamId);
  assert(row, "a member's team is there");
  const seats = planUpcoming(prices, heldTermOf(row));
  const until = horizonOf(row, seats);
  const items = [...seats.map(seatsPayment), ...unlimitedPayments(prices, row, until)];
  return { today: todayOf(context, row), currency: currencyOf(row), until, items };
}

/** The next renewal, or what follows the last month of one that was cancelled. */
function horizonOf({ cancelledAt, termTo }: PlanRow, seats: readonly Upcoming[]) {
  const last = readDay(termTo ?? "");
  if (cancelledAt === null || last === undefined) return seats.at(-1)?.from;
  return firstDayOf(monthOfDay(last - 1) + 1);
}

function seatsPayment({ from, to, isRenewal, workedOut, ...cents }: Upcoming): ComingPayment {
  const what = isRenewal ? "Subscription renewal" : "Subscription";
  return { ...cents, issuedOn: from, title: `${what}, ${spanWords({ from, to })}`, workedOut };
}

/** The next period of them always, and those that begin until the day. */
function unlimitedPayments(
  prices: PriceList,
  row: PlanRow,
  until: DayNumber | undefined,
): ComingPayment[] {
  const renewal = unlimitedRenewalOf(row);
  if (!renewal) return [];
  const { currency, from } = renewal;
  const taxRate = taxRateFor(prices, currency);
  const periods = upcomingUnlimited(prices, renewal, from, until ?? from);
  return periods.map(({ span, title, lines }) => ({
    ...{ ...invoiceTotal({ lines, taxRate }), issuedOn: span.from, title },
    workedOut: "at today's price",
  }));
}
