import { createAccessToken } from "@app/contract/access-tokens";
import {
  listDevices,
  signOutDevice,
  signOutEverywhere,
  updatePassword,
} from "@app/contract/account";
import { API_BASE } from "@app/contract/endpoint";
import {
  disableMfaByCode,
  getMfaAuthSession,
  loginByMfaCode,
  startMfaDisable,
} from "@app/contract/mfa";
import { listModels } from "@app/contract/models";
import {
  checkPasswordReset,
  requestPasswordReset,
  resetPassword,
} from "@app/contract/password-reset";
import { logoutUser } from "@app/contract/session";
import { expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { enableMfa, type Factors } from "#testing/test-mfa.ts";
import { givePassword, isSignedIn } from "#testing/test-sign-in.ts";

/**
 * What each event ends. A "yes" means that the credential, taken before the event, no longer
 * works right after it.
 *
 *   token     the session's cookie as it was in the browser where the event happened
 *   second    the session of another browser
 *   half      a sign-in that waits for its second factor
 *   walk      a half-finished walk through switching MFA off
 *   link      a password reset link that was mailed but not used
 *   key       an access token of one of their programs
 */
const table = `
                        token  second  half  walk  link  key
  logout                yes    no      no    yes   no    no
  sign out one device   no     yes     no    no    no    no
  sign out everywhere   yes    yes     yes   yes   yes   yes
  password change       yes    yes     yes   yes   yes   no
  password reset        yes    yes     yes   yes   yes   yes
  MFA on                yes    yes     -     -     yes   no
  MFA off               yes    yes     yes   yes   yes   no
`;

type Event = (app: TestApp, factors: Factors | undefined, link: Link) => Promise<unknown>;
type Link = { userId: number; timestamp: number; hash: string };

const NEW_PASSWORD = "another fine harvest moon";

const events: Record<string, Event> = {
  logout: (app) => app.call(logoutUser, {}),
  "sign out one device": async (app) => {
    const { data } = await app.call(listDevices, {});
    const other = data?.items.find(({ isCurrent }) => !isCurrent);
    return app.call(signOutDevice, { params: { id: other?.id ?? 0 } });
  },
  "sign out everywhere": (app) => app.call(signOutEverywhere, {}),
  "password change": (app) => {
    const currentPassword = app.person.password;
    return app.call(updatePassword, { body: { currentPassword, newPassword: NEW_PASSWORD } });
  },
  "password reset": (app, _factors, link) =>
    app.anonymous().call(resetPassword, { body: { ...link, newPassword: NEW_PASSWORD } }),
  "MFA on": (app) => enableMfa(app, app),
  "MFA off": async (app, factors) => {
    const begun = await app.call(startMfaDisable, {});
    const uuid = begun.data?.uuid ?? "";
    return app.call(disableMfaByCode, { body: { uuid, code: factors?.code() ?? "" } });
  },
};

const [, head = "", ...rows] = table.trimEnd().split("\n");
const credentials = head.trim().split(/\s+/);
const cases = rows.map((row) => {
  const [event = "", ...ends] = row.trim().split(/\s{2,}/);
  return [event, Object.fromEntries(credentials.map((name, at) => [name, ends[at]]))] as const;
});

test.each(cases)("%s ends what it must and nothing else", async (name, expected) => {
  const app = await testApp();
  const factors = name === "MFA on" ? undefined : await enableMfa(app, app);
  const works = await gather(app, factors);
  const before = await Promise.all(Object.values(works.checks).map((check) => check()));
  expect(before).toEqual(before.map(() => true));

  await events[name]?.(app, factors, works.link);

  for (const [credential, check] of Object.entries(works.checks)) {
    const isOver = !(await check());
    expect([credential, isOver ? "yes" : "no"]).toEqual([credential, expected[credential]]);
  }
});

/** One of each credential, and whether it still works. */
async function gather(app: TestApp, factors: Factors | undefined) {
  const second = await givePassword(app);
  if (factors) {
    const body = { uuid: second.uuid, code: factors.code() };
    await second.caller.call(loginByMfaCode, { body });
    app.clock.advance({ seconds: 30 });
  }
  const half = await givePassword(app);
  const link = await mailedLink(app);
  // A walk is found by its browser's cookie, so it is held in a copy of this one.
  const copy = app.anonymous();
  for (const [cookie, value] of app.cookies) copy.cookies.set(cookie, value);
  const walk = factors && (await app.call(startMfaDisable, {}));
  const key = await app.call(createAccessToken, {
    body: { name: "Feed", scopes: ["models:read"], days: 30 },
  });

  const isOpen = async (caller: typeof copy, uuid: string) =>
    (await caller.send(getMfaAuthSession, { params: { uuid } })).status === 200;
  const checks: Record<string, () => Promise<boolean | undefined>> = {
    token: () => isSignedIn(copy),
    second: () => isSignedIn(second.caller),
    link: async () =>
      (await app.anonymous().send(checkPasswordReset, { params: link })).status === 200,
    key: async () => {
      const headers = { authorization: `Bearer ${key.data?.secret}` };
      const url = API_BASE + listModels.path;
      return (await app.anonymous().inject({ url, headers })).statusCode === 200;
    },
  };
  if (factors) {
    checks.half = () => isOpen(half.caller, half.uuid);
    checks.walk = () => isOpen(copy, walk?.data?.uuid ?? "");
  }
  return { checks, link };
}

async function mailedLink(app: TestApp): Promise<Link> {
  await app.anonymous().call(requestPasswordReset, { body: { email: app.person.email } });
  const text = (await app.mails()).at(-1)?.text ?? "";
  const [, userId, timestamp, hash = ""] = /reset\/(\d+)\/(\d+)\/([\w-]+)/.exec(text) ?? [];
  return { userId: Number(userId), timestamp: Number(timestamp), hash };
}
