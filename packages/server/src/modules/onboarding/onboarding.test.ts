import { randomUUID } from "node:crypto";
import { getBillingDetails } from "@app/contract/billing-details";
import { getCurrentUser } from "@app/contract/current-user";
import {
  activateOnboarding,
  getOnboardingSession,
  ONBOARDING_ENDED,
  sendOnboardingCode,
  startOnboarding,
  verifyOnboarding,
} from "@app/contract/onboarding";
import { TERMS_VERSION } from "@app/contract/terms";
import { expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { dataOf } from "#testing/test-clients.ts";
import { codeMailedTo } from "#testing/test-mfa.ts";

const ENDED = [{ key: "root", message: ONBOARDING_ENDED }];
const newEmail = () => `new-${randomUUID()}@example.com`;

const draftOf = (uuid: string) => ({
  ...{ uuid, kind: 2 as const, name: "Dana Whitfield", jobTitle: "Director", phone: "" },
  ...{ teamName: "Finch Okafor", countryCode: "AU", industry: "", companySize: "" },
  ...{ newPassword: "a quiet harbour at noon", hasAcceptedTerms: true as const },
});

async function begin(app: TestApp, browser: Caller, email: string) {
  const { uuid } = dataOf(await browser.call(startOnboarding, { body: { email } }));
  return { uuid, code: await codeMailedTo(app, email) };
}

test("somebody signs up by the mailed code: a team on a trial, of their own, and signed in", async () => {
  const app = await testApp();
  const browser = app.anonymous();
  const email = newEmail();
  const { uuid, code } = await begin(app, browser, email);
  const early = await browser.send(activateOnboarding, { body: draftOf(uuid) });
  expect(early.envelope.errors[0]?.message).toBe("Enter the code from the e-mail first.");
  const verified = await browser.call(verifyOnboarding, { body: { uuid, code } });
  expect(dataOf(verified)).toEqual({ uuid, email, isVerified: true });

  const wrong = { ...draftOf(uuid), countryCode: "ZZ" };
  const refused = await browser.send(activateOnboarding, { body: wrong });
  expect([refused.status, refused.envelope.errors[0]?.key]).toEqual([400, "countryCode"]);
  expect((await browser.send(activateOnboarding, { body: draftOf(uuid) })).status).toBe(200);
  expect(dataOf(await browser.call(getCurrentUser, {}))).toMatchObject({
    account: { name: "Dana Whitfield", email, kind: 2, isAdmin: true },
    subscription: { teamName: "Finch Okafor", subscriptionType: 1, status: "trialing" },
  });
  const [kept] = await app.parts.storage.query(
    `select terms_version as version, terms_accepted_at = $2::timestamptz as "isNow" from users where email = $1`,
    [email, app.clock.now().toISOString()],
  );
  expect(kept).toEqual({ version: TERMS_VERSION, isNow: true });
  const again = await browser.send(activateOnboarding, { body: draftOf(uuid) });
  expect([again.status, again.envelope.errors]).toEqual([404, ENDED]);
});

test("a stranger who knows the address or the uuid learns and can do nothing", async () => {
  const app = await testApp();
  const email = newEmail();
  const owner = app.anonymous();
  const { uuid, code } = await begin(app, owner, email);
  expect(dataOf(await owner.call(getOnboardingSession, { query: { email } })).uuid).toBe(uuid);

  const stranger = app.anonymous();
  await begin(app, stranger, newEmail());
  for (const query of [{ uuid }, { email }, { email: newEmail() }, {}]) {
    const answer = await stranger.send(getOnboardingSession, { query });
    expect([answer.status, answer.envelope.errors]).toEqual([404, ENDED]);
  }
  for (const answer of [
    await stranger.send(sendOnboardingCode, { body: { uuid } }),
    await stranger.send(verifyOnboarding, { body: { uuid, code } }),
    await stranger.send(activateOnboarding, { body: draftOf(uuid) }),
  ]) {
    expect([answer.status, answer.envelope.errors]).toEqual([404, ENDED]);
  }
});

test("an address that has an account looks like any other, and is told so by mail alone", async () => {
  const app = await testApp();
  const known = app.person.email;
  const unknown = known.replace("person", "nobody");
  const answers = [];
  for (const email of [known, unknown]) {
    const browser = app.anonymous();
    const started = await browser.send(startOnboarding, { body: { email } });
    const uuid = started.envelope.data?.uuid ?? "";
    const query = { email };
    const looked = await browser.send(getOnboardingSession, { query });
    const guessed = await browser.send(verifyOnboarding, { body: { uuid, code: "000000" } });
    const sent = await browser.send(sendOnboardingCode, { body: { uuid } });
    answers.push(
      [started, looked, guessed, sent].map(({ status, envelope }) => {
        const text = JSON.stringify(envelope).replaceAll(uuid, "U").replaceAll(email, "E");
        return [status, text];
      }),
    );
  }
  expect(answers[0]).toEqual(answers[1]);
  const mails = (await app.mails()).filter(({ to }) => to === known);
  expect(mails.map(({ subject }) => subject)).toEqual(
    Array(2).fill("You have a Forecastle account"),
  );
  expect(mails[0]?.text).not.toMatch(/\b\d{6}\b/);
});

test("a code works for 10 minutes and 5 tries, and only the newest one does", async () => {
  const app = await testApp();
  const browser = app.anonymous();
  const email = newEmail();
  const first = await begin(app, browser, email);
  const { uuid } = first;
  const isRight = async (code: string) =>
    (await browser.send(verifyOnboarding, { body: { uuid, code } })).status === 200;
  const refusalOf = async (code: string) =>
    (await browser.send(verifyOnboarding, { body: { uuid, code } })).envelope.errors;
  const over = [{ key: "code", message: "This code no longer works. Send a new one." }];
  await browser.call(sendOnboardingCode, { body: { uuid } });
  const second = await codeMailedTo(app, email);
  if (second !== first.code) expect(await isRight(first.code)).toBe(false);
  app.clock.advance({ minutes: 11 });
  expect(await refusalOf(second)).toEqual(over);

  await browser.call(sendOnboardingCode, { body: { uuid } });
  const third = await codeMailedTo(app, email);
  const wrong = third === "123456" ? "654321" : "123456";
  for (let tries = 0; tries < 5; tries += 1) expect(await isRight(wrong)).toBe(false);
  expect(await refusalOf(third)).toEqual(over);
  expect(await refusalOf(wrong)).toEqual(over);
});

test("one mailbox gets at most five mails an hour from one asker, and nothing says so", async () => {
  const app = await testApp();
  const email = newEmail();
  for (let times = 0; times < 8; times += 1) {
    const answer = await app.anonymous().send(startOnboarding, { body: { email } });
    expect(answer.status).toBe(200);
  }
  expect((await app.mails()).filter(({ to }) => to === email)).toHaveLength(5);
});

test("the page that waits for a session may look 10 times in 10 seconds", async () => {
  const app = await testApp();
  const browser = app.anonymous();
  const query = { email: newEmail() };
  for (let times = 0; times < 10; times += 1) {
    expect((await browser.send(getOnboardingSession, { query })).status).toBe(404);
  }
  for (let times = 0; times < 5; times += 1) await browser.send(getOnboardingSession, { query });
  expect((await browser.send(getOnboardingSession, { query })).status).toBe(429);
});

test("a team's days begin where its first admin's browser is, and in UTC where that is nowhere", async () => {
  const app = await testApp();
  for (const [timeZone, expected] of [
    ["Pacific/Auckland", "Pacific/Auckland"],
    ["Mars/Olympus", "UTC"],
  ] as const) {
    const browser = app.anonymous();
    const { uuid, code } = await begin(app, browser, newEmail());
    await browser.call(verifyOnboarding, { body: { uuid, code } });
    dataOf(await browser.call(activateOnboarding, { body: { ...draftOf(uuid), timeZone } }));
    const { data } = await browser.call(getBillingDetails, {});
    expect(data?.timeZone).toBe(expected);
  }
});
