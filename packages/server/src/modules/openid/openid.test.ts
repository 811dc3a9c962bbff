import { activateOnboardingOpenid } from "@app/contract/onboarding-openid";
import {
  connectOpenidSession,
  disconnectOpenid,
  listOpenidProviders,
  OPENID_RESULTS,
  startOpenidSession,
} from "@app/contract/openid";
import { getCurrentUser, loginUser, logoutUser } from "@app/contract/session";
import { expect, test } from "vitest";
import { testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { enableMfa } from "#testing/test-mfa.ts";
import { comeBack, newPerson, takeBack, testOpenidApp, travel } from "#testing/test-openid.ts";
import { credentialsOf, isSignedIn } from "#testing/test-sign-in.ts";
import { actFor } from "#testing/test-support.ts";
import { actionsOf } from "#testing/test-trail.ts";

const NOT_OURS = "This was not begun in this browser, or has been used. Start again.";

async function refusalOf(caller: Caller, query: string) {
  const { status, envelope } = await caller.send(connectOpenidSession, { body: { query } });
  return [status, envelope.errors[0]?.message];
}

/** Links a person of a provider to whoever is signed in. */
async function link(caller: Caller, person = newPerson(), client: "xero" | "quickbooks" = "xero") {
  const { resultCode, errors } = await comeBack(caller, { client, isLinking: true }, person);
  expect([resultCode, errors]).toEqual([OPENID_RESULTS.AUTHENTICATED_USER_CONNECTED, []]);
  return person;
}

test("somebody signed in links a provider, and signs in with it from then on", async () => {
  const app = await testOpenidApp();
  const robin = await link(app);
  expect((await app.mails()).at(-1)?.subject).toBe("Xero was linked to your account");
  const browser = app.anonymous();
  const back = await comeBack(browser, { redirectUrl: "/clients?page=2" }, robin);
  expect(back).toEqual({
    ...{ client: "xero", name: "Xero" },
    resultCode: OPENID_RESULTS.ANONYMOUS_USER_LOGGED_IN,
    redirectUrl: "/clients?page=2",
    errors: [],
  });
  const { data } = await browser.call(getCurrentUser, {});
  expect(data?.account?.id).toBe(app.person.accountId);
});

test("the second factor is asked for after a provider, too, and leads on", async () => {
  const app = await testOpenidApp();
  const robin = await link(app);
  await enableMfa(app, app);
  const browser = app.anonymous();
  const { resultCode, redirectUrl } = await comeBack(browser, { redirectUrl: "/clients" }, robin);
  expect(resultCode).toBe(OPENID_RESULTS.ANONYMOUS_USER_LOGGED_IN);
  expect(redirectUrl).toMatch(
    /^\/login\/mfa\?authSessionUuid=[\da-f-]{36}&redirectUrl=%2Fclients$/,
  );
  expect(await isSignedIn(browser)).toBe(false);
});

test("a person nobody knows goes on to open an account", async () => {
  const app = await testOpenidApp();
  const browser = app.anonymous();
  const { resultCode, errors } = await comeBack(browser, {}, newPerson());
  expect([resultCode, errors]).toEqual([OPENID_RESULTS.ANONYMOUS_USER_ONBOARDING, []]);
  expect(await isSignedIn(browser)).toBe(false);
});

test("from the app store somebody known is signed in with the books to connect", async () => {
  const app = await testOpenidApp();
  const robin = await link(app);
  const browser = app.anonymous();
  const { resultCode, redirectUrl } = await comeBack(browser, { appStore: true }, robin);
  expect(resultCode).toBe(OPENID_RESULTS.ANONYMOUS_USER_CONNECTED);
  expect(redirectUrl).toMatch(/^\/connections\/add\?authSessionUuid=[\da-f-]{36}$/);
  expect(await isSignedIn(browser)).toBe(true);
});

test("somebody signed in connects books without giving anybody a way in", async () => {
  const app = await testOpenidApp();
  const client = newPerson();
  const way = { client: "quickbooks", redirectUrl: "/connections/add?source=2" } as const;
  const { resultCode, redirectUrl } = await comeBack(app, way, client);
  expect(resultCode).toBe(OPENID_RESULTS.AUTHENTICATED_USER_CONNECTED);
  expect(redirectUrl).toMatch(/^\/connections\/add\?source=2&authSessionUuid=[\da-f-]{36}$/);
  const { resultCode: later } = await comeBack(app.anonymous(), { client: "quickbooks" }, client);
  expect(later).toBe(OPENID_RESULTS.ANONYMOUS_USER_ONBOARDING);
});

test("whoever signed in meanwhile stays who they are, whatever the provider says", async () => {
  const app = await testOpenidApp();
  const robin = await link(app);
  const other = await app.addMember();
  const browser = app.anonymous();
  const query = await travel(browser, {}, robin);
  await browser.call(loginUser, { body: credentialsOf(other) });
  const { resultCode } = await takeBack(browser, query);
  expect(resultCode).toBe(OPENID_RESULTS.AUTHENTICATED_USER_ALREADY_LOGGED_IN);
  const { data } = await browser.call(getCurrentUser, {});
  expect(data?.account?.id).toBe(other.person.accountId);
});

test("somebody whose account only Xero opens is sent there by the other provider", async () => {
  const app = await testOpenidApp();
  const robin = newPerson();
  const browser = app.anonymous();
  await comeBack(browser, {}, robin);
  const draft = { name: "Robin", teamName: "Acorn", kind: 2, hasAcceptedTerms: true } as const;
  const body = { client: "xero", email: robin.email, ...draft } as const;
  expect((await browser.call(activateOnboardingOpenid, { body })).success).toBe(true);
  const elsewhere = { ...newPerson(), email: robin.email };
  const { resultCode } = await comeBack(app.anonymous(), { client: "quickbooks" }, elsewhere);
  expect(resultCode).toBe(OPENID_RESULTS.ANONYMOUS_USER_LOGIN_WITH_XERO_REQUIRED);
});

test("a provider that says no ends connecting and signing in, each by its own code", async () => {
  const app = await testOpenidApp();
  const said = [{ key: "root", message: "Xero was not given permission." }];
  const signingIn = app.anonymous();
  for (const [caller, resultCode] of [
    [app, OPENID_RESULTS.CREATE_CONNECTION_ERROR],
    [signingIn, OPENID_RESULTS.ERROR],
  ] as const) {
    const query = await travel(caller, { redirectUrl: "/clients" }, newPerson(), "cancel");
    const back = await takeBack(caller, query);
    expect(back).toMatchObject({ resultCode, redirectUrl: "/clients", errors: said });
  }
  expect(await isSignedIn(signingIn)).toBe(false);
});

test("an address never makes anybody somebody here, verified or not", async () => {
  const app = await testOpenidApp();
  const { email } = app.person;
  const verified = app.anonymous();
  const { resultCode, errors } = await comeBack(verified, {}, newPerson({ email }));
  expect([resultCode, errors[0]?.message]).toEqual([
    OPENID_RESULTS.ERROR,
    `${email} has an account here. Sign in to it, then link Xero under Account.`,
  ]);
  const unverified = app.anonymous();
  const claimed = await comeBack(unverified, {}, newPerson({ email, isEmailVerified: false }));
  // Nothing of the account is told to somebody who only says that the address is theirs.
  expect([claimed.resultCode, claimed.errors]).toEqual([
    OPENID_RESULTS.ANONYMOUS_USER_ONBOARDING,
    [],
  ]);
  for (const browser of [verified, unverified]) expect(await isSignedIn(browser)).toBe(false);
});

test("an answer with a state of nobody's, or of another browser's, is refused", async () => {
  const app = await testOpenidApp();
  const robin = await link(app);
  const victim = app.anonymous();
  const query = await travel(victim, {}, robin);
  const other = new URLSearchParams(query);
  other.set("state", "somebody-elses");
  expect(await refusalOf(victim, `?${other}`)).toEqual([400, NOT_OURS]);
  expect(await refusalOf(app.anonymous(), query)).toEqual([400, NOT_OURS]);
  const stranger = app.anonymous();
  await travel(stranger, {}, newPerson());
  expect(await refusalOf(stranger, query)).toEqual([400, NOT_OURS]);
  expect((await takeBack(victim, query)).resultCode).toBe(OPENID_RESULTS.ANONYMOUS_USER_LOGGED_IN);
});

test("an answer counts once, also when it comes twice at the same time", async () => {
  const app = await testOpenidApp();
  const browser = app.anonymous();
  const query = await travel(browser, {}, newPerson());
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => browser.send(connectOpenidSession, { body: { query } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  expect(await refusalOf(browser, query)).toEqual([400, NOT_OURS]);
});

test("a code is worth nothing in the place of another one's answer", async () => {
  const app = await testOpenidApp();
  const victim = app.anonymous();
  const stolen = new URLSearchParams(await travel(victim, {}, newPerson()));
  const thief = app.anonymous();
  const own = new URLSearchParams(await travel(thief, {}, newPerson()));
  own.set("code", stolen.get("code") ?? "");
  const { resultCode, errors } = await takeBack(thief, `?${own}`);
  expect([resultCode, errors[0]?.message]).toEqual([
    OPENID_RESULTS.ERROR,
    "Xero takes an answer only once. Start again.",
  ]);
});

test("the answer of one provider is not taken for the other's", async () => {
  const app = await testOpenidApp();
  const browser = app.anonymous();
  const xero = new URLSearchParams(await travel(browser, {}, newPerson()));
  const intuit = new URLSearchParams(await travel(browser, { client: "quickbooks" }, newPerson()));
  for (const part of ["code", "iss"]) xero.set(part, intuit.get(part) ?? "");
  const { client, resultCode } = await takeBack(browser, `?${xero}`);
  expect([client, resultCode]).toEqual(["xero", OPENID_RESULTS.ERROR]);
  expect(await isSignedIn(browser)).toBe(false);
});

test("the same subject at another provider is another person", async () => {
  const app = await testOpenidApp();
  const robin = await link(app);
  const { resultCode } = await comeBack(app.anonymous(), { client: "quickbooks" }, robin);
  expect(resultCode).not.toBe(OPENID_RESULTS.ANONYMOUS_USER_LOGGED_IN);
});

test("an answer that comes after ten minutes is too late", async () => {
  const app = await testOpenidApp();
  const browser = app.anonymous();
  const query = await travel(browser, {}, newPerson());
  app.clock.advance({ minutes: 10, seconds: 1 });
  expect(await refusalOf(browser, query)).toEqual([400, NOT_OURS]);
});

test("whoever signed out on the way connects and links nothing", async () => {
  const app = await testOpenidApp();
  for (const isLinking of [true, false]) {
    const member = await app.addMember();
    const query = await travel(member, { isLinking }, newPerson());
    await member.call(logoutUser, {});
    const { resultCode, errors } = await takeBack(member, query);
    expect([resultCode, errors[0]?.message]).toEqual([
      OPENID_RESULTS.ERROR,
      "You were signed out on the way. Sign in and start again.",
    ]);
  }
});

test("linking needs a recent proof, is refused for another's person and for a second one", async () => {
  const app = await testOpenidApp();
  const robin = await link(app);
  await link(app, robin);
  const member = await app.addMember();
  const messageOf = async (caller: Caller, person = newPerson()) =>
    (await comeBack(caller, { isLinking: true }, person)).errors[0]?.message;
  expect(await messageOf(member, robin)).toBe("Somebody else signs in here as that Xero user.");
  expect(await messageOf(app)).toBe("You have linked another Xero user. Disconnect it first.");
  app.clock.advance({ minutes: 16 });
  const late = await app.send(startOpenidSession, { body: { client: "xero", isLinking: true } });
  expect([late.status, late.envelope.errors[0]?.key]).toEqual([403, "root.reauth"]);
});

test("the account's providers are its person's own, and a stranger sees only which there are", async () => {
  const app = await testOpenidApp();
  const robin = await link(app);
  const identitiesOf = async (caller: Caller) =>
    (await caller.call(listOpenidProviders, {})).data?.items.map(({ identity }) => identity?.email);
  expect(await identitiesOf(app)).toEqual([robin.email, undefined]);
  expect(await identitiesOf(await app.addMember())).toEqual([undefined, undefined]);
  expect(await identitiesOf(app.anonymous())).toEqual([undefined, undefined]);
});

test("a provider that is disconnected signs nobody in any more, and only its person disconnects it", async () => {
  const app = await testOpenidApp();
  const robin = await link(app);
  const body = { client: "xero" } as const;
  const other = await (await app.addMember()).send(disconnectOpenid, { body });
  expect([other.status, other.envelope.errors[0]?.message]).toEqual([
    404,
    "Xero is not linked to your account.",
  ]);
  const actions = await actionsOf(app.parts, app.person.teamId, () =>
    app.call(disconnectOpenid, { body }),
  );
  expect(actions).toEqual(["openid.disconnect"]);
  expect((await app.mails()).at(-1)?.subject).toBe("Xero was disconnected from your account");
  const { resultCode } = await comeBack(app.anonymous(), {}, robin);
  expect(resultCode).toBe(OPENID_RESULTS.ANONYMOUS_USER_ONBOARDING);
});

test("without configuration a provider says what to set, and which demo stands in", async () => {
  const app = await testApp();
  const { data } = await app.anonymous().call(listOpenidProviders, {});
  expect(
    data?.items.map(({ isConfigured, settings, demoName }) => [isConfigured, settings, demoName]),
  ).toEqual([
    [false, ["XERO_CLIENT_ID", "XERO_CLIENT_SECRET"], "Xero Demo"],
    [false, ["QUICKBOOKS_CLIENT_ID", "QUICKBOOKS_CLIENT_SECRET"], "QuickBooks Demo"],
  ]);
  const { status, envelope } = await app.send(startOpenidSession, { body: { client: "xero" } });
  expect([status, envelope.errors[0]?.message]).toEqual([
    409,
    "Xero is not set up here. Whoever runs this installation sets XERO_CLIENT_ID and XERO_CLIENT_SECRET.",
  ]);
});

test("a provider that cannot be reached is said to be so", async () => {
  const registered = { clientId: "us", clientSecret: "a-secret", apiUrl: undefined };
  const providers = new Map([["xero", { ...registered, issuer: "http://127.0.0.1:9" }]]);
  const app = await testApp({ providers });
  const { status, envelope } = await app.send(startOpenidSession, { body: { client: "xero" } });
  expect([status, envelope.errors[0]?.message]).toEqual([503, "Xero cannot be reached."]);
});

test("staff who act as a customer neither connect nor link in their name", async () => {
  const app = await testOpenidApp();
  const staff = await app.addMember({ isStaff: true });
  await actFor(staff, app);
  const { status } = await staff.send(startOpenidSession, { body: { client: "xero" } });
  expect(status).toBe(403);
});

test("the only way in is not taken away", async () => {
  const app = await testOpenidApp();
  const robin = newPerson();
  const browser = app.anonymous();
  await comeBack(browser, {}, robin);
  const draft = { name: "Robin", teamName: "Acorn", kind: 2, hasAcceptedTerms: true } as const;
  const opened = { client: "xero", email: robin.email, ...draft } as const;
  await browser.call(activateOnboardingOpenid, { body: opened });
  const { status, envelope } = await browser.send(disconnectOpenid, { body: { client: "xero" } });
  expect([status, envelope.errors[0]?.message]).toEqual([
    409,
    "You sign in with Xero alone. Choose a password by “Reset password” first.",
  ]);
  await link(browser, newPerson(), "quickbooks");
  expect((await browser.call(disconnectOpenid, { body: { client: "xero" } })).success).toBe(true);
});

test("a source that only lets us read is authorised for who is signed in, at the addresses they gave", async () => {
  const registered = {
    clientId: "us",
    clientSecret: "a-secret",
    issuer: undefined,
    apiUrl: undefined,
  };
  const app = await testApp({ providers: new Map([["exact_online", registered]]) });
  const ask = (caller: Caller, client: string, settings = {}) =>
    caller.send(startOpenidSession, { body: { client, settings } });
  const exact = await ask(app, "exact_online", { region: "de" });
  expect(exact.envelope.data?.authorizationUrl).toContain(
    "https://start.exactonline.de/api/oauth2/auth?",
  );
  const elsewhere = await ask(app, "exact_online", { region: "evil.example" });
  expect([elsewhere.status, elsewhere.envelope.errors[0]?.key]).toEqual([400, "region"]);
  expect((await ask(app.anonymous(), "exact_online", { region: "de" })).status).toBe(401);
  for (const client of ["netsuite", "xero_demo", "tryton", "constructor", ""]) {
    expect((await ask(app, client)).status, client).toBe(404);
  }
});
