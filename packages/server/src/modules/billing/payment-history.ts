import type { listPayments } from "@app/contract/billing";
import { fromHundredths } from "@app/contract/cents";
import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import type { MemberContext } from "#core/context.ts";
import { type Payment, paymentsOf } from "#modules/ledger/ledger.ts";

type History = DataOf<typeof listPayments>;

export async function paymentHistory(
  { db, identity }: MemberContext,
  { query }: CheckedOf<typeof listPayments>,
): Promise<History> {
  const { offset, limit, pagination } = query;
  const page = pagination ? { offset, limit } : { offset: 0, limit: UNPAGED_ROWS_MAX };
  const { items, totalItemCount } = await paymentsOf(db, identity.member.teamId, page);
  return { items: items.map(paymentOf), totalItemCount };
}

function paymentOf(payment: Payment): History["items"][number] {
  const { id, at, invoiceNumber, title, paidBy, unit, amount, invoiceGross, invoiceTax } = payment;
  const isWhole = amount === invoiceGross;
  return {
    ...{ id, paidAt: at, invoiceNumber, title, paidBy, currency: unit },
    net: isWhole ? fromHundredths(amount - invoiceTax) : null,
    tax: isWhole ? fromHundredths(invoiceTax) : null,
    gross: fromHundredths(amount),
  };
}
