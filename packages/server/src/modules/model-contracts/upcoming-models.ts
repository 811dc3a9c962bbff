/** What models will be charged if nothing changes: the month that runs, and those until a day. */

import { centsText } from "@app/contract/cents";
import { taxedInAll } from "@app/contract/subscription-price";
import { type DayNumber, firstDayOf, monthOfDay } from "@app/engine/time/day";
import { monthWords } from "@app/engine/time/month";
import type { MemberContext } from "#core/context.ts";
import { taxRateFor } from "#core/price-list.ts";
import { invoiceTotal } from "#modules/ledger/ledger.ts";
import {
  type ComingPayment,
  currencyOf,
  selectPlan,
  todayOf,
  unlimitedRenewalOf,
} from "#modules/subscription/subscription.ts";
import { statementOf } from "./issue-statements.ts";

/** Each is invoiced as the month after it begins, up to a day; without one, only the month that runs. */
export async function upcomingModelPayments(
  context: MemberContext,
  until: DayNumber | undefined,
): Promise<ComingPayment[]> {
  const row = await selectPlan(context.db, context.identity.member.teamId);
  // Unlimited models that go on charge no model.
  if (!row || unlimitedRenewalOf(row)) return [];
  const current = monthOfDay(todayOf(context, row));
  const last = until === undefined ? current : Math.max(current, monthOfDay(until) - 1);
  const payments: ComingPayment[] = [];
  for (let month = current; month <= last; month += 1) {
    const { lines, price, bills } = await statementOf(context, row, month);
    if (bills.length === 0 || price === 0) continue;
    const taxRate = taxRateFor(context.settings.prices, currencyOf(row));
    const split = bills.length > 1 ? ` on ${bills.length} invoices` : "";
    payments.push({
      ...taxedInAll(bills.map((planned) => invoiceTotal({ ...planned, taxRate }))),
      ...{ issuedOn: firstDayOf(month + 1), title: `Models, ${monthWords(month)}` },
      workedOut: `${lines.length} × ${centsText(price)}${split}, ${month === current ? "so far" : "if nothing changes"}`,
    });
  }
  return payments;
}
