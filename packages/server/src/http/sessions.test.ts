import { getProfile } from "@app/contract/account";
import { getCurrentUser } from "@app/contract/session";
import { expect, test } from "vitest";
import { buildApp } from "#app.ts";
import { QueryError } from "#db/query-error.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { type Caller, makeCaller } from "#testing/test-caller.ts";
import { testParts } from "#testing/test-parts.ts";

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
  expect((await app.call(getProfile, {})).success).toBe(true);
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

test("a page that lay open asked who is signed in and kept the session alive, and now it ends", async () => {
  const app = await testApp();
  for (let hour = 1; hour < 12; hour++) {
    app.clock.advance({ hours: 1 });
    expect(await isSignedIn(app)).toBe(true);
  }

  app.clock.advance({ hours: 1 });

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

test("people who ask at the same moment are each themselves", async () => {
  const app = await testApp();
  const people = [app, await app.addMember(), await app.addMember({ isAdmin: true })];
  const forger = app.anonymous();
  forger.cookies.set("__Host-session", "made-up");
  let lookUps = 0;
  const { query } = app.parts.storage;
  app.parts.storage = {
    ...app.parts.storage,
    query: (text, values) => {
      if (text.includes("find_session")) lookUps++;
      return query(text, values);
    },
  };
  const { fastify } = await buildApp(app.parts);
  const emailOf = async ({ cookies }: Caller) => {
    const caller = makeCaller(fastify, app.parts.settings.publicUrl, "10.1.1.1");
    for (const [name, value] of cookies) caller.cookies.set(name, value);
    const answer = await caller.call(getCurrentUser, {});
    return answer.data?.account?.email;
  };

  const asked = Array.from({ length: 40 }, (_, at) => [...people, forger][at % 4] as Caller);
  const emails = await Promise.all(asked.map(emailOf));

  const expected = [...people.map(({ person }) => person.email), undefined];
  expect(emails).toEqual(asked.map((_, at) => expected[at % 4]));
  expect(lookUps).toBeLessThan(20);
});

test("while sessions cannot be looked up, everybody with one is asked to come back", async () => {
  const { parts } = await testParts();
  const query = () => Promise.reject(new QueryError("gone", "ECONNREFUSED"));
  const { fastify } = await buildApp({ ...parts, storage: { ...parts.storage, query } });
  const caller = makeCaller(fastify, parts.settings.publicUrl, "10.1.1.2");
  caller.cookies.set("__Host-session", "token");

  const answers = await Promise.all([1, 2, 3].map(() => caller.send(getCurrentUser, {})));

  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
});
