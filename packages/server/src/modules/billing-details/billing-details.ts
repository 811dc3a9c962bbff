import {
  type getBillingDetails,
  PAYMENT_METHODS,
  type updateBillingDetails,
} from "@app/contract/billing-details";
import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import { changedFields } from "#core/changed-fields.ts";
import type { MemberContext } from "#core/context.ts";
import type { Db } from "#db/db.ts";
import * as store from "./billing-details.store.ts";

export type Details = DataOf<typeof getBillingDetails>;

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
  const { card, ...details } = await billingOf(db, identity.member.teamId);
  const demo = settings.isDemo ? "test" : null;
  const { publishableKey } = settings.stripe ?? {};
  return {
    ...{ ...details, card: card && { ...card }, invoiceEmails: [...details.invoiceEmails] },
    cardsBy: settings.stripe ? "stripe" : demo,
    ...(publishableKey && { publishableKey }),
  };
}

export async function setDetails(
  context: MemberContext,
  body: CheckedOf<typeof updateBillingDetails>["body"],
) {
  const { teamId, team } = context.identity.member;
  const before = await billingOf(context.db, teamId);
  await store.upsert(context.db, teamId, body);
  context.audit({
    ...{ action: "billing.update_details", subjectId: teamId, subjectName: team.name },
    ...changedFields(before, body),
  });
  return getDetails(context);
}
