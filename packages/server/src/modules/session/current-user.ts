import type { DataOf } from "@app/contract/endpoint";
import type { getCurrentUser } from "@app/contract/session";
import type { Context, Identity } from "#core/context.ts";
import { accountOf } from "#modules/account/account.ts";
import { announcementAlerts } from "#modules/announcements/announcements.ts";
import { billingAlerts } from "#modules/billing/billing.ts";
import { describeMasquerade } from "#modules/staff/staff.ts";
import { subscriptionAlerts, subscriptionOf } from "#modules/subscription/subscription.ts";

type CurrentUser = DataOf<typeof getCurrentUser>;

/** Asked by every page, so it is told from what the session's one query found, and more is asked only where that says so. */
export async function currentUser(context: Context): Promise<CurrentUser> {
  const { identity, settings, now } = context;
  const { isDemo } = settings;
  if (!identity) return { ...nobody, isDemo };
  const { member } = identity;
  const mustEnableMfa = isMfaOutstanding(identity);
  return {
    isLoggedIn: true,
    isMasquerading: identity.masquerader !== null,
    account: member && accountOf(identity, member),
    subscription: member && subscriptionOf(member, now()),
    alerts: [
      ...(mustEnableMfa ? [mfaAlert] : []),
      ...(member ? subscriptionAlerts(member, now()) : []),
      ...(member ? await billingAlerts(context, member) : []),
      ...(member ? await announcementAlerts(context, member) : []),
    ],
    // Last, since it looks beyond the customer's team.
    masquerade: await masqueradeOf(context, identity),
    mustEnableMfa,
    isDemo,
  };
}

const nobody = {
  isLoggedIn: false,
  isMasquerading: false,
  masquerade: null,
  account: null,
  subscription: null,
  alerts: [],
  mustEnableMfa: false,
};

const mfaAlert = {
  key: "mfa_required",
  kind: "alert" as const,
  message: "Your team requires multi-factor authentication. Set it up to go on.",
};

async function masqueradeOf(context: Context, { masquerader, sessionId }: Identity) {
  if (!masquerader) return null;
  const { userId, canWrite, until } = masquerader;
  const told = await describeMasquerade(context, sessionId, userId);
  return { ...told, isReadOnly: !canWrite, until: until.toISOString() };
}

/** Staff who act as a customer are not asked for the customer's phone. */
function isMfaOutstanding({ member, isMfaEnabled, masquerader }: Identity) {
  return member?.team.isMfaRequired === true && !isMfaEnabled && masquerader === null;
}
