import type { updateBillingDetails } from "@app/contract/billing-details";
import type { CheckedOf } from "@app/contract/endpoint";
import { changedFields } from "#core/changed-fields.ts";
import type { MemberContext } from "#core/context.ts";
import * as store from "./billing-details.store.ts";
import { billingOf, getDetails } from "./read-details.ts";
import { moveTo } from "./time-zone.ts";

export { dropCard, setPaymentMethod } from "./payment-method.ts";
export { billingOf, getDetails } from "./read-details.ts";
export { zoneOrUtc } from "./time-zone.ts";

export async function setDetails(
  context: MemberContext,
  body: CheckedOf<typeof updateBillingDetails>["body"],
) {
  const { teamId, team } = context.identity.member;
  const { timeZone, ...rest } = body;
  // An address typed twice is one: they are in small letters by now.
  const details = { ...rest, invoiceEmails: [...new Set(rest.invoiceEmails)] };
  const moved = timeZone === undefined ? {} : { timeZone: await moveTo(context, timeZone) };
  const before = await billingOf(context.db, teamId);
  await store.upsert(context.db, teamId, details);
  context.audit({
    ...{ action: "billing.update_details", subjectId: teamId, subjectName: team.name },
    ...changedFields({ ...before, ...moved }, { ...body, ...details }),
  });
  return getDetails(context);
}
