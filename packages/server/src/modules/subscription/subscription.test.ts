import { getProfile } from "@app/contract/account";
import { getCurrentUser } from "@app/contract/session";
import { setMfaRequired } from "@app/contract/subscription";
import { expect, test } from "vitest";
import { testApp } from "#testing/test-app.ts";
import { enableMfa } from "#testing/test-mfa.ts";
import { actionsOf, trailOf } from "#testing/test-trail.ts";

const demand = { body: { isMfaRequired: true } };

test("an admin without MFA cannot demand it of the team", async () => {
  const app = await testApp();
  const answer = await app.send(setMfaRequired, demand);

  expect(answer.status).toBe(409);
  expect(answer.envelope.errors).toEqual([
    { key: "root", message: "Switch on MFA for yourself first." },
  ]);
});

test("a demand shuts members out until they have MFA, which they can switch on", async () => {
  const app = await testApp();
  const member = await app.addMember();
  await enableMfa(app, app);
  const { teamId } = app.person;
  const actions = await actionsOf(app.parts, teamId, async () => {
    const answer = await app.call(setMfaRequired, demand);
    expect(answer.data).toMatchObject({ id: teamId, isMfaRequired: true });
  });

  expect(actions).toEqual(["subscription.set_mfa_required"]);
  expect((await trailOf(app.parts, teamId)).at(-1)).toMatchObject({
    before: { isMfaRequired: false },
    after: { isMfaRequired: true },
  });
  const shut = await member.send(getProfile, {});
  expect([shut.status, shut.envelope.errors[0]?.key]).toEqual([403, "root.mfa_required"]);
  expect((await member.call(getCurrentUser, {})).data).toMatchObject({
    isLoggedIn: true,
    mustEnableMfa: true,
    alerts: [{ key: "mfa_required", kind: "alert" }],
  });

  await enableMfa(app, member);
  expect((await member.send(getProfile, {})).status).toBe(200);
  expect((await member.call(getCurrentUser, {})).data).toMatchObject({
    mustEnableMfa: false,
    alerts: [],
  });
});

test("a demand is taken back, and is the admins' to make", async () => {
  const app = await testApp();
  const member = await app.addMember();
  await enableMfa(app, member);
  expect((await member.send(setMfaRequired, demand)).status).toBe(403);

  await enableMfa(app, app);
  await app.call(setMfaRequired, demand);
  const off = await app.call(setMfaRequired, { body: { isMfaRequired: false } });
  expect(off.data?.isMfaRequired).toBe(false);
});

test("a demand is one team's alone, needs a recent proof, and takes no other fields", async () => {
  const app = await testApp();
  const stranger = await testApp();
  await enableMfa(app, app);
  await app.call(setMfaRequired, demand);
  const theirs = (await stranger.call(getCurrentUser, {})).data?.subscription;
  expect(theirs?.isMfaRequired).toBe(false);

  for (const extra of [{ id: stranger.person.teamId }, { subscriptionType: 4 }]) {
    const body = { isMfaRequired: false, ...extra };
    expect((await app.send(setMfaRequired, { body })).status).toBe(400);
  }
  app.clock.advance({ minutes: 16 });
  const late = await app.send(setMfaRequired, { body: { isMfaRequired: false } });
  expect(late.envelope.errors[0]?.key).toBe("root.reauth");
});
