import { signOutEverywhere, updatePassword } from "@app/contract/account";
import {
  getMfaAuthSession,
  loginByMfaCode,
  loginByMfaEmail,
  sendMfaLoginEmail,
  startMfaDisable,
  startMfaEnable,
} from "@app/contract/mfa";
import { setMfaRequired } from "@app/contract/subscription";
import { describe, expect, test } from "vitest";
import type { TestApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { codeMailedTo, type Factors, halfSignedIn, otherThan } from "#testing/test-mfa.ts";
import { givePassword, isSignedIn } from "#testing/test-sign-in.ts";
import { actionsOf } from "#testing/test-trail.ts";

const ENDED = [{ key: "root", message: "This sign-in has ended. Sign in again." }];
const WRONG = [{ key: "code", message: "That code is not right." }];

async function mailLoginCode(app: TestApp, caller: Caller, uuid: string, factors: Factors) {
  await caller.call(sendMfaLoginEmail, { body: { uuid } });
  return codeMailedTo(app, factors.backupEmail);
}

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

  test("sends at most five codes an hour", async () => {
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
        body: { currentPassword: "anything", newPassword: "another fine harvest moon" },
      }),
    ];

    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(401));
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
