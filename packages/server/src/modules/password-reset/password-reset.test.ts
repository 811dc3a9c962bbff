import {
  checkPasswordReset,
  INVALID_RESET_LINK,
  requestPasswordReset,
  resetPassword,
} from "@app/contract/password-reset";
import { getCurrentUser, loginUser } from "@app/contract/session";
import { describe, expect, test } from "vitest";
import { openPost } from "#modules/mail/mail.ts";
import { letters } from "#nouns.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { enableMfa } from "#testing/test-mfa.ts";
import { actionsOf, trailOf } from "#testing/test-trail.ts";

const NEW_PASSWORD = "another fine harvest moon";
const INVALID = {
  success: false,
  data: null,
  errors: [{ key: "root", message: INVALID_RESET_LINK }],
};

type Link = { userId: number; timestamp: number; hash: string };

async function requestLink(app: TestApp, email = app.person.email) {
  await app.anonymous().call(requestPasswordReset, { body: { email } });
  return newestLink(app);
}

async function newestLink(app: TestApp): Promise<Link> {
  const mail = (await app.mails()).findLast(({ subject }) => subject === "Reset your password");
  const [, userId, timestamp, hash = ""] =
    /\/app\/login\/reset\/(\d+)\/(\d+)\/([\w-]+)/.exec(mail?.text ?? "") ?? [];
  return { userId: Number(userId), timestamp: Number(timestamp), hash };
}

const check = (app: TestApp, link: Link) =>
  app.anonymous().send(checkPasswordReset, { params: link });
const use = (app: TestApp, link: Link, newPassword = NEW_PASSWORD) =>
  app.anonymous().send(resetPassword, { body: { ...link, newPassword } });

describe("asking for a link", () => {
  test("answers alike whether or not anybody has that e-mail, and mails only them", async () => {
    const app = await testApp();
    const { email } = app.person;
    const ask = (asked: string) =>
      app.anonymous().send(requestPasswordReset, { body: { email: asked } });
    const [known, unknown] = [await ask(email), await ask(`not-${email}`)];

    expect(known.envelope).toEqual({ success: true, data: null, errors: [] });
    expect({ ...unknown, headers: {} }).toEqual({ ...known, headers: {} });
    expect((await app.mails()).map(({ to }) => to)).toEqual([email]);
    const rows = await app.parts.storage.query(
      `select kind, payload, done_at is not null as "isDone" from outbox order by id desc limit 2`,
    );
    expect(rows).toEqual(Array(2).fill({ kind: "reset_request", payload: "", isDone: true }));
  });

  test("the work after a known address slowed the next answers: after an unknown one it is the same", async () => {
    const app = await testApp();
    const { email } = app.person;
    const workAfter = async (asked: string) => {
      const statements: string[] = [];
      const { storage } = app.parts;
      const query: typeof storage.query = (text, values) => {
        statements.push(text);
        return storage.query(text, values);
      };
      const deliveries: Promise<void>[] = [];
      const post = openPost({ ...app.parts, storage: { ...storage, query } }, letters);
      app.parts.onMail = (outboxIds) => deliveries.push(...outboxIds.map(post.deliver));
      await app.anonymous().call(requestPasswordReset, { body: { email: asked } });
      await Promise.all(deliveries);
      return statements;
    };
    const [known, unknown] = [await workAfter(email), await workAfter(`not-${email}`)];

    expect(known.join()).toContain("update users set reset_nonce");
    expect(unknown).toEqual(known);
    expect((await app.mails()).map(({ to }) => to)).toEqual([email]);
  });

  test("mails a link to our own address, whatever host the request names", async () => {
    const app = await testApp({ publicUrl: "https://forecastle.example" });
    await app.anonymous().inject({
      method: "POST",
      url: "/api/frontend/password_reset",
      headers: { host: "evil.localhost", "x-forwarded-host": "evil.example" },
      payload: { email: app.person.email },
    });
    const [mail] = await app.mails();

    expect(mail?.text).toMatch(
      /https:\/\/forecastle\.example\/app\/login\/reset\/\d+\/\d+\/[\w-]{43}\n/,
    );
    expect(`${mail?.text}${mail?.html}`).not.toContain("evil");
  });

  test("sends at most five an hour for one asker to an address, and never says so", async () => {
    const app = await testApp();
    const { email } = app.person;
    for (let at = 0; at < 7; at++) {
      const answer = await app.anonymous().send(requestPasswordReset, { body: { email } });
      expect(answer.status).toBe(200);
    }
    expect(await app.mails()).toHaveLength(5);

    app.clock.advance({ hours: 1 });
    await app.anonymous().call(requestPasswordReset, { body: { email } });
    expect(await app.mails()).toHaveLength(6);
  });

  test("a stranger who asked for links kept the owner from theirs: askers are counted apart @long", async () => {
    const app = await testApp();
    const ask = (remoteAddress: string) =>
      app.anonymous().inject({
        method: "POST",
        url: "/api/frontend/password_reset",
        remoteAddress,
        payload: { email: app.person.email },
      });
    for (let at = 0; at < 6; at++) await ask("10.203.0.1");
    expect(await app.mails()).toHaveLength(5);
    await ask("10.203.0.2");
    expect(await app.mails()).toHaveLength(6);

    for (let at = 0; at < 20; at++) await ask(`10.203.1.${at}`);
    expect(await app.mails()).toHaveLength(20);
  });
});

