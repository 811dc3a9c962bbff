import type { listPaymentObligations } from "@app/contract/billing";
import { fromHundredths } from "@app/contract/cents";
import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import { writeDay } from "@app/engine/time/day";
import type { MemberContext } from "#core/context.ts";
import { type OpenInvoice, unpaidInvoices } from "#modules/invoices/invoices.ts";
import { upcomingModelPayments } from "#modules/model-contracts/model-contracts.ts";
import { declinedDays } from "#modules/payments/payments.ts";
import { type ComingPayment, upcomingPayments } from "#modules/subscription/subscription.ts";

/** What has to be paid: what is owed already, then what comes. They are few, so they are counted out here. */
export async function paymentObligations(
  context: MemberContext,
  { query }: CheckedOf<typeof listPaymentObligations>,
): Promise<DataOf<typeof listPaymentObligations>> {
  const { teamId } = context.identity.member;
  const owed = await unpaidInvoices(context.db, teamId);
  const numbers = owed.map(({ number }) => number);
  const declinedOn = await declinedDays(context.db, teamId, numbers);
  const { currency, until, items: own } = await upcomingPayments(context);
  const items = [...own, ...(await upcomingModelPayments(context, until))];
  items.sort((one, other) => one.dueOn - other.dueOn);
  const all = [
    ...owed.map((each) => ({ ...owedOf(each), declinedOn: declinedOn(each.number) })),
    ...items.map((item) => ({ ...upcomingOf(item, currency), declinedOn: [] })),
  ];
  const [from, to] = query.pagination
    ? [query.offset, query.offset + query.limit]
    : [0, UNPAGED_ROWS_MAX];
  const cents = [...owed.map(({ owed: left }) => left), ...items.map(({ gross }) => gross)];
  return {
    ...{ items: all.slice(from, to), totalItemCount: all.length },
    totalGross: fromHundredths(cents.reduce((sum, each) => sum + each, 0)),
  };
}

function owedOf({ number, title, dueOn, currency, owed }: OpenInvoice) {
  return {
    ...{ dueOn, title, workedOut: "", currency, net: null, tax: null },
    ...{ gross: fromHundredths(owed), invoiceNumber: number },
  };
}

function upcomingOf({ dueOn, title, workedOut, ...cents }: ComingPayment, currency: string) {
  return {
    ...{ dueOn: writeDay(dueOn), title, workedOut, currency, invoiceNumber: null },
    ...{ net: fromHundredths(cents.net), tax: fromHundredths(cents.tax) },
    gross: fromHundredths(cents.gross),
  };
}
