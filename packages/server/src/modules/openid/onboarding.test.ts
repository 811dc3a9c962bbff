import {
  activateOnboardingOpenid,
  getOnboardingOpenidSession,
  sendOnboardingOpenidCode,
} from "@app/contract/onboarding-openid";
import { listOpenidProviders, OPENID_RESULTS } from "@app/contract/openid";
import { getCurrentUser, reauthenticate } from "@app/contract/session";
import { expect, test } from "vitest";
import type { TestApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { comeBack, newPerson, testOpenidApp } from "#testing/test-openid.ts";
import { isSignedIn } from "#testing/test-sign-in.ts";
import { trailOf } from "#testing/test-trail.ts";

const robin = { client: "xero", name: "Robin Hale", kind: 2 } as const;
const draft = { ...robin, teamName: "Acorn Pty Ltd", hasAcceptedTerms: true } as const;

async function newcomer(app: TestApp, person = newPerson(), way = {}) {
  const browser = app.anonymous();
  await comeBack(browser, way, person);
  return { browser, person };
}

async function refusalOf(caller: Caller, body: { email: string; code?: string }) {
  const { envelope } = await caller.send(activateOnboardingOpenid, { body: { ...draft, ...body } });
  return [envelope.errors[0]?.key, envelope.errors[0]?.message];
}

async function mailedCode(app: TestApp, email: string) {
  const mail = (await app.mails()).filter(({ to }) => to === email).at(-1);
  return /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "";
}

test("an account is opened with a trial, an admin and the provider linked to it", async () => {
  const app = await testOpenidApp();
  const { browser, person } = await newcomer(app, newPerson(), { redirectUrl: "/models/new" });
  const session = await browser.call(getOnboardingOpenidSession, { query: { client: "xero" } });
  expect(session.data).toEqual({
    ...{ client: "xero", name: "Robin Hale", email: person.email, isEmailVerified: true },
  });
  const body = { ...draft, email: person.email };
  const opened = await browser.call(activateOnboardingOpenid, { body });
  expect(opened.data).toEqual({ redirectUrl: "/models/new" });
  const { data } = await browser.call(getCurrentUser, {});
  expect(data).toMatchObject({
    account: { name: "Robin Hale", email: person.email, isAdmin: true, kind: 2 },
    subscription: { teamName: "Acorn Pty Ltd", subscriptionType: 1, status: "trialing" },
  });
  const providers = await browser.call(listOpenidProviders, {});
  expect(providers.data?.items[0]?.identity?.email).toBe(person.email);
  const trail = await trailOf(app.parts, data?.subscription?.id ?? 0);
  expect(trail.map(({ action }) => action)).toEqual(["openid.activate"]);
  const proof = await browser.call(reauthenticate, { body: { password: "any" } });
  expect(proof.errors[0]?.message).toBe(
    "You have no password yet. Choose one by “Reset password” first.",
  );
  const { resultCode } = await comeBack(app.anonymous(), {}, person);
  expect(resultCode).toBe(OPENID_RESULTS.ANONYMOUS_USER_LOGGED_IN);
});

test("from the app store the books wait for the new account's first connection", async () => {
  const app = await testOpenidApp();
  const { browser, person } = await newcomer(app, newPerson(), { appStore: true });
  const body = { ...draft, email: person.email };
  const { data } = await browser.call(activateOnboardingOpenid, { body });
  expect(data?.redirectUrl).toMatch(/^\/connections\/add\?authSessionUuid=[\da-f-]{36}$/);
});

test("an address the provider does not vouch for is proved by the newest mailed code", async () => {
  const app = await testOpenidApp();
  const { browser, person } = await newcomer(app, newPerson({ isEmailVerified: false }));
  const { email } = person;
  const wrong = ["code", "That code is not right."];
  expect(await refusalOf(browser, { email })).toEqual(wrong);
  const send = () => browser.call(sendOnboardingOpenidCode, { body: { client: "xero", email } });
  await send();
  const first = await mailedCode(app, email);
  await send();
  const second = await mailedCode(app, email);
  if (first !== second) expect(await refusalOf(browser, { email, code: first })).toEqual(wrong);
  const body = { ...draft, email, code: second };
  expect((await browser.call(activateOnboardingOpenid, { body })).success).toBe(true);
});

test("a code proves the one address it was sent to, and five wrong ones end it", async () => {
  const app = await testOpenidApp();
  const { browser, person } = await newcomer(app);
  const other = `other-${person.email}`;
  await browser.call(sendOnboardingOpenidCode, { body: { client: "xero", email: other } });
  const code = await mailedCode(app, other);
  const wrong = ["code", "That code is not right."];
  const victim = `victim-${person.email}`;
  for (let at = 0; at < 5; at++)
    expect(await refusalOf(browser, { email: victim, code })).toEqual(wrong);
  expect(await refusalOf(browser, { email: other, code })).toEqual(wrong);
  expect(await isSignedIn(browser)).toBe(false);
});

test("an address that somebody has is told to who proved it, and opens nothing", async () => {
  const app = await testOpenidApp();
  const { email } = app.person;
  const { browser } = await newcomer(app, newPerson({ email, isEmailVerified: false }));
  await browser.call(sendOnboardingOpenidCode, { body: { client: "xero", email } });
  const code = await mailedCode(app, email);
  expect(await refusalOf(browser, { email, code })).toEqual([
    "email",
    "Somebody has this e-mail already.",
  ]);
  expect(await isSignedIn(browser)).toBe(false);
});

test("an account is opened once, in the browser that came back, by its provider, within the hour", async () => {
  const app = await testOpenidApp();
  const ended = ["root", "This sign-up has ended. Start again at your accounting provider."];
  const { browser, person } = await newcomer(app);
  const { email } = person;
  expect(await refusalOf(app.anonymous(), { email })).toEqual(ended);
  const elsewhere = { ...draft, email, client: "quickbooks" } as const;
  const { envelope } = await browser.send(activateOnboardingOpenid, { body: elsewhere });
  expect(envelope.errors[0]?.message).toBe(ended[1]);
  const body = { ...draft, email };
  const twice = await Promise.all(
    [1, 2].map(() => browser.send(activateOnboardingOpenid, { body })),
  );
  expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await refusalOf(browser, { email })).toEqual(ended);

  const late = await newcomer(app);
  app.clock.advance({ minutes: 61 });
  expect(await refusalOf(late.browser, { email: late.person.email })).toEqual(ended);
});
