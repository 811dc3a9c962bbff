import type { CurrentUser } from "./session-queries.ts";

export type Member = CurrentUser & {
  account: NonNullable<CurrentUser["account"]>;
  subscription: NonNullable<CurrentUser["subscription"]>;
};

export const USER_DATA_FAILED = "Unable to load user data.";
const NOT_A_MEMBER = "Current user does not have an account or subscription";
const NO_TEAM_PATH = "/no_team";
export const MFA_ENABLE_PATH = "/account/mfa/enable";

type Detour = { to: string; search?: { redirectUrl: string } };

/**
 * Where somebody who asks for a page behind the guard must go first, or undefined when they may
 * stay. `location` is relative to the app's base.
 */
export function detourFor(
  user: CurrentUser,
  location: { pathname: string; href: string },
): Detour | undefined {
  if (!isMember(user)) {
    // Whoever can sign in and is in no team would otherwise be asked to sign in for ever.
    return user.isLoggedIn
      ? { to: NO_TEAM_PATH }
      : { to: "/login", search: { redirectUrl: location.href } };
  }
  if (user.mustEnableMfa && location.pathname !== MFA_ENABLE_PATH) return { to: MFA_ENABLE_PATH };
  return undefined;
}

/** Behind the guard, everybody has an account and a subscription. */
export function memberOf(user: CurrentUser): Member {
  if (!isMember(user)) throw new Error(NOT_A_MEMBER);
  return user;
}

export function isMember(user: CurrentUser): user is Member {
  return user.account !== null && user.subscription !== null;
}
