import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requestPasswordReset } from "@app/contract/password-reset";
import { loginUser } from "@app/contract/session";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { writeLetter } from "#core/letter.ts";
import { letters } from "#nouns.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { testSeller } from "#testing/test-parts.ts";
import { owe, setPlan } from "#testing/test-plan.ts";
import { forgetOldMail, openPost, retryAfterMs } from "./mail.ts";

type Row = { attempts: number; payload: string; isDone: boolean };

/** Asks for a reset link while nobody delivers; gives the row that waits. */
async function waitingMail(app: TestApp) {
  const ids: number[] = [];
  app.parts.onMail = (outboxIds) => void ids.push(...outboxIds);
  await app.anonymous().call(requestPasswordReset, { body: { email: app.person.email } });
  return ids[0] ?? 0;
}

async function rowOf({ parts }: TestApp, id: number) {
  const [row] = await parts.storage.query<Row>(
    `select attempts, payload, done_at is not null as "isDone" from outbox where id = $1`,
    [id],
  );
  return row;
}

describe("the post", () => {
  test("sends a mail once, however many workers are told of it, and empties its row", async () => {
    const app = await testApp();
    const id = await waitingMail(app);
    const waiting = await rowOf(app, id);
    expect(waiting?.payload).not.toContain(app.person.email);
    const workers = [
      openPost(app.parts, letters),
      openPost(app.parts, letters),
      openPost(app.parts, letters),
    ];
    await Promise.all(workers.map((post) => post.deliver(id)));
    await workers[0]?.deliver(id);

    expect(await app.mails()).toHaveLength(1);
    expect(await rowOf(app, id)).toEqual({ attempts: 1, payload: "", isDone: true });
  });

  test("sends text and HTML that fetches nothing", async () => {
    const app = await testApp();
    await app.anonymous().call(requestPasswordReset, { body: { email: app.person.email } });
    const [mail] = await app.mails();

    expect(mail?.text).toContain("http://localhost:3000/app/login/reset/");
    expect(mail?.html).toContain('href="http://localhost:3000/app/login/reset/');
    expect(mail?.html).not.toMatch(/<(img|script|link|iframe)\b|url\(/);
  });

  test("tries again later when the mail server is away", async () => {
    const app = await testApp();
    const id = await waitingMail(app);
    const settings = { ...app.parts.settings, smtpUrl: "smtp://127.0.0.1:1" };
    const away = openPost({ ...app.parts, settings }, letters);
    const post = openPost(app.parts, letters);
    await away.deliver(id);
    expect(await rowOf(app, id)).toMatchObject({ attempts: 1, isDone: false });
    await post.deliver(id);
    expect(await app.mails()).toEqual([]);

    app.clock.advance({ seconds: 30 });
    await post.deliverWaiting();
    expect(await rowOf(app, id)).toEqual({ attempts: 2, payload: "", isDone: true });
    const mails = (await app.mails()).filter(({ to }) => to === app.person.email);
    expect(mails).toHaveLength(1);
  });

  test("waits longer each time, up to an hour", () => {
    expect([1, 2, 3, 8, 40].map((attempts) => retryAfterMs(attempts) / 1000)).toEqual([
      30, 60, 120, 3600, 3600,
    ]);
  });

  test("does not send a link or code that no longer works", async () => {
    const app = await testApp();
    const id = await waitingMail(app);
    app.clock.advance({ minutes: 61 });
    await openPost(app.parts, letters).deliver(id);

    expect(await app.mails()).toEqual([]);
    expect(await rowOf(app, id)).toMatchObject({ payload: "", isDone: true });
  });

  test("finishes what a worker that died had claimed", async () => {
    const app = await testApp();
    const id = await waitingMail(app);
    const inTwoMinutes = new Date(app.clock.now().getTime() + 120_000).toISOString();
    await app.parts.storage.query("update outbox set claimed_until = $2 where id = $1", [
      id,
      inTwoMinutes,
    ]);
    const post = openPost(app.parts, letters);
    await post.deliver(id);
    expect(await app.mails()).toEqual([]);

    app.clock.advance({ minutes: 2 });
    await post.deliver(id);
    expect(await app.mails()).toHaveLength(1);
  });

  test("sends the same letter by the same id when a worker died before it noted the end", async () => {
    const app = await testApp();
    const id = await waitingMail(app);
    const payload = (await rowOf(app, id))?.payload;
    const post = openPost(app.parts, letters);
    await post.deliver(id);
    await app.parts.storage.query(
      "update outbox set done_at = null, claimed_until = null, payload = $2 where id = $1",
      [id, payload],
    );
    app.clock.advance({ minutes: 2 });
    await post.deliver(id);
    const [first, second] = await app.mails();

    expect(first?.messageId).toMatch(/^<[\w-]{43}@localhost>$/);
    expect(second).toEqual(first);
  });

  test("forgets rows 30 days after they were sent", async () => {
    const app = await testApp();
    const id = await waitingMail(app);
    await openPost(app.parts, letters).deliver(id);
    await forgetOldMail(app.parts.storage, app.clock.now());
    expect(await rowOf(app, id)).toBeDefined();
    app.clock.advance({ days: 30, seconds: 1 });
    await forgetOldMail(app.parts.storage, app.clock.now());

    expect(await rowOf(app, id)).toBeUndefined();
  });

  test("without a mail server or a demo keeps the mail and says so in the log", async () => {
    const app = await testApp();
    const id = await waitingMail(app);
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const settings = { ...app.parts.settings, smtpUrl: undefined };
    await openPost({ ...app.parts, settings, log }, letters).deliver(id);

    expect(await rowOf(app, id)).toMatchObject({ isDone: false });
    expect(lines.join()).toContain("SMTP_URL is not set");
    expect(lines.join()).not.toContain(app.person.email);
  });
});

test("what people wrote cannot become markup in a letter", () => {
  const script = 'https://x"><script>';
  const draft = { subject: script, before: [script], code: script, after: [script] };
  const { html } = writeLetter("a@b.example", { ...draft, link: { label: script, url: script } });

  expect(html).not.toContain("<script>");
});

describe("the demo's mailbox", () => {
  const demo = () => ({
    isDemo: true,
    smtpUrl: undefined,
    dataDir: mkdtempSync(join(tmpdir(), "forecastle-mail-")),
  });

  test("shows what was sent, the newest first, with links that can be followed", async () => {
    const app = await testApp(demo());
    const caller = app.anonymous();
    expect((await caller.inject({ url: "/dev/mail" })).body).toContain("No e-mail yet.");
    for (let at = 0; at < 2; at++) {
      await caller.call(requestPasswordReset, { body: { email: app.person.email } });
      await app.mails();
    }
    const list = await caller.inject({ url: "/dev/mail" });
    const ids = [...list.body.matchAll(/\/dev\/mail\/(\d+)/g)].map(([, id]) => Number(id));
    const letter = await caller.inject({ url: `/dev/mail/${ids[0]}` });

    expect(list.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(ids).toHaveLength(2);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(letter.body).toContain('<a href="http://localhost:3000/app/login/reset/');
    expect(`${list.body}${letter.body}`).not.toMatch(/<(script|style)\b|\bon\w+=|\bstyle=/);
    for (const name of ["999999", "x", "..%2f..%2fpasswd"]) {
      expect((await caller.inject({ url: `/dev/mail/${name}` })).statusCode).toBe(404);
    }
  });

  test("gives what is attached as the file that it is", async () => {
    const app = await testApp({ ...demo(), seller: testSeller });
    await setPlan(app);
    await owe(app);
    await app.mails();
    const caller = app.anonymous();
    const [, id] =
      /\/dev\/mail\/(\d+)/.exec((await caller.inject({ url: "/dev/mail" })).body) ?? [];
    const { body } = await caller.inject({ url: `/dev/mail/${id}` });
    expect(body).toMatch(/<a href="\/dev\/mail\/\d+\/attachment">Tax invoice \d+\.pdf<\/a>/);
    const file = await caller.inject({ url: `/dev/mail/${id}/attachment` });
    expect(file.headers["content-type"]).toBe("application/pdf");
    expect(file.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect((await caller.inject({ url: "/dev/mail/999999/attachment" })).statusCode).toBe(404);
  });

  test("keeps letters sealed on the disk", async () => {
    const app = await testApp(demo());
    await app.anonymous().call(requestPasswordReset, { body: { email: app.person.email } });
    await app.mails();
    const folder = join(app.parts.settings.dataDir, "mailbox");
    const [name = ""] = readdirSync(folder);

    expect(name).toMatch(/^\d+$/);
    expect(readFileSync(join(folder, name), "utf8")).not.toMatch(/reset|example/);
  });

  test("is not there with a mail server, nor outside the demo", async () => {
    const withServer = await testApp({ isDemo: true });
    const inEarnest = await testApp({ isDemo: false, smtpUrl: undefined });
    for (const app of [withServer, inEarnest]) {
      for (const url of ["/dev/mail", "/dev/mail/1", "/dev/mail/style.css"]) {
        expect((await app.inject({ url })).statusCode).toBe(404);
      }
      const { email, password } = app.person;
      expect((await app.call(loginUser, { body: { email, password } })).success).toBe(true);
    }
  });
});
