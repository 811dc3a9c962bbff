import { expect, test } from "vitest";
import { ADMIN, STRANGER } from "#testing/people.ts";
import { detourFor, memberOf } from "./guard.ts";

const CLIENTS = { pathname: "/clients", href: "/clients?page=2" };

test("a member may stay", () => {
  expect(detourFor(ADMIN, CLIENTS)).toBeUndefined();
});

test("nobody is sent to sign in, and told where to come back to", () => {
  expect(detourFor(STRANGER, CLIENTS)).toEqual({
    to: "/login",
    search: { redirectUrl: "/clients?page=2" },
  });
});

test.each([
  ["an account", { ...ADMIN, account: null }],
  ["a subscription", { ...ADMIN, subscription: null }],
])("somebody signed in without %s was asked to sign in for ever, and is told so now", (_, user) => {
  expect(detourFor(user, CLIENTS)).toEqual({ to: "/no_team" });
});

test("a member who must set up MFA can go nowhere else, but can go there", () => {
  const user = { ...ADMIN, mustEnableMfa: true };
  expect(detourFor(user, CLIENTS)).toEqual({ to: "/account/mfa/enable" });
  const there = { pathname: "/account/mfa/enable", href: "/account/mfa/enable" };
  expect(detourFor(user, there)).toBeUndefined();
});

test("there is no member where there is no account or subscription", () => {
  expect(memberOf(ADMIN)).toBe(ADMIN);
  expect(() => memberOf({ ...ADMIN, subscription: null })).toThrow(
    "Current user does not have an account or subscription",
  );
});
