import type { listPaymentObligations, paymentObligation } from "@app/contract/billing";
import { fromHundredths } from "@app/contract/cents";
import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import { dayWords, writeDay } from "@app/engine/time/day";
import type * as z from "zod/mini";
import type { MemberContext } from "#core/context.ts";
import { type OpenInvoice, unpaidInvoices } from "#modules/invoices/invoices.ts";
import { upcomingPayments } from "#modules/subscription/subscription.ts";

type Obligation = z.output<typeof paymentObligation>;
type Upcoming = Awaited<ReturnType<typeof upcomingPayments>>["items"][number];

/** What has to be paid: what is owed already, then what comes. They are few, so they are counted out here. */
export async function paymentObligations(
  context: MemberContext,
  { query }: CheckedOf<typeof listPaymentObligations>,
): Promise<DataOf<typeof listPaymentObligations>> {
  const owed = await unpaidInvoices(context.db, context.identity.member.teamId);
  const { currency, items } = await upcomingPayments(context);
  const all = [...owed.map(owedOf), ...items.map((item) => upcomingOf(item, currency))];
  const [from, to] = query.pagination
    ? [query.offset, query.offset + query.limit]
    : [0, UNPAGED_ROWS_MAX];
  const cents = [...owed.map(({ owed: left }) => left), ...items.map(({ gross }) => gross)];
  return {
    ...{ items: all.slice(from, to), totalItemCount: all.length },
    totalGross: fromHundredths(cents.reduce((sum, each) => sum + each, 0)),
  };
}

function owedOf({ number, title, dueOn, currency, owed }: OpenInvoice): Obligation {
  return {
    ...{ dueOn, title, workedOut: "", currency, net: null, tax: null },
    ...{ gross: fromHundredths(owed), invoiceNumber: number },
  };
}

function upcomingOf({ from, to, isRenewal, workedOut, ...cents }: Upcoming, currency: string) {
  const what = isRenewal ? "Subscription renewal" : "Subscription";
  return {
    ...{ dueOn: writeDay(from), title: `${what}, ${dayWords(from)} to ${dayWords(to - 1)}` },
    ...{ workedOut, currency, invoiceNumber: null },
    ...{ net: fromHundredths(cents.net), tax: fromHundredths(cents.tax) },
    gross: fromHundredths(cents.gross),
  };
}
