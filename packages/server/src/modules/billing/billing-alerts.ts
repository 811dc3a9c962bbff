/** What admins are told of on every page beside how the subscription stands. */
import type { Context, Member } from "#core/context.ts";
import { declinedAlerts } from "#modules/payments/payments.ts";
import { unlimitedEndAlerts } from "#modules/subscription/subscription.ts";

/** The session's query says whether it is worth asking; one that is overdue or has ended says so already. */
export async function billingAlerts(
  context: Pick<Context, "db" | "now" | "settings">,
  { teamId, team: { status }, hasBillingNews }: Member,
) {
  if (!hasBillingNews || (status !== "active" && status !== "cancelled")) return [];
  return [
    ...(await declinedAlerts(context, teamId)),
    ...(await unlimitedEndAlerts(context, teamId)),
  ];
}
