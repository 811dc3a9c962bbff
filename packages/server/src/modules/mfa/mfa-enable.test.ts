import {
  loginByMfaCode,
  sendMfaBackupEmail,
  sendMfaLoginEmail,
  setUpMfaBackupEmail,
  setUpMfaCode,
  startMfaEnable,
} from "@app/contract/mfa";
import { getCurrentUser, loginUser } from "@app/contract/session";
import { expect, test } from "vitest";
import { type Member, type TestApp, testApp } from "#testing/test-app.ts";
import { codesOf, enableMfa, halfSignedIn } from "#testing/test-mfa.ts";
import { givePassword, isSignedIn } from "#testing/test-sign-in.ts";
import { actionsOf, trailOf } from "#testing/test-trail.ts";

test("switching MFA on takes a code of the app and one by mail, tells both addresses and keeps this device", async () => {
  const app = await testApp();
  const elsewhere = app.anonymous();
  const { email, password } = app.person;
  await elsewhere.call(loginUser, { body: { email, password } });
  const oldToken = app.cookies.get("__Host-session");
  const { backupEmail } = await enableMfa(app, app);

  expect([await isSignedIn(app), await isSignedIn(elsewhere)]).toEqual([true, false]);
  expect(app.cookies.get("__Host-session")).not.toBe(oldToken);
  expect((await app.call(getCurrentUser, {})).data?.account?.isMfaEnabled).toBe(true);
  const told = (await app.mails()).filter(({ subject }) => subject.endsWith("switched on"));
  expect(told.map(({ to }) => to).sort()).toEqual([backupEmail, email].sort());
});

test("switching MFA on has one entry in the trail for each step, none with a secret", async () => {
  const app = await testApp();
  const { teamId } = app.person;
  const actions = await actionsOf(app.parts, teamId, () => enableMfa(app, app));

  expect(actions).toEqual(["mfa.start_enable", "mfa.set_up_code", "mfa.send_code", "mfa.enable"]);
  const entries = (await trailOf(app.parts, teamId)).slice(-4);
  expect(entries.map(({ before, after }) => [before, after])).toEqual(Array(4).fill([null, null]));
});

test("switching MFA on gives a secret of the server's own, kept only encrypted", async () => {
  const app = await testApp();
  const { data } = await app.call(startMfaEnable, {});
  const url = new URL(data?.otpauthUrl ?? "");
  expect(url.searchParams.get("secret")).toBe(data?.secret);
  expect(data?.secret).toMatch(/^[A-Z2-7]{32}$/);
  const rows = await app.parts.storage.query("select * from mfa_sessions where uuid = $1", [
    data?.uuid,
  ]);
  expect(JSON.stringify(rows)).not.toContain(data?.secret);

  await enableMfa(app, app);
  const [user] = await app.parts.storage.query<{ mfa_secret: string }>(
    "select mfa_secret from users where id = $1",
    [app.person.userId],
  );
  const { secrets } = app.parts;
  expect(secrets.decrypt(user?.mfa_secret ?? "", `users.mfa_secret|${app.person.userId}`)).toMatch(
    /^[A-Z2-7]{32}$/,
  );
  expect(() => secrets.decrypt(user?.mfa_secret ?? "", "users.mfa_secret|0")).toThrow();
});

test("switching MFA on goes step by step: nothing is mailed or switched on before the app has proved itself", async () => {
  const app = await testApp();
  const { data } = await app.call(startMfaEnable, {});
  const uuid = data?.uuid ?? "";
  const email = "backup@example.com";
  const mailedFirst = await app.send(sendMfaBackupEmail, { body: { uuid, email } });
  const setUpFirst = await app.send(setUpMfaBackupEmail, { body: { uuid, code: "123456" } });
  const code = codesOf(app, data?.secret ?? "")();
  await app.call(setUpMfaCode, { body: { uuid, code } });
  const unmailed = await app.send(setUpMfaBackupEmail, { body: { uuid, code: "123456" } });

  expect([mailedFirst.status, setUpFirst.status, unmailed.status]).toEqual([409, 409, 400]);
  expect(await app.mails()).toEqual([]);
  expect((await app.call(getCurrentUser, {})).data?.account?.isMfaEnabled).toBe(false);
});

