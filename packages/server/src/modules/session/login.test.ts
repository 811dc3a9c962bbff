import { getCurrentUser, loginUser } from "@app/contract/session";
import { describe, expect, test } from "vitest";
import { type Member, testApp } from "#testing/test-app.ts";
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

  test("an account takes 20 tries in 15 minutes, whoever asks, and waits before the last ten", async () => {
    const app = await testApp();
    const email = `nobody-${app.person.email}`;
    const start = app.clock.now().getTime();
    const first = await guess(app, 10, email);
    expect(app.clock.now().getTime() - start).toBe(0);
    const rest = await guess(app, 20, email);

    expect(countOf(first, 400)).toBe(10);
    expect([countOf(rest, 400), countOf(rest, 429)]).toEqual([10, 10]);
    // Half a second before the eleventh, one before the twelfth, and so on to five.
    expect(app.clock.now().getTime() - start).toBe(27_500);
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
