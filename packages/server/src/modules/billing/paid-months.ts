import assert from "node:assert/strict";
import { type listPaidMonths, PAID_FOR, type PaidFor } from "@app/contract/billing";
import { startOfDay } from "@app/contract/billing-calendar";
import { type Cents, fromHundredths, sumOf } from "@app/contract/cents";
import type { DataOf } from "@app/contract/endpoint";
import { firstDayOf, monthOfDay } from "@app/engine/time/day";
import { monthLabel } from "@app/engine/time/month";
import type { MemberContext } from "#core/context.ts";
import { dayOfEntry, moneySince } from "#modules/ledger/ledger.ts";
import { selectPlan, todayOf } from "#modules/subscription/subscription.ts";

const MONTHS = 12;

/** By the day on which each was paid, as the history tells it. */
export async function paidMonths(context: MemberContext): Promise<DataOf<typeof listPaidMonths>> {
  const { db, identity, now } = context;
  const { teamId } = identity.member;
  const plan = await selectPlan(db, teamId);
  assert(plan, "a member's team is there");
  const first = monthOfDay(todayOf({ now }, plan)) - MONTHS + 1;
  // A day sooner, since an invoice may keep another zone than the team has by now.
  const since = startOfDay(plan.timeZone, firstDayOf(first) - 1);
  const money = await moneySince(db, teamId, since);
  const monthsOf = (currency: string, paidFor: PaidFor) => {
    const months: Cents[] = Array(MONTHS).fill(0);
    for (const each of money) {
      const month = monthOfDay(dayOfEntry(each, each.timeZone)) - first;
      if (each.unit !== currency || paidForOf(each) !== paidFor || !(month in months)) continue;
      months[month] = (months[month] ?? 0) + each.amount;
    }
    return months;
  };
  return {
    months: Array.from({ length: MONTHS }, (_, index) => monthLabel(first + index)),
    currencies: [...new Set(money.map(({ unit }) => unit))].sort().flatMap((currency) => {
      const parts = PAID_FOR.map((paidFor) => ({ paidFor, cents: monthsOf(currency, paidFor) }));
      return currencyOf(currency, parts);
    }),
  };
}

type Part = { paidFor: PaidFor; cents: Cents[] };

function currencyOf(currency: string, all: Part[]) {
  const parts = all.filter(({ cents }) => cents.some((amount) => amount !== 0));
  if (parts.length === 0) return [];
  const total = sumOf(parts.flatMap(({ cents }) => cents));
  const asSent = ({ paidFor, cents }: Part) => ({ paidFor, figures: cents.map(fromHundredths) });
  return [{ currency, total: fromHundredths(total), parts: parts.map(asSent) }];
}

function paidForOf({
  invoiceNumber,
  isOfUsers,
}: {
  invoiceNumber: number | null;
  isOfUsers: boolean;
}): PaidFor {
  if (invoiceNumber === null) return "Paid back";
  return isOfUsers ? "Subscription" : "Models";
}