test("switching MFA on needs another mailbox than the one that resets the password", async () => {
  const app = await testApp();
  const { data } = await app.call(startMfaEnable, {});
  const uuid = data?.uuid ?? "";
  await app.call(setUpMfaCode, { body: { uuid, code: codesOf(app, data?.secret ?? "")() } });
  const body = { uuid, email: app.person.email.toUpperCase() };

  expect((await app.send(sendMfaBackupEmail, { body })).envelope.errors).toEqual([
    { key: "email", message: "Use another address than the one you sign in with." },
  ]);
});

test("switching MFA on belongs to the session that began it", async () => {
  const app = await testApp();
  const { data } = await app.call(startMfaEnable, {});
  const body = { uuid: data?.uuid ?? "", code: codesOf(app, data?.secret ?? "")() };
  const elsewhere = app.anonymous();
  const { email, password } = app.person;
  await elsewhere.call(loginUser, { body: { email, password } });
  const member = await app.addMember();
  const stranger = await testApp();

  for (const caller of [elsewhere, member, stranger]) {
    expect((await caller.send(setUpMfaCode, { body })).status).toBe(404);
  }
  expect((await app.send(setUpMfaCode, { body })).status).toBe(200);
});

test("switching MFA on is refused when it is on, and the code that set it up does not sign in", async () => {
  const app = await testApp();
  const { code } = await enableMfa(app, app);
  expect((await app.send(startMfaEnable, {})).status).toBe(409);

  app.clock.advance({ seconds: -30 });
  const { caller, uuid } = await givePassword(app);
  const answer = await caller.send(loginByMfaCode, { body: { uuid, code: code() } });
  expect(answer.envelope.errors[0]?.key).toBe("code");
});

test("switching MFA on needs a recent proof of the password", async () => {
  const app = await testApp();
  app.clock.advance({ minutes: 16 });

  expect((await app.send(startMfaEnable, {})).envelope.errors[0]?.key).toBe("root.reauth");
});

/** Somebody who has proved their app and may now name backup addresses. */
async function atBackupStep(app: TestApp, member: Member) {
  const { data } = await member.call(startMfaEnable, {});
  const { uuid = "", secret = "" } = data ?? {};
  await member.call(setUpMfaCode, { body: { uuid, code: codesOf(app, secret)() } });
  return async (email: string) =>
    (await member.send(sendMfaBackupEmail, { body: { uuid, email } })).status;
}

test("a stranger who named somebody's backup address locked their codes: they are counted apart", async () => {
  const { app, factors, caller, uuid } = await halfSignedIn();
  const name = await atBackupStep(app, await app.addMember());
  const named: number[] = [];
  for (let at = 0; at < 6; at++) named.push(await name(factors.backupEmail));

  expect(named).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await caller.send(sendMfaLoginEmail, { body: { uuid } })).status).toBe(200);
});

test("one member has codes mailed to ten addresses a day, not to 120", async () => {
  const app = await testApp();
  const name = await atBackupStep(app, app);
  const statuses: number[] = [];
  for (let at = 0; at < 12; at++) statuses.push(await name(`stranger-${at}@example.com`));

  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
});

test("a mailbox gets at most 20 codes an hour of people who name it", async () => {
  const app = await testApp();
  const email = `named-by-all-${app.person.userId}@example.com`;
  const statuses: number[] = [];
  for (let at = 0; at < 5; at++) {
    const name = await atBackupStep(app, await app.addMember());
    for (let round = 0; round < 5; round++) statuses.push(await name(email));
  }

  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
});

test("two members who asked on and on kept a mailbox from everybody: what is refused counts as no mail", async () => {
  const app = await testApp();
  const email = `asked-for-${app.person.userId}@example.com`;
  for (let at = 0; at < 2; at++) {
    const name = await atBackupStep(app, await app.addMember());
    for (let round = 0; round < 12; round++) await name(email);
  }
  const name = await atBackupStep(app, await app.addMember());

  expect(await name(email)).toBe(200);
});