describe("a link", () => {
  test("works, ends every session, signs nobody in and tells the owner", async () => {
    const app = await testApp();
    const link = await requestLink(app);
    const caller = app.anonymous();
    expect((await check(app, link)).status).toBe(200);
    const actions = await actionsOf(app.parts, app.person.teamId, () =>
      caller.call(resetPassword, { body: { ...link, newPassword: NEW_PASSWORD } }),
    );

    expect(actions).toEqual(["password.reset"]);
    for (const somebody of [app, caller]) {
      expect((await somebody.call(getCurrentUser, {})).data?.isLoggedIn).toBe(false);
    }
    const { email, password } = app.person;
    const signIn = (given: string) =>
      app.anonymous().send(loginUser, { body: { email, password: given } });
    expect((await signIn(password)).status).toBe(400);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    expect((await app.mails()).at(-1)).toMatchObject({
      to: email,
      subject: "Your password was changed",
    });
    const trail = JSON.stringify(await trailOf(app.parts, app.person.teamId));
    expect(trail).not.toContain(NEW_PASSWORD);
    expect(trail).not.toContain(link.hash);
  });

  test("leaves the second factor asked for", async () => {
    const app = await testApp();
    await enableMfa(app, app);
    await use(app, await requestLink(app));
    const body = { email: app.person.email, password: NEW_PASSWORD };
    const answer = await app.anonymous().call(loginUser, { body });

    expect(answer.data).toEqual({ isLoggedIn: false, authSessionUuid: expect.any(String) });
  });

  test("gives its owner a way in while strangers use up the account's tries", async () => {
    const app = await testApp();
    const { email } = app.person;
    const link = await requestLink(app);
    const owner = app.anonymous();
    await owner.call(resetPassword, { body: { ...link, newPassword: NEW_PASSWORD } });
    const body = { email, password: NEW_PASSWORD };
    await Promise.all(
      Array.from({ length: 20 }, () =>
        app.anonymous().call(loginUser, { body: { email, password: "a guess" } }),
      ),
    );

    expect((await app.anonymous().send(loginUser, { body })).status).toBe(429);
    expect((await owner.send(loginUser, { body })).status).toBe(200);
  });

  type Spoil = (link: Link, app: TestApp) => Link | Promise<Link>;
  const later = (span: Parameters<TestApp["clock"]["advance"]>[0]): Spoil => {
    return (link, app) => {
      app.clock.advance(span);
      return link;
    };
  };
  const once = (event: (app: TestApp, link: Link) => Promise<unknown>): Spoil => {
    return async (link, app) => {
      await event(app, link);
      return link;
    };
  };
  const changed = (change: object): Spoil => {
    return (link) => ({ ...link, ...change });
  };
  const wrongs: [title: string, spoil: Spoil][] = [
    ["after its 60 minutes", later({ minutes: 60, seconds: 1 })],
    ["more than a minute before its time", later({ seconds: -61 })],
    ["when it was used", once(use)],
    ["when a newer one was asked for", once((app) => requestLink(app))],
    ["with another user's id", (link) => ({ ...link, userId: link.userId - 1 })],
    ["with a user's id that nobody has", changed({ userId: 2_000_000_000 })],
    ["with another time", (link) => ({ ...link, timestamp: link.timestamp + 1 })],
    ["with another hash", (link) => ({ ...link, hash: `${link.hash.slice(1)}A` })],
    ["with no hash to speak of", changed({ hash: "x" })],
    ["with a hash far too long", changed({ hash: "x".repeat(300) })],
    ["with words for numbers", changed({ userId: "me", timestamp: "now" })],
  ];
  test.each(wrongs)("is refused by the one answer %s", async (_title, spoil) => {
    const app = await testApp();
    const link = await spoil(await requestLink(app), app);

    for (const answer of [await check(app, link), await use(app, link)]) {
      expect(answer.status).toBe(400);
      expect(answer.envelope).toEqual(INVALID);
    }
  });

  test("still works at the end of its 60 minutes", async () => {
    const app = await testApp();
    const link = await requestLink(app);
    app.clock.advance({ minutes: 60 });

    expect((await check(app, link)).status).toBe(200);
  });

  test("used twice at once changes the password once", async () => {
    const app = await testApp();
    const link = await requestLink(app);
    const answers = await Promise.all(
      ["first fine password", "second fine password"].map((password) => use(app, link, password)),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const changed = (await app.mails()).filter(({ subject }) => subject.includes("changed"));
    expect(changed).toHaveLength(1);
  });

  test("asked for twice, the newer one works even when the older one is sent last", async () => {
    const app = await testApp();
    const { onMail } = app.parts;
    const held: number[] = [];
    app.parts.onMail = (ids) => void held.push(...ids);
    const ask = () =>
      app.anonymous().call(requestPasswordReset, { body: { email: app.person.email } });
    await ask();
    app.clock.advance({ minutes: 1 });
    await ask();
    const [older = 0, newer = 0] = held;
    onMail([newer]);
    const link = (await app.mails()).length === 1 ? await newestLink(app) : undefined;
    onMail([older]);

    expect(await app.mails()).toHaveLength(1);
    expect((await check(app, link ?? { userId: 0, timestamp: 0, hash: "" })).status).toBe(200);
  });

  test("takes no fields that are not asked for and no short password", async () => {
    const app = await testApp();
    const link = await requestLink(app);
    const body = { ...link, newPassword: NEW_PASSWORD, isAdmin: true };

    expect((await app.anonymous().send(resetPassword, { body })).status).toBe(400);
    const short = await use(app, link, "too short");
    expect(short.envelope.errors[0]?.key).toBe("newPassword");
    expect((await check(app, link)).status).toBe(200);
  });

  test("took weak passwords: common ones and the person's own words are refused, and it works on", async () => {
    const app = await testApp();
    const team = (await app.call(getCurrentUser, {})).data?.subscription?.teamName ?? "";
    const link = await requestLink(app);

    for (const weak of ["password1234", " ".repeat(12), app.person.email, "Ada Admin 2026", team]) {
      const { status, envelope } = await use(app, link, weak);
      expect([status, envelope.errors[0]?.key], weak).toEqual([400, "newPassword"]);
    }
    expect((await use(app, link)).status).toBe(200);
  });
});
