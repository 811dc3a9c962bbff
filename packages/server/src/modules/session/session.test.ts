import { listDevices, signOutDevice, signOutEverywhere } from "@app/contract/account";
import { getCurrentUser, loginUser, logoutUser, reauthenticate } from "@app/contract/session";
import { describe, expect, test, vi } from "vitest";
import { type Member, type TestApp, testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { actionsOf, trailOf } from "#testing/test-trail.ts";

const WRONG = [{ key: "root", message: "E-mail or password is wrong." }];

async function isSignedIn(caller: Caller) {
  const answer = await caller.call(getCurrentUser, {});
  return answer.data?.isLoggedIn;
}

/** One of the times kept of somebody's only session. */
async function momentOf({ parts, person }: TestApp, column: "last_seen_at" | "proved_at") {
  const [row] = await parts.storage.query<{ at: string }>(
    `select ${column}::text as at from sessions where user_id = $1`,
    [person.userId],
  );
  return new Date(row?.at ?? "");
}

function credentialsOf({ person }: Member) {
  return { email: person.email, password: person.password };
}

describe("the current user", () => {
  test("is whoever signed in, with account and subscription", async () => {
    const app = await testApp();
    const { person } = app;

    expect((await app.call(getCurrentUser, {})).data).toEqual({
      isLoggedIn: true,
      isMasquerading: false,
      account: {
        id: person.accountId,
        kind: 1,
        name: person.name,
        email: person.email,
        isAdmin: true,
        isStaff: false,
        isMfaEnabled: false,
        avatarIndex: person.userId % 4,
        avatar: null,
      },
      subscription: {
        id: person.teamId,
        teamName: expect.any(String),
        subscriptionType: 5,
        status: "active",
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

describe("signing in", () => {
  test("answers a wrong password and an unknown e-mail alike", async () => {
    const app = await testApp();
    const { email, password } = app.person;
    const wrong = await app.anonymous().send(loginUser, { body: { email, password: "a guess" } });
    const unknown = await app
      .anonymous()
      .send(loginUser, { body: { email: `not-${email}`, password } });

    expect(wrong.status).toBe(400);
    expect(wrong.envelope.errors).toEqual(WRONG);
    expect({ ...unknown, headers: {} }).toEqual({ ...wrong, headers: {} });
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
  });

  test("takes the e-mail in any case", async () => {
    const app = await testApp();
    const { email, password } = app.person;
    const body = { email: ` ${email.toUpperCase()} `, password };

    expect((await app.anonymous().call(loginUser, { body })).success).toBe(true);
  });

  test("sets cookies that only our origin gets and no script reads", async () => {
    const app = await testApp();
    const answer = await app.anonymous().inject({
      method: "POST",
      url: "/api/frontend/login_user",
      payload: credentialsOf(app),
    });
    const cookies = [answer.headers["set-cookie"] ?? []].flat();
    const session = cookies.find((cookie) => cookie.startsWith("__Host-session="));

    expect(session).toMatch(/^__Host-session=[\w-]{43};/);
    for (const attribute of ["Max-Age=604800", "Path=/", "HttpOnly", "Secure", "SameSite=Strict"]) {
      expect(session?.split("; ")).toContain(attribute);
    }
  });

  test("gives a new token each time, ends the one before, and keeps only a hash", async () => {
    const app = await testApp();
    const old = app.cookies.get("__Host-session") ?? "";
    await app.call(loginUser, { body: credentialsOf(app) });
    const kept = await app.parts.storage.query("select * from sessions where user_id = $1", [
      app.person.userId,
    ]);

    expect(app.cookies.get("__Host-session")).not.toBe(old);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(app.cookies.get("__Host-session"));
    const replay = app.anonymous();
    replay.cookies.set("__Host-session", old);
    expect(await isSignedIn(replay)).toBe(false);
  });

  test("refuses fields that are not asked for", async () => {
    const app = await testApp();
    for (const extra of [{ isAdmin: true }, { userId: 1 }, { isMfaEnabled: false }]) {
      const body = { ...credentialsOf(app), ...extra };
      expect((await app.anonymous().send(loginUser, { body })).status).toBe(400);
    }
  });

  test("is entered once in the team's trail, without a secret", async () => {
    const app = await testApp();
    const caller = app.anonymous();
    const actions = await actionsOf(app.parts, app.person.teamId, () =>
      caller.call(loginUser, { body: credentialsOf(app) }),
    );
    const trail = JSON.stringify(await trailOf(app.parts, app.person.teamId));

    expect(actions).toEqual(["session.sign_in"]);
    expect(trail).toContain("Chrome on Linux");
    expect(trail).not.toContain(app.person.password);
    expect(trail).not.toContain(caller.cookies.get("__Host-session"));
  });
});

describe("guessing passwords", () => {
  /** Tries from many addresses at once, as somebody with many machines would. */
  async function guess(app: Member & { anonymous(): Caller }, count: number, email: string) {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, at) =>
        app.anonymous().inject({
          method: "POST",
          url: "/api/frontend/login_user",
          remoteAddress: `10.200.${at >> 8}.${at & 255}`,
          payload: { email, password: "a guess" },
        }),
      ),
    );
    return answers.map((answer) => answer.statusCode);
  }
  const countOf = (statuses: number[], wanted: number) =>
    statuses.filter((status) => status === wanted).length;

  test("an account takes 20 tries in 15 minutes, whoever asks, and waits before the last ten", async () => {
    const app = await testApp();
    const email = `nobody-${app.person.email}`;
    const start = performance.now();
    const first = await guess(app, 10, email);
    const fast = performance.now() - start;
    const rest = await guess(app, 20, email);
    const slow = performance.now() - start - fast;

    expect(countOf(first, 400)).toBe(10);
    expect([countOf(rest, 400), countOf(rest, 429)]).toEqual([10, 10]);
    expect(slow).toBeGreaterThanOrEqual(5_000);
  });

  test("strangers who use an account's tries up do not shut its owner out", async () => {
    const app = await testApp();
    await guess(app, 25, app.person.email);

    expect((await app.anonymous().send(loginUser, { body: credentialsOf(app) })).status).toBe(429);
    const owner = await app.send(loginUser, { body: credentialsOf(app) });
    expect(owner.status).toBe(200);
    app.clock.advance({ minutes: 15 });
    const later = await app.anonymous().send(loginUser, { body: credentialsOf(app) });
    expect(later.status).toBe(200);
  });

  test("a known browser has ten tries of its own, and only for its owner", async () => {
    const app = await testApp();
    const device = app.cookies.get("__Host-device") ?? "";
    const tryAs = async (email: string, cookie: string) => {
      const caller = app.anonymous();
      caller.cookies.set("__Host-device", cookie);
      return (await caller.send(loginUser, { body: { email, password: "a guess" } })).status;
    };
    await guess(app, 25, app.person.email);
    const known: number[] = [];
    for (let at = 0; at < 12; at++) known.push(await tryAs(app.person.email, device));

    expect([countOf(known, 400), countOf(known, 429)]).toEqual([10, 2]);
    expect(await tryAs(app.person.email, `forged.${device.split(".")[1]}`)).toBe(429);
    const other = await app.addMember();
    const others = other.cookies.get("__Host-device") ?? "";
    expect(await tryAs(app.person.email, others)).toBe(429);
  });

  test("an address takes 50 tries in 15 minutes, whatever it claims to forward", async () => {
    const app = await testApp();
    const statuses: number[] = [];
    for (let at = 0; at < 52; at++) {
      const answer = await app.anonymous().inject({
        method: "POST",
        url: "/api/frontend/login_user",
        remoteAddress: "10.201.0.1",
        headers: { "x-forwarded-for": `203.0.113.${at}` },
        payload: { email: `nobody-${at}-${app.person.email}`, password: "a guess" },
      });
      statuses.push(answer.statusCode);
    }

    expect([countOf(statuses, 400), countOf(statuses, 429)]).toEqual([50, 2]);
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

  test("happens by itself after 12 idle hours and after 7 days of use", async () => {
    const idle = await testApp();
    idle.clock.advance({ hours: 12, seconds: 1 });
    expect(await isSignedIn(idle)).toBe(false);

    const busy = await testApp();
    for (let hour = 0; hour < 7 * 24; hour += 8) {
      expect(await isSignedIn(busy)).toBe(true);
      // The use is noted beside the answer, a moment later.
      await vi.waitFor(async () => {
        expect(await momentOf(busy, "last_seen_at")).toEqual(busy.clock.now());
      });
      busy.clock.advance({ hours: 8 });
    }
    expect(await isSignedIn(busy)).toBe(false);
  });
});

describe("proving one's password again", () => {
  test("opens for 15 minutes what is sensitive", async () => {
    const app = await testApp();
    app.clock.advance({ minutes: 16 });
    const { password } = app.person;
    expect(await momentOf(app, "proved_at")).not.toEqual(app.clock.now());
    const wrong = await app.send(reauthenticate, { body: { password: "a guess" } });

    expect(wrong.status).toBe(400);
    expect(wrong.envelope.errors).toEqual([{ key: "password", message: "The password is wrong." }]);
    expect((await app.call(reauthenticate, { body: { password } })).success).toBe(true);
    expect(await momentOf(app, "proved_at")).toEqual(app.clock.now());
  });

  test("takes ten tries in 15 minutes", async () => {
    const app = await testApp();
    const statuses: number[] = [];
    for (let at = 0; at < 11; at++) {
      const answer = await app.send(reauthenticate, { body: { password: "a guess" } });
      statuses.push(answer.status);
    }

    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });
});

describe("devices", () => {
  test("list where somebody is signed in, the last used first", async () => {
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

  test("one of them can be signed out", async () => {
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

  test("somebody else's is as missing as one that never was, in the same team or another", async () => {
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
});
