import { getCurrentUser } from "@app/contract/session";
import { expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";

async function isSignedIn(app: Pick<TestApp, "call">) {
  const answer = await app.call(getCurrentUser, {});
  return answer.success && answer.data.isLoggedIn;
}

function query(app: TestApp, text: string, values: unknown[]) {
  return app.parts.storage.query<Record<string, unknown>>(text, values);
}

async function lastSeen(app: TestApp) {
  const text =
    "select (extract(epoch from last_seen_at) * 1000)::float8 as ms from sessions where user_id = $1";
  const [row] = await query(app, text, [app.person.userId]);
  return Number(row?.ms);
}

/** Somebody signed in does something; that they did is noted a moment later. */
async function use(app: TestApp) {
  expect(await isSignedIn(app)).toBe(true);
  await expect.poll(() => lastSeen(app)).toBe(app.clock.now().getTime());
}

test("a session ends after 12 hours without use", async () => {
  const app = await testApp();
  app.clock.advance({ hours: 11, minutes: 59 });
  await use(app);
  app.clock.advance({ hours: 11, minutes: 59 });
  await use(app);

  app.clock.advance({ hours: 12, seconds: 1 });

  expect(await isSignedIn(app)).toBe(false);
});

test("a session ends after 7 days, however much it is used", async () => {
  const app = await testApp();
  for (let hours = 10; hours < 7 * 24; hours += 10) {
    app.clock.advance({ hours: 10 });
    await use(app);
  }

  app.clock.advance({ hours: 10 });

  expect(await isSignedIn(app)).toBe(false);
});

test("every session ends when the user's security stamp changes", async () => {
  const app = await testApp();
  const stamp = "update users set security_stamp = 'new' where id = $1";
  await query(app, stamp, [app.person.userId]);

  expect(await isSignedIn(app)).toBe(false);
});

test("the last use is noted at most every 5 minutes", async () => {
  const app = await testApp();
  const signedInAt = app.clock.now().getTime();
  app.clock.advance({ minutes: 4 });
  await isSignedIn(app);
  expect(await lastSeen(app)).toBe(signedInAt);

  app.clock.advance({ minutes: 1 });

  await use(app);
});

test("a token that was made up, cut or emptied is nobody's", async () => {
  const app = await testApp();
  const token = app.cookies.get("__Host-session") ?? "";
  for (const made of [
    token.slice(0, -1),
    `${token}A`,
    "",
    "%00",
    "' or 1=1 --",
    "a".repeat(5_000),
  ]) {
    const nobody = app.anonymous();
    nobody.cookies.set("__Host-session", made);
    expect(await isSignedIn(nobody), made).toBe(false);
  }
});

test("the cookie's token is nowhere in the database", async () => {
  const app = await testApp();
  const token = app.cookies.get("__Host-session") ?? "";
  const rows = await query(app, "select s::text as row from sessions s where user_id = $1", [
    app.person.userId,
  ]);

  expect(rows).toHaveLength(1);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("somebody without a team is signed in but in no team", async () => {
  const app = await testApp();
  await query(app, "delete from accounts where user_id = $1", [app.person.userId]);

  expect(await app.call(getCurrentUser, {})).toMatchObject({
    data: { account: null, subscription: null },
  });
  const { status, envelope } = await app.send(
    { ...getCurrentUser, path: "/client" as "/current_user" },
    {},
  );
  expect(status).toBe(403);
  expect(envelope.errors).toEqual([
    { key: "root", message: "Current user does not have an account or subscription" },
  ]);
});
