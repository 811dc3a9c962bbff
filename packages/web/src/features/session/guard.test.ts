import { expect, test } from "vitest";
import { detourFor, memberOf } from "./guard.ts";
import type { CurrentUser } from "./session-queries.ts";

const NOBODY: CurrentUser = {
  isLoggedIn: false,
  isMasquerading: false,
  masquerade: null,
  account: null,
  subscription: null,
  alerts: [],
  mustEnableMfa: false,
  isDemo: false,
};

const MEMBER: CurrentUser = {
  ...NOBODY,
  isLoggedIn: true,
  account: {
    id: 1,
    userId: 1,
    kind: 1,
    name: "Priya Raman",
    email: "priya@firm.example",
    isAdmin: true,
    isStaff: false,
    isMfaEnabled: false,
    avatarIndex: 0,
    avatar: null,
  },
  subscription: {
    id: 1,
    teamName: "Firm",
    subscriptionType: 1,
    status: "active",
    isMfaRequired: false,
  },
};

const CLIENTS = { pathname: "/clients", href: "/clients?page=2" };

test("a member may stay", () => {
  expect(detourFor(MEMBER, CLIENTS)).toBeUndefined();
});

test.each([
  ["nobody", NOBODY],
  ["somebody without an account", { ...MEMBER, account: null }],
  ["somebody without a subscription", { ...MEMBER, subscription: null }],
])("%s is sent to sign in, and told where to come back to", (_, user) => {
  expect(detourFor(user, CLIENTS)).toEqual({
    to: "/login",
    search: { redirectUrl: "/clients?page=2" },
  });
});

test("a member who must set up MFA can go nowhere else, but can go there", () => {
  const user = { ...MEMBER, mustEnableMfa: true };
  expect(detourFor(user, CLIENTS)).toEqual({ to: "/account/mfa/enable" });
  const there = { pathname: "/account/mfa/enable", href: "/account/mfa/enable" };
  expect(detourFor(user, there)).toBeUndefined();
});

test("there is no member where there is no account or subscription", () => {
  expect(memberOf(MEMBER)).toBe(MEMBER);
  expect(() => memberOf({ ...MEMBER, subscription: null })).toThrow(
    "Current user does not have an account or subscription",
  );
});
