/** Whom a team's invoices are made out to, and how it pays. */
import { type getBillingDetails, PAYMENT_METHODS } from "@app/contract/billing-details";
import type { DataOf } from "@app/contract/endpoint";
import type { MemberContext } from "#core/context.ts";
import type { Db } from "#db/db.ts";
import * as store from "./billing-details.store.ts";

type Details = DataOf<typeof getBillingDetails>;

const NONE = {
  ...{ billedTo: "", address: "", taxNumber: "", invoiceEmails: [] as string[] },
  ...{ paymentMethod: PAYMENT_METHODS.INVOICE, card: null },
} as const;

/** As the team wrote them, or what holds where it wrote nothing. */
export async function billingOf(db: Db, teamId: number) {
  return (await store.select(db, teamId)) ?? NONE;
}

export async function getDetails({
  db,
  identity,
  settings,
}: Pick<MemberContext, "db" | "identity" | "settings">): Promise<Details> {
  const { teamId } = identity.member;
  const { card, ...details } = await billingOf(db, teamId);
  const timeZone = await store.selectTimeZone(db, teamId);
  const demo = settings.isDemo ? "test" : null;
  const { publishableKey, scriptUrl } = settings.stripe ?? {};
  return {
    ...{ ...details, card: card && { ...card }, invoiceEmails: [...details.invoiceEmails] },
    timeZone,
    cardsBy: settings.stripe ? "stripe" : demo,
    ...(publishableKey && scriptUrl && { stripe: { publishableKey, scriptUrl } }),
  };
}
