import type { listPayments } from "@app/contract/billing";
import { fromHundredths } from "@app/contract/cents";
import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import type { MemberContext } from "#core/context.ts";
import { type Payment, paymentsOf } from "#modules/ledger/ledger.ts";
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
  return {
    ...counts,
    items: items.map((each) => ({
      ...paymentOf(each),
      declinedOn: declinedOn(each.invoiceNumber),
    })),
  };
}

function paymentOf(payment: Payment) {
  const { id, at, invoiceNumber, title, paidBy, unit, amount, invoiceGross, invoiceTax } = payment;
  const isWhole = amount === invoiceGross;
  return {
    ...{ id, paidAt: at, invoiceNumber, title, paidBy, currency: unit },
    workedOut: workedOut(payment),
    net: isWhole ? fromHundredths(amount - invoiceTax) : null,
    tax: isWhole ? fromHundredths(invoiceTax) : null,
    gross: fromHundredths(amount),
  };
}

/** "6 users × 948.00, less volume discount, 10%", as what is to come says it. */
function workedOut({ isOfUsers, quantity, price, discount }: Payment) {
  if (quantity === null || price === null) return "";
  const users = isOfUsers ? (quantity === 1 ? " user" : " users") : "";
  const less = discount ? `, less ${discount.toLowerCase()}` : "";
  return `${quantity}${users} × ${fromHundredths(price).toFixed(2)}${less}`;
}
