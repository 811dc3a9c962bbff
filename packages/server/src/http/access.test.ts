import type { Access, Call } from "@app/contract/endpoint";
import { expect, test } from "vitest";
import type { Identity, Team } from "#core/context.ts";
import type { Refusal } from "#core/refusal.ts";
import { checkAccess, refuseOtherAccount } from "./access.ts";

const NOW = new Date("2030-01-15T09:00:00Z");

const team: Team = {
  ...{ name: "Team", subscriptionType: 2, status: "active", isMfaRequired: false },
  ...{ graceEndsAt: null, periodTo: null, termTo: null, timeZone: "UTC" },
};
const member: Identity = {
  sessionId: 1,
  token: null,
  userId: 2,
  masquerader: null,
  email: "ada@example.com",
  isStaff: false,
  isMfaEnabled: false,
  provedAt: NOW,
  member: {
    ...{
      accountId: 3,
      teamId: 4,
      kind: 1,
      name: "Ada",
      isAdmin: false,
      avatarIndex: 0,
      avatar: null,
      tour: null,
    },
    team,
  },
};
const inTeam = (change: Partial<NonNullable<Identity["member"]>>): Identity => ({
  ...member,
  member: { ...(member.member as NonNullable<Identity["member"]>), ...change },
});
const admin = inTeam({ isAdmin: true });
const staff: Identity = { ...member, isStaff: true };
const teamless: Identity = { ...member, member: null };
const mustEnableMfa = inTeam({
  team: { ...team, isMfaRequired: true },
});
const masquerader = { userId: 9, canWrite: false, until: NOW };
const reader: Identity = { ...admin, masquerader };
const writer: Identity = { ...admin, masquerader: { ...masquerader, canWrite: true } };

const call = (access: Access, more: Partial<Call> = {}) =>
  ({ method: "GET", path: "/", summary: "", access, ...more }) satisfies Call;
const post = (access: Access, more: Partial<Call> = {}) =>
  call(access, { method: "POST", ...more });

function outcome(made: Call, identity: Identity | null) {
  try {
    checkAccess(made, identity, NOW);
    return "ok";
  } catch (error) {
    const { status, errors } = error as Refusal;
    return errors[0]?.key === "root" ? status : `${status} ${errors[0]?.key}`;
  }
}

const callers = { nobody: null, teamless, mustEnableMfa, member, admin, staff, reader, writer };

test.each<[string, Call, Record<keyof typeof callers, string | number>]>([
  [
    "anonymous",
    post("anonymous"),
    {
      nobody: "ok",
      teamless: "ok",
      mustEnableMfa: "ok",
      member: "ok",
      admin: "ok",
      staff: "ok",
      reader: "ok",
      writer: "ok",
    },
  ],
  [
    "pending, to read",
    call("pending"),
    {
      nobody: 401,
      teamless: "ok",
      mustEnableMfa: "ok",
      member: "ok",
      admin: "ok",
      staff: "ok",
      reader: "ok",
      writer: "ok",
    },
  ],
  [
    "pending, to change",
    post("pending"),
    {
      nobody: 401,
      teamless: "ok",
      mustEnableMfa: "ok",
      member: "ok",
      admin: "ok",
      staff: "ok",
      reader: 403,
      writer: 403,
    },
  ],
  [
    "member, to read",
    call("member"),
    {
      nobody: 401,
      teamless: 403,
      mustEnableMfa: "403 root.mfa_required",
      member: "ok",
      admin: "ok",
      staff: "ok",
      reader: "ok",
      writer: "ok",
    },
  ],
  [
    "member, to change",
    post("member"),
    {
      nobody: 401,
      teamless: 403,
      mustEnableMfa: "403 root.mfa_required",
      member: "ok",
      admin: "ok",
      staff: "ok",
      reader: 403,
      writer: "ok",
    },
  ],
  [
    "admin",
    post("admin"),
    {
      nobody: 401,
      teamless: 403,
      mustEnableMfa: "403 root.mfa_required",
      member: 403,
      admin: "ok",
      staff: 403,
      reader: 403,
      writer: "ok",
    },
  ],
  [
    "staff",
    post("staff"),
    {
      nobody: 401,
      teamless: 403,
      mustEnableMfa: "403 root.mfa_required",
      member: 403,
      admin: 403,
      staff: "ok",
      reader: 403,
      writer: 403,
    },
  ],
  [
    "sensitive",
    post("member", { needsRecentProof: true }),
    {
      nobody: 401,
      teamless: 403,
      mustEnableMfa: "403 root.mfa_required",
      member: "ok",
      admin: "ok",
      staff: "ok",
      reader: 403,
      writer: 403,
    },
  ],
  [
    "ending a masquerade",
    post("member", { worksWhileMasquerading: true }),
    {
      nobody: 401,
      teamless: 403,
      mustEnableMfa: "403 root.mfa_required",
      member: "ok",
      admin: "ok",
      staff: "ok",
      reader: "ok",
      writer: "ok",
    },
  ],
])("a call for %s lets in exactly whom it should", (_title, made, expected) => {
  const outcomes = Object.entries(callers).map(([name, identity]) => [
    name,
    outcome(made, identity),
  ]);

  expect(Object.fromEntries(outcomes)).toEqual(expected);
});

test("what is sensitive asks for the password again after 15 minutes", () => {
  const sensitive = post("member", { needsRecentProof: true });
  const provedAgo = (ms: number) => ({ ...member, provedAt: new Date(NOW.getTime() - ms) });

  expect(outcome(sensitive, provedAgo(15 * 60_000))).toBe("ok");
  expect(outcome(sensitive, provedAgo(15 * 60_000 + 1))).toBe("403 root.reauth");
  expect(outcome(post("member"), provedAgo(15 * 60_000 + 1))).toBe("ok");
});

test("a page somebody else left open saves nothing in the name of whoever is signed in by then", () => {
  const refuse = (access: Access, opener?: string, identity: Identity | null = member) =>
    refuseOtherAccount({ access } as Call, opener ? { "x-account-id": opener } : {}, identity);
  expect(() => refuse("member", "5")).toThrow("Somebody else is signed in here now.");
  expect(() => refuse("member", "3, 5")).toThrow("Somebody else is signed in here now.");
  expect(() => refuse("member", "3")).not.toThrow();
  expect(() => refuse("member")).not.toThrow();
  expect(() => refuse("anonymous", "5")).not.toThrow();
  expect(() => refuse("member", "5", null)).not.toThrow();
});
