import type { listPaymentObligations } from "@app/contract/billing";
import { fromHundredths } from "@app/contract/cents";
import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import { type TaxedAmount, taxedInAll } from "@app/contract/subscription-price";
import { writeDay } from "@app/engine/time/day";
import type { MemberContext } from "#core/context.ts";
import { billingOf } from "#modules/billing-details/billing-details.ts";
import { dueDaysOf, unpaidInvoices } from "#modules/invoices/invoices.ts";
import { partsOnInvoices } from "#modules/ledger/ledger.ts";
import { upcomingModelPayments } from "#modules/model-contracts/model-contracts.ts";
import { declinedDays } from "#modules/payments/payments.ts";
import { upcomingPayments } from "#modules/subscription/subscription.ts";

export { billingAlerts } from "./billing-alerts.ts";

/** What has to be paid, the first due first: what is owed already and what comes. They are few, so they are counted out here. */
export async function paymentObligations(
  context: MemberContext,
  { query }: CheckedOf<typeof listPaymentObligations>,
): Promise<DataOf<typeof listPaymentObligations>> {
  const coming = await upcomingPayments(context);
  const all = [...(await owedItems(context)), ...(await comingItems(context, coming))];
  all.sort((one, other) => one.dueOn.localeCompare(other.dueOn));
  const today = writeDay(coming.today);
  const { offset, limit } = query.pagination ? query : { offset: 0, limit: UNPAGED_ROWS_MAX };
  const total = asSent(taxedInAll(all));
  return {
    items: all.slice(offset, offset + limit).map((item) => ({
      ...{ ...item, ...asSent(item), isOverdue: item.dueOn < today },
    })),
    ...{ totalItemCount: all.length, next: nextOf(all) },
    ...{ totalNet: total.net, totalTax: total.tax, totalGross: total.gross },
  };
}

type Item = Awaited<ReturnType<typeof owedItems>>[number];

async function owedItems({ db, identity }: MemberContext) {
  const { teamId } = identity.member;
  const owed = await unpaidInvoices(db, teamId);
  const numbers = owed.map(({ number }) => number);
  const declinedOn = await declinedDays(db, teamId, numbers);
  const partsOn = await partsOnInvoices(db, teamId, numbers);
  return owed.map(({ number, title, issuedOn, dueOn, currency }) => ({
    ...{ ...partsOn(number).left, issuedOn, dueOn, title, workedOut: "", currency },
    ...{ invoiceNumber: number as number | null, declinedOn: declinedOn(number) },
  }));
}

type Coming = Awaited<ReturnType<typeof upcomingPayments>>;

async function comingItems(
  context: MemberContext,
  { currency, until, items: own }: Coming,
): Promise<Item[]> {
  const { paymentMethod } = await billingOf(context.db, context.identity.member.teamId);
  const days = dueDaysOf(paymentMethod);
  const items = [...own, ...(await upcomingModelPayments(context, until))];
  return items.map(({ issuedOn, ...item }) => ({
    ...{
      ...item,
      issuedOn: writeDay(issuedOn),
      dueOn: writeDay(issuedOn + days),
      currency,
      invoiceNumber: null,
      declinedOn: [],
    },
  }));
}

/** All that is due on the first day on which anything is. */
function nextOf(all: readonly Item[]) {
  const [first] = all;
  if (!first) return null;
  const { dueOn, currency } = first;
  const due = all.filter((item) => item.dueOn === dueOn);
  return { dueOn, count: due.length, currency, ...asSent(taxedInAll(due)) };
}

function asSent({ net, tax, gross }: TaxedAmount) {
  return { net: fromHundredths(net), tax: fromHundredths(tax), gross: fromHundredths(gross) };
}
