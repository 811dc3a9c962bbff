import type { listPayments } from "@app/contract/billing";
import { centsText, fromHundredths } from "@app/contract/cents";
import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import type { TaxedAmount } from "@app/contract/subscription-price";
import { writeDay } from "@app/engine/time/day";
import type { MemberContext } from "#core/context.ts";
import { dayOfEntry, type Payment, partsOnInvoices, paymentsOf } from "#modules/ledger/ledger.ts";
import { declinedDays } from "#modules/payments/payments.ts";

type History = DataOf<typeof listPayments>;

export async function paymentHistory(
  { db, identity }: MemberContext,
  { query }: CheckedOf<typeof listPayments>,
): Promise<History> {
  const { teamId } = identity.member;
  const { offset, limit, pagination } = query;
  const page = pagination ? { offset, limit } : { offset: 0, limit: UNPAGED_ROWS_MAX };
  const { items, ...counts } = await paymentsOf(db, teamId, query, page);
  const numbers = items.flatMap(({ invoiceNumber }) => invoiceNumber ?? []);
  const declinedOn = await declinedDays(db, teamId, numbers);
  const partsOn = await partsOnInvoices(db, teamId, numbers);
  return {
    ...counts,
    items: items.map((each) => ({
      ...paymentOf(each),
      ...partsOf(partsOn(each.invoiceNumber).bySequence.get(each.id)),
      declinedOn: declinedOn(each.invoiceNumber),
    })),
  };
}

function paymentOf(payment: Payment) {
  const { id, at, invoiceNumber, paidBy, unit, amount, timeZone } = payment;
  const title = payment.title ?? UNASKED[payment.kind];
  const paidOn = writeDay(dayOfEntry({ description: paidBy, at }, timeZone));
  return {
    ...{ id, paidAt: at, paidOn, invoiceNumber, title, paidBy, currency: unit },
    ...{ workedOut: workedOut(payment), gross: fromHundredths(amount) },
  };
}

/** What was paid for changed while it was: it has no invoice, and goes back. */
const UNASKED = { payment: "Not bought, paid back", refund: "Paid back" };

/** Money that was paid back has no invoice, and so no tax in it. */
function partsOf(owed: TaxedAmount | undefined) {
  if (owed === undefined) return { net: null, tax: null };
  return { net: fromHundredths(0 - owed.net), tax: fromHundredths(0 - owed.tax) };
}

/** "6 users × 948.00, less volume discount, 10%", as what is to come says it; what a line tells in words is behind its colon. */
function workedOut({ isOfUsers, quantity, price, discount, words }: Payment) {
  if (words !== null) return words.slice(words.indexOf(": ") + 1).trimStart();
  if (quantity === null || price === null) return "";
  const users = isOfUsers ? (quantity === 1 ? " user" : " users") : "";
  const less = discount ? `, less ${discount.toLowerCase()}` : "";
  return `${quantity}${users} × ${centsText(price)}${less}`;
}
