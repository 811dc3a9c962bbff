import { getCurrentUser, logoutUser, reauthenticate } from "@app/contract/session";
import { describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { isSignedIn } from "#testing/test-sign-in.ts";
import { actionsOf } from "#testing/test-trail.ts";
import { forgetOldSessions } from "./session.ts";

async function provedAt({ parts, person }: TestApp) {
  const [row] = await parts.storage.query<{ at: string }>(
    "select proved_at::text as at from sessions where user_id = $1",
    [person.userId],
  );
  return new Date(row?.at ?? "");
}

describe("the current user", () => {
  test("is whoever signed in, with account and subscription", async () => {
    const app = await testApp();
    const { person } = app;

    expect((await app.call(getCurrentUser, {})).data).toEqual({
      isLoggedIn: true,
      isMasquerading: false,
      masquerade: null,
      account: {
        id: person.accountId,
        userId: person.userId,
        kind: 1,
        name: person.name,
        email: person.email,
        isAdmin: true,
        isStaff: false,
        isMfaEnabled: false,
        avatarIndex: person.userId % 4,
        avatar: null,
        tour: null,
      },
      subscription: {
        id: person.teamId,
        teamName: expect.any(String),
        subscriptionType: 5,
        status: "active",
        isReadOnly: false,
        isMfaRequired: false,
      },
      alerts: [],
      mustEnableMfa: false,
      isDemo: false,
    });
  });

  test("is nobody without a session", async () => {
    const app = await testApp();

    expect((await app.anonymous().call(getCurrentUser, {})).data).toMatchObject({
      isLoggedIn: false,
      account: null,
      subscription: null,
    });
  });

  test("is told without opening a transaction", async () => {
    const app = await testApp();
    app.parts.storage = {
      ...app.parts.storage,
      startWork: () => {
        throw new Error("a transaction was opened");
      },
    };

    expect(await isSignedIn(app)).toBe(true);
  });
});

describe("signing out", () => {
  test("ends the session, and once more changes nothing", async () => {
    const app = await testApp();
    const token = app.cookies.get("__Host-session") ?? "";
    const signOut = () => app.call(logoutUser, {});
    const actions = await actionsOf(app.parts, app.person.teamId, async () => {
      expect((await signOut()).success).toBe(true);
      expect((await signOut()).success).toBe(true);
    });
    app.cookies.set("__Host-session", token);

    expect(await isSignedIn(app)).toBe(false);
    expect(actions).toEqual(["session.sign_out"]);
  });
});

describe("proving one's password again", () => {
  test("opens for 15 minutes what is sensitive", async () => {
    const app = await testApp();
    app.clock.advance({ minutes: 16 });
    const { password } = app.person;
    expect(await provedAt(app)).not.toEqual(app.clock.now());
    const wrong = await app.send(reauthenticate, { body: { password: "a guess" } });

    expect(wrong.status).toBe(400);
    expect(wrong.envelope.errors).toEqual([{ key: "password", message: "The password is wrong." }]);
    expect((await app.call(reauthenticate, { body: { password } })).success).toBe(true);
    expect(await provedAt(app)).toEqual(app.clock.now());
  });

  test("takes five wrong tries in 15 minutes", async () => {
    const app = await testApp();
    const statuses: number[] = [];
    for (let at = 0; at < 6; at++) {
      const answer = await app.send(reauthenticate, { body: { password: "a guess" } });
      statuses.push(answer.status);
    }

    expect(statuses).toEqual([...Array(5).fill(400), 429]);
  });
});

test("sessions and sign-ins that are over are swept up, and no others", async () => {
  const app = await testApp();
  const { parts, person, clock } = app;
  const kept = () =>
    parts.storage.query("select id from sessions where user_id = $1", [person.userId]);
  clock.advance({ hours: 12 });
  await forgetOldSessions(parts.storage, new Date(clock.now().getTime() - 1000));
  expect(await kept()).toHaveLength(1);
  await forgetOldSessions(parts.storage, clock.now());

  expect(await kept()).toHaveLength(0);
});
