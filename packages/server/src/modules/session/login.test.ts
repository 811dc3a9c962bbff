import { updatePassword } from "@app/contract/account";
import { getCurrentUser, loginUser, reauthenticate } from "@app/contract/session";
import { describe, expect, test } from "vitest";
import { type Member, type TestApp, testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { credentialsOf } from "#testing/test-sign-in.ts";
import { actionsOf, trailOf } from "#testing/test-trail.ts";

const WRONG = [{ key: "root", message: "E-mail or password is wrong." }];

describe("signing in", () => {
  test("answers a wrong password, an unknown e-mail and a person without a password alike", async () => {
    const app = await testApp();
    const { email, password } = app.person;
    const other = await app.addMember();
    await app.parts.storage.query("update users set password_hash = null where id = $1", [
      other.person.userId,
    ]);
    const send = (body: { email: string; password: string }) =>
      app.anonymous().send(loginUser, { body });
    const wrong = await send({ email, password: "a guess" });

    expect(wrong.status).toBe(400);
    expect(wrong.envelope.errors).toEqual(WRONG);
    for (const body of [{ email: `not-${email}`, password }, credentialsOf(other)]) {
      const answer = await send(body);
      expect({ ...answer, headers: {} }).toEqual({ ...wrong, headers: {} });
      expect(Object.keys(answer.headers)).toEqual(Object.keys(wrong.headers));
    }
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
    expect((await replay.call(getCurrentUser, {})).data?.isLoggedIn).toBe(false);
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

  test("an account takes 12 tries of strangers in 15 minutes, and waits before the last seven", async () => {
    const app = await testApp();
    const email = `nobody-${app.person.email}`;
    const start = app.clock.now().getTime();
    const first = await guess(app, 5, email);
    expect(app.clock.now().getTime() - start).toBe(0);
    const rest = await guess(app, 15, email);

    expect(countOf(first, 400)).toBe(5);
    expect([countOf(rest, 400), countOf(rest, 429)]).toEqual([7, 8]);
    // Half a second before the sixth, one before the seventh, and so on to three and a half.
    expect(app.clock.now().getTime() - start).toBe(14_000);
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

  const deviceOf = (caller: Caller) => caller.cookies.get("__Host-device") ?? "";
  /** Tries in a browser that holds nothing but that device cookie. */
  async function guessOn(app: TestApp, device: string, body: { email: string; password: string }) {
    const caller = app.anonymous();
    caller.cookies.set("__Host-device", device);
    return (await caller.send(loginUser, { body })).status;
  }

  test("a known browser has five tries of its own, and only for its owner", async () => {
    const app = await testApp();
    const wrong = { email: app.person.email, password: "a guess" };
    const device = deviceOf(app);
    const second = deviceOf(await signedIn(app));
    await guess(app, 25, app.person.email);
    const known: number[] = [];
    for (let at = 0; at < 7; at++) known.push(await guessOn(app, device, wrong));

    expect([countOf(known, 400), countOf(known, 429)]).toEqual([5, 2]);
    expect(await guessOn(app, `forged.${device.split(".")[1]}`, wrong)).toBe(429);
    expect(await guessOn(app, deviceOf(await app.addMember()), wrong)).toBe(429);
    expect(await guessOn(app, second, wrong)).toBe(400);
  });

  /** Another browser in which the same person has signed in. */
  async function signedIn(app: TestApp) {
    const caller = app.anonymous();
    await caller.call(loginUser, { body: credentialsOf(app) });
    return caller;
  }

  test("31 known browsers had 279 guesses at a password: all of an account have 8 together", async () => {
    const app = await testApp();
    const devices: string[] = [];
    for (let at = 0; at < 31; at++) devices.push(deviceOf(await signedIn(app)));
    const statuses: number[] = [];
    for (const device of [...devices, ...devices]) {
      statuses.push(await guessOn(app, device, { email: app.person.email, password: "a guess" }));
    }

    expect([countOf(statuses, 400), countOf(statuses, 429)]).toEqual([8, 54]);
  });

  test("a browser is known by the password it was proved with, and by no later one", async () => {
    const app = await testApp();
    const other = deviceOf(await signedIn(app));
    const body = { currentPassword: app.person.password, newPassword: "quiet lantern harbour" };
    await app.call(updatePassword, { body });
    const credentials = { email: app.person.email, password: body.newPassword };
    await guess(app, 25, app.person.email);

    expect(await guessOn(app, other, credentials)).toBe(429);
    expect(await guessOn(app, deviceOf(app), credentials)).toBe(200);
  });

  test("a chain of sign-ins, each with the last one's cookie, passed the limit of an address", async () => {
    const app = await testApp();
    const statuses: number[] = [];
    for (let at = 0; at < 60; at++) {
      statuses.push((await app.send(loginUser, { body: credentialsOf(app) })).status);
    }

    expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([50, 10]);
  });

  test("a right password is no guess: it uses nothing up", async () => {
    const app = await testApp();
    await guess(app, 11, app.person.email);
    for (let at = 0; at < 10; at++) {
      expect((await app.anonymous().send(loginUser, { body: credentialsOf(app) })).status).toBe(
        200,
      );
    }
    // Sent at once, either may be counted first.
    expect((await guess(app, 2, app.person.email)).sort()).toEqual([400, 429]);
  });

  test("guesses by somebody signed in count as the owner's", async () => {
    const app = await testApp();
    const [first, second] = [await signedIn(app), await signedIn(app)];
    const prove = async (caller: Caller) =>
      (await caller.send(reauthenticate, { body: { password: "a guess" } })).status;
    const statuses: number[] = [];
    for (const caller of [first, first, first, first, first, first, second, second, second, app]) {
      statuses.push(await prove(caller));
    }

    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 400, 400, 400, 429]);
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
