import {
  disableMfaByCode,
  disableMfaByEmail,
  loginByMfaCode,
  loginByMfaEmail,
  sendMfaDisableEmail,
  startMfaDisable,
} from "@app/contract/mfa";
import { getCurrentUser } from "@app/contract/session";
import { setMfaRequired } from "@app/contract/subscription";
import { expect, test } from "vitest";
import { type Member, testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { codeMailedTo, enableMfa, halfSignedIn, otherThan } from "#testing/test-mfa.ts";
import { isSignedIn } from "#testing/test-sign-in.ts";
import { actionsOf } from "#testing/test-trail.ts";

const WRONG = [{ key: "code", message: "That code is not right." }];

async function begin(member: Member) {
  const { data } = await member.call(startMfaDisable, {});
  return data?.uuid ?? "";
}

test("switching MFA off takes a code of the app, tells both addresses and ends other sessions", async () => {
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

test("switching MFA off takes a code by mail, too, which does not sign in", async () => {
  const { app, factors, caller, uuid } = await halfSignedIn();
  const off = await begin(app);
  await app.call(sendMfaDisableEmail, { body: { uuid: off } });
  const code = await codeMailedTo(app, factors.backupEmail);

  expect((await caller.send(loginByMfaEmail, { body: { uuid, code } })).status).toBe(400);
  const crossed = { body: { uuid: off, code } };
  expect((await caller.send(loginByMfaEmail, crossed)).status).toBe(404);
  expect((await app.send(disableMfaByEmail, crossed)).status).toBe(200);
});

test("switching MFA off is refused with a wrong or used code, in another session and for somebody else", async () => {
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

test("switching MFA off is refused while it is off, or while the team demands it", async () => {
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
