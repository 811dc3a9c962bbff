import { listDevices, signOutDevice, signOutEverywhere } from "@app/contract/account";
import { loginUser } from "@app/contract/session";
import { expect, test } from "vitest";
import { testApp } from "#testing/test-app.ts";
import { credentialsOf, isSignedIn } from "#testing/test-sign-in.ts";
import { actionsOf } from "#testing/test-trail.ts";

test("devices list where somebody is signed in, the last used first", async () => {
  const app = await testApp();
  app.clock.advance({ minutes: 10 });
  const phone = app.anonymous();
  await phone.inject({
    method: "POST",
    url: "/api/frontend/login_user",
    headers: { "user-agent": "Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1" },
    payload: credentialsOf(app),
  });
  const items = (await phone.call(listDevices, {})).data?.items ?? [];

  expect(items.map(({ name, isCurrent }) => ({ name, isCurrent }))).toEqual([
    { name: "Safari on iPhone", isCurrent: true },
    { name: "Chrome on Linux", isCurrent: false },
  ]);
  expect(items[0]?.signedInAt).toBe(app.clock.now().toISOString());
});

test("one of somebody's devices can be signed out", async () => {
  const app = await testApp();
  const phone = app.anonymous();
  await phone.call(loginUser, { body: credentialsOf(app) });
  const items = (await app.call(listDevices, {})).data?.items ?? [];
  const id = items.find(({ isCurrent }) => !isCurrent)?.id ?? 0;
  const actions = await actionsOf(app.parts, app.person.teamId, () =>
    app.call(signOutDevice, { params: { id } }),
  );

  expect([await isSignedIn(phone), await isSignedIn(app)]).toEqual([false, true]);
  expect(actions).toEqual(["session.sign_out_device"]);
});

test("somebody else's device is as missing as one that never was, in the same team or another", async () => {
  const app = await testApp();
  const member = await app.addMember();
  const [own] = (await member.call(listDevices, {})).data?.items ?? [];
  const foreign = { params: { id: own?.id ?? 0 } };
  const missing = await app.send(signOutDevice, { params: { id: 2_000_000_000 } });
  const stranger = await testApp();

  for (const caller of [app, stranger]) {
    const refused = await caller.send(signOutDevice, foreign);
    expect(refused.status).toBe(404);
    expect(refused.envelope).toEqual(missing.envelope);
  }
  expect(await isSignedIn(member)).toBe(true);
  const listed = (await stranger.call(listDevices, {})).data?.items ?? [];
  expect(listed.map(({ id }) => id)).not.toContain(own?.id);
});

test("signing out everywhere signs this one out too", async () => {
  const app = await testApp();
  const phone = app.anonymous();
  await phone.call(loginUser, { body: credentialsOf(app) });
  const actions = await actionsOf(app.parts, app.person.teamId, () =>
    app.call(signOutEverywhere, {}),
  );

  expect([await isSignedIn(phone), await isSignedIn(app)]).toEqual([false, false]);
  expect(actions).toEqual(["session.sign_out_everywhere"]);
});
