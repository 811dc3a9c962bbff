import { signOutEverywhere, updatePassword } from "@app/contract/account";
import {
  disableMfaByCode,
  disableMfaByEmail,
  getMfaAuthSession,
  loginByMfaCode,
  loginByMfaEmail,
  sendMfaBackupEmail,
  sendMfaDisableEmail,
  sendMfaLoginEmail,
  setUpMfaBackupEmail,
  setUpMfaCode,
  startMfaDisable,
  startMfaEnable,
} from "@app/contract/mfa";
import { getCurrentUser, loginUser } from "@app/contract/session";
import { setMfaRequired } from "@app/contract/subscription";
import { describe, expect, test } from "vitest";
import { type Member, type TestApp, testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { codeMailedTo, codesOf, enableMfa, type Factors, otherThan } from "#testing/test-mfa.ts";
import { actionsOf, trailOf } from "#testing/test-trail.ts";

const ENDED = [{ key: "root", message: "This sign-in has ended. Sign in again." }];
const WRONG = [{ key: "code", message: "That code is not right." }];

async function isSignedIn(caller: Caller) {
  return (await caller.call(getCurrentUser, {})).data?.isLoggedIn;
}

/** Somebody with MFA, and a browser of theirs in which the password was given. */
async function halfSignedIn() {
  const app = await testApp();
  const factors = await enableMfa(app, app);
  return { app, factors, ...(await givePassword(app)) };
}

async function givePassword(app: TestApp) {
  const caller = app.anonymous();
  const { email, password } = app.person;
  const { data } = await caller.call(loginUser, { body: { email, password } });
  return { caller, uuid: data?.authSessionUuid ?? "" };
}

async function mailLoginCode(app: TestApp, caller: Caller, uuid: string, factors: Factors) {
  await caller.call(sendMfaLoginEmail, { body: { uuid } });
  return codeMailedTo(app, factors.backupEmail);
}

describe("switching MFA on", () => {
  test("takes a code of the app and one by mail, tells both addresses and keeps this device", async () => {
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

  test("has one entry in the trail for each step, none with a secret", async () => {
    const app = await testApp();
    const { teamId } = app.person;
    const actions = await actionsOf(app.parts, teamId, () => enableMfa(app, app));

    expect(actions).toEqual(["mfa.start_enable", "mfa.set_up_code", "mfa.send_code", "mfa.enable"]);
    const entries = (await trailOf(app.parts, teamId)).slice(-4);
    expect(entries.map(({ before, after }) => [before, after])).toEqual(
      Array(4).fill([null, null]),
    );
  });

  test("gives a secret of the server's own, kept only encrypted", async () => {
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
    expect(
      secrets.decrypt(user?.mfa_secret ?? "", `users.mfa_secret|${app.person.userId}`),
    ).toMatch(/^[A-Z2-7]{32}$/);
    expect(() => secrets.decrypt(user?.mfa_secret ?? "", "users.mfa_secret|0")).toThrow();
  });

  test("goes step by step: nothing is mailed or switched on before the app has proved itself", async () => {
    const app = await testApp();
    const { data } = await app.call(startMfaEnable, {});
    const uuid = data?.uuid ?? "";
    const email = "backup@example.com";
    const mailedFirst = await app.send(sendMfaBackupEmail, { body: { uuid, email } });
    const setUpFirst = await app.send(setUpMfaBackupEmail, { body: { uuid, code: "123456" } });
    const code = codesOf(app, data?.secret ?? "")();
    await app.call(setUpMfaCode, { body: { uuid, code } });
    const unmailed = await app.send(setUpMfaBackupEmail, { body: { uuid, code: "123456" } });

    expect([mailedFirst.status, setUpFirst.status, unmailed.status]).toEqual([409, 409, 409]);
    expect(await app.mails()).toEqual([]);
    expect((await app.call(getCurrentUser, {})).data?.account?.isMfaEnabled).toBe(false);
  });

  test("needs another mailbox than the one that resets the password", async () => {
    const app = await testApp();
    const { data } = await app.call(startMfaEnable, {});
    const uuid = data?.uuid ?? "";
    await app.call(setUpMfaCode, { body: { uuid, code: codesOf(app, data?.secret ?? "")() } });
    const body = { uuid, email: app.person.email.toUpperCase() };

    expect((await app.send(sendMfaBackupEmail, { body })).envelope.errors).toEqual([
      { key: "email", message: "Use another address than the one you sign in with." },
    ]);
  });

  test("belongs to the session that began it", async () => {
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

  test("is refused when it is on, and the code that set it up does not sign in", async () => {
    const app = await testApp();
    const { code } = await enableMfa(app, app);
    expect((await app.send(startMfaEnable, {})).status).toBe(409);

    app.clock.advance({ seconds: -30 });
    const { caller, uuid } = await givePassword(app);
    const answer = await caller.send(loginByMfaCode, { body: { uuid, code: code() } });
    expect(answer.envelope.errors).toEqual(WRONG);
  });

  test("needs a recent proof of the password", async () => {
    const app = await testApp();
    app.clock.advance({ minutes: 16 });

    expect((await app.send(startMfaEnable, {})).envelope.errors[0]?.key).toBe("root.reauth");
  });
});

describe("signing in with MFA", () => {
  test("waits after the password, and goes on with a code of the app", async () => {
    const { app, factors, caller, uuid } = await halfSignedIn();
    expect(await isSignedIn(caller)).toBe(false);
    expect((await caller.call(getMfaAuthSession, { params: { uuid } })).data).toEqual({
      uuid,
      backupEmailHint: "b•••@example.com",
    });
    const actions = await actionsOf(app.parts, app.person.teamId, () =>
      caller.call(loginByMfaCode, { body: { uuid, code: factors.code() } }),
    );

    expect(actions).toEqual(["session.sign_in"]);
    expect(await isSignedIn(caller)).toBe(true);
    expect(caller.cookies.has("__Host-preauth")).toBe(false);
    expect((await caller.send(getMfaAuthSession, { params: { uuid } })).status).toBe(404);
  });

  test("goes on with a code by mail, too", async () => {
    const { app, factors, caller, uuid } = await halfSignedIn();
    const code = await mailLoginCode(app, caller, uuid, factors);

    expect((await caller.send(loginByMfaEmail, { body: { uuid, code } })).status).toBe(200);
    expect(await isSignedIn(caller)).toBe(true);
  });

  test("does not go on in another browser, though it knows the uuid", async () => {
    const { app, factors, uuid } = await halfSignedIn();
    const other = (await givePassword(app)).caller;

    for (const caller of [app.anonymous(), other, app]) {
      const body = { uuid, code: factors.code() };
      const answers = [
        await caller.send(getMfaAuthSession, { params: { uuid } }),
        await caller.send(loginByMfaCode, { body }),
        await caller.send(sendMfaLoginEmail, { body: { uuid } }),
        await caller.send(loginByMfaEmail, { body }),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(404);
        expect(answer.envelope.errors).toEqual(ENDED);
      }
    }
  });

  test("answers any other uuid alike", async () => {
    const { caller } = await halfSignedIn();
    for (const uuid of ["x", "00000000-0000-4000-8000-000000000000", "'; drop table users"]) {
      const answer = await caller.send(getMfaAuthSession, { params: { uuid } });
      expect([answer.status, answer.envelope.errors]).toEqual([404, ENDED]);
    }
  });

  test("ends after ten minutes", async () => {
    const { app, factors, caller, uuid } = await halfSignedIn();
    app.clock.advance({ minutes: 10 });
    const answer = await caller.send(loginByMfaCode, { body: { uuid, code: factors.code() } });

    expect([answer.status, answer.envelope.errors]).toEqual([404, ENDED]);
  });

  test("a code of the app works once, in this browser or another", async () => {
    const { app, factors, caller, uuid } = await halfSignedIn();
    const second = await givePassword(app);
    const code = factors.code();
    const answers = await Promise.all([
      caller.send(loginByMfaCode, { body: { uuid, code } }),
      second.caller.send(loginByMfaCode, { body: { uuid: second.uuid, code } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);

    const third = await givePassword(app);
    const replay = { body: { uuid: third.uuid, code } };
    expect((await third.caller.send(loginByMfaCode, replay)).envelope.errors).toEqual(WRONG);
  });

  test("a code of the app is refused 90 seconds off", async () => {
    const { app, factors, caller, uuid } = await halfSignedIn();
    const code = factors.code();
    app.clock.advance({ seconds: 90 });

    expect((await caller.send(loginByMfaCode, { body: { uuid, code } })).status).toBe(400);
  });

  test("only the newest mailed code works, only in its own sign-in, and once", async () => {
    const { app, factors, caller, uuid } = await halfSignedIn();
    const older = await mailLoginCode(app, caller, uuid, factors);
    const newer = await mailLoginCode(app, caller, uuid, factors);
    const second = await givePassword(app);
    const tryMailed = (from: Caller, name: string, code: string) =>
      from.send(loginByMfaEmail, { body: { uuid: name, code } });

    if (older !== newer) expect((await tryMailed(caller, uuid, older)).status).toBe(400);
    expect((await tryMailed(second.caller, second.uuid, newer)).status).toBe(400);
    expect((await tryMailed(caller, uuid, newer)).status).toBe(200);
    expect((await tryMailed(caller, uuid, newer)).status).toBe(404);
  });

  test("sends at most five codes an hour to an address", async () => {
    const { app, factors, caller, uuid } = await halfSignedIn();
    const statuses: number[] = [];
    for (let at = 0; at < 6; at++) {
      statuses.push((await caller.send(sendMfaLoginEmail, { body: { uuid } })).status);
    }
    const codes = (await app.mails()).filter(
      ({ to, subject }) => to === factors.backupEmail && subject === "Your Forecastle code",
    );

    // One of the five was for switching MFA on.
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect(codes).toHaveLength(5);
  });

  test("of 50 wrong codes at once five are looked at, and then the right one is refused", async () => {
    const { factors, caller, uuid } = await halfSignedIn();
    const wrong = { body: { uuid, code: otherThan(factors.code()) } };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => caller.send(loginByMfaCode, wrong)),
    );

    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.every(({ status }) => [400, 404, 429].includes(status))).toBe(true);
    const right = await caller.send(loginByMfaCode, { body: { uuid, code: factors.code() } });
    expect([right.status, right.envelope.errors]).toEqual([404, ENDED]);
  });

  test("an account takes 20 tries in 15 minutes over all its sign-ins", async () => {
    const { app, factors } = await halfSignedIn();
    const statuses: number[] = [];
    for (let walk = 0; walk < 5; walk++) {
      const { caller, uuid } = await givePassword(app);
      for (let at = 0; at < 5; at++) {
        const body = { uuid, code: otherThan(factors.code()) };
        statuses.push((await caller.send(loginByMfaCode, { body })).status);
      }
    }
    // Two tries went into switching MFA on.
    expect(statuses.filter((status) => status === 400)).toHaveLength(18);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  test("with only the password given, every call for members is refused", async () => {
    const { caller } = await halfSignedIn();
    const answers = [
      await caller.send(startMfaEnable, {}),
      await caller.send(startMfaDisable, {}),
      await caller.send(signOutEverywhere, {}),
      await caller.send(setMfaRequired, { body: { isMfaRequired: false } }),
      await caller.send(updatePassword, {
        body: { currentPassword: "anything", newPassword: "another fine password" },
      }),
    ];

    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(401));
  });
});

describe("switching MFA off", () => {
  async function begin(member: Member) {
    const { data } = await member.call(startMfaDisable, {});
    return data?.uuid ?? "";
  }

  test("takes a code of the app, tells both addresses and ends other sessions", async () => {
    const { app, factors, caller, uuid } = await halfSignedIn();
    await caller.call(loginByMfaCode, { body: { uuid, code: factors.code() } });
    app.clock.advance({ seconds: 30 });
    const off = await begin(app);
    const actions = await actionsOf(app.parts, app.person.teamId, () =>
      app.call(disableMfaByCode, { body: { uuid: off, code: factors.code() } }),
    );

    expect(actions).toEqual(["mfa.disable"]);
    expect([await isSignedIn(app), await isSignedIn(caller)]).toEqual([true, false]);
    expect((await app.call(getCurrentUser, {})).data?.account?.isMfaEnabled).toBe(false);
    const told = (await app.mails()).filter(({ subject }) => subject.endsWith("switched off"));
    const both = [factors.backupEmail, app.person.email];
    expect(told.map(({ to }) => to).sort()).toEqual(both.sort());
  });

  test("takes a code by mail, too, which does not sign in", async () => {
    const { app, factors, caller, uuid } = await halfSignedIn();
    const off = await begin(app);
    await app.call(sendMfaDisableEmail, { body: { uuid: off } });
    const code = await codeMailedTo(app, factors.backupEmail);

    expect((await caller.send(loginByMfaEmail, { body: { uuid, code } })).status).toBe(400);
    const crossed = { body: { uuid: off, code } };
    expect((await caller.send(loginByMfaEmail, crossed)).status).toBe(404);
    expect((await app.send(disableMfaByEmail, crossed)).status).toBe(200);
  });

  test("is refused with a wrong or used code, in another session and for somebody else", async () => {
    const { app, factors, caller, uuid } = await halfSignedIn();
    const code = factors.code();
    await caller.call(loginByMfaCode, { body: { uuid, code } });
    const off = await begin(app);
    const member = await app.addMember();
    const send = (from: Caller, given: string) =>
      from.send(disableMfaByCode, { body: { uuid: off, code: given } });

    expect((await send(app, otherThan(code))).envelope.errors).toEqual(WRONG);
    expect((await send(app, code)).envelope.errors).toEqual(WRONG);
    app.clock.advance({ seconds: 30 });
    expect((await send(caller, factors.code())).status).toBe(404);
    expect((await send(member, factors.code())).status).toBe(404);
    expect((await app.call(getCurrentUser, {})).data?.account?.isMfaEnabled).toBe(true);
  });

  test("is refused while it is off, or while the team demands it", async () => {
    const app = await testApp();
    expect((await app.send(startMfaDisable, {})).status).toBe(409);
    const { code } = await enableMfa(app, app);
    const uuid = await begin(app);
    await app.call(setMfaRequired, { body: { isMfaRequired: true } });

    const refusal = [{ key: "root", message: "Your team requires MFA, so it stays on." }];
    const begun = await app.send(disableMfaByCode, { body: { uuid, code: code() } });
    expect([begun.status, begun.envelope.errors]).toEqual([409, refusal]);
    expect((await app.send(startMfaDisable, {})).envelope.errors).toEqual(refusal);
  });
});

test("a code with spaces is the same code, and fields that are not asked for are refused", async () => {
  const { factors, caller, uuid } = await halfSignedIn();
  const code = factors.code();
  const extra = { uuid, code, userId: 1 };
  expect((await caller.send(loginByMfaCode, { body: extra })).status).toBe(400);
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;

  expect((await caller.send(loginByMfaCode, { body: { uuid, code: spaced } })).status).toBe(200);
});
