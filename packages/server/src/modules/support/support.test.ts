import {
  createSupportDiscussion,
  getSupportDiscussion,
  inviteSupportUser,
  markSupportSeen,
  replyToSupportDiscussion,
  setSupportClosed,
  setSupportPrivate,
} from "@app/contract/support";
import { listSupportDiscussions } from "@app/contract/support-list";
import { describe, expect, test } from "vitest";
import { type Member, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { askSupport, replyAs } from "#testing/test-support.ts";
import { actionsOf } from "#testing/test-trail.ts";

const NEVER_USED_ID = 2_147_483_647;

const listFor = async (member: Member, filter: "All" | "Open" | "Closed" = "All", search = "") =>
  dataOf(await member.call(listSupportDiscussions, { query: { filter, search } }));

describe("a discussion", () => {
  test("begins with a request of its author's, and replies are sent to that", async () => {
    const app = await testApp();
    const tom = await app.addMember({ name: "Tom" });
    const asked = await askSupport(app);
    expect(asked).toMatchObject({
      ...{ subject: "September moved", closed: false, private: false, minutesUsed: 0 },
      request: { id: asked.parentTransactionId, kind: "REQUEST", isMine: true, minutes: 0 },
      replies: [],
      invitedUsers: [{ accountId: app.person.accountId, isAuthor: true, invitedByName: null }],
    });

    const replied = await replyAs(tom, asked.parentTransactionId, "Does the tax move, too?");
    expect(replied.replies).toMatchObject([
      { kind: "REQUEST", text: "Does the tax move, too?", authorName: "Tom", isMine: true },
    ]);
    expect(replied.invitedUsers.map(({ name }) => name)).toEqual(["Ada Admin", "Tom"]);
    const [listed] = (await listFor(app)).items;
    expect(listed?.last).toEqual({
      ...{ kind: "REQUEST", authorName: "Tom", isMine: false, text: "Does the tax move, too?" },
    });
  });

  test("keeps a text that would be a script as the letters it is", async () => {
    const app = await testApp();
    const text = "<script>alert(1)</script>";
    const body = { subject: text, body: text };
    const { subject, request } = dataOf(await app.call(createSupportDiscussion, { body }));
    expect([subject, request.text]).toEqual([text, text]);
  });

  test("needs a subject of one line and something to say, of at most 10,000 characters", async () => {
    const app = await testApp();
    const keysOf = async (body: { subject: string; body: string }) =>
      (await app.send(createSupportDiscussion, { body })).envelope.errors.map(({ key }) => key);
    expect(await keysOf({ subject: " ", body: "  " })).toEqual(["subject", "body"]);
    expect(await keysOf({ subject: "a\nb", body: "x".repeat(10_001) })).toEqual([
      "subject",
      "body",
    ]);
  });

  test("is closed and opened again, also by a reply; lists and counts follow", async () => {
    const app = await testApp();
    const { id, parentTransactionId } = await askSupport(app);
    const set = (closed: boolean) =>
      app.call(setSupportClosed, { params: { id }, body: { closed } });
    expect(dataOf(await set(true)).closed).toBe(true);
    expect(await listFor(app, "Closed")).toMatchObject({
      ...{ items: [{ id }], totalItemCount: 1 },
      filterCounts: [
        { key: "All", count: 1 },
        { key: "Open", count: 0 },
        { key: "Closed", count: 1 },
      ],
    });
    expect((await listFor(app, "Open")).items).toEqual([]);
    expect(dataOf(await set(false)).closed).toBe(false);
    await set(true);
    expect((await replyAs(app, parentTransactionId, "Once more")).closed).toBe(false);
  });

  test("is found by part of its subject; the one last spoken in comes first, ten a page", async () => {
    const app = await testApp();
    const made: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const body = { subject: `Question ${index}`, body: "?" };
      made.push(dataOf(await app.call(createSupportDiscussion, { body })).id);
      app.clock.advance({ minutes: 1 });
    }
    expect((await listFor(app, "All", "question 10")).items.map(({ id }) => id)).toEqual([
      made[10],
    ]);
    const page = await listFor(app);
    expect(page.items.map(({ id }) => id)).toEqual(made.slice(1).reverse());
    expect(page.totalItemCount).toBe(11);
  });

  test("is found by what was said in it, signs of a pattern as they are, and a private one by its people alone", async () => {
    const app = await testApp();
    const ana = await app.addMember({ name: "Ana" });
    const { id, parentTransactionId } = await askSupport(app);
    const secret = await askSupport(app, { private: true });
    await replyAs(app, parentTransactionId, "It says 100% of\n  payroll_tax");
    await replyAs(app, secret.parentTransactionId, "The payroll of the owner");
    const found = async (member: Member, search: string) =>
      (await listFor(member, "All", search)).items.map((each) => each.id);
    expect(await found(ana, "PAYROLL")).toEqual([id]);
    expect(await found(app, "payroll")).toEqual([secret.id, id]);
    // As the list has it in one line.
    expect(await found(ana, "100% of payroll_tax")).toEqual([id]);
    expect(await found(ana, "100_")).toEqual([]);
    expect(await found(ana, "%owner")).toEqual([]);
    expect((await listFor(ana, "All", "payroll")).filterCounts[0]?.count).toBe(1);
    expect(await found(await testApp(), "payroll")).toEqual([]);
  });

  test("with an unknown filter shows all, as its page does", async () => {
    const app = await testApp();
    await askSupport(app);
    const answer = await app.inject({
      ...{ method: "GET", url: "/api/frontend/support_discussion?filter=Nonsense" },
    });
    expect(answer.json().data.totalItemCount).toBe(1);
  });

  test("leaves an entry in the trail for each change, and for reading it none", async () => {
    const app = await testApp();
    const tom = await app.addMember();
    const actions = await actionsOf(app.parts, app.person.teamId, async () => {
      const { id, parentTransactionId } = await askSupport(app);
      await replyAs(app, parentTransactionId, "More");
      const params = { id };
      await app.call(inviteSupportUser, { params, body: { accountId: tom.person.accountId } });
      await app.call(setSupportPrivate, { params, body: { private: true } });
      await app.call(setSupportPrivate, { params, body: { private: false } });
      await app.call(setSupportClosed, { params, body: { closed: true } });
      await app.call(setSupportClosed, { params, body: { closed: false } });
      await app.call(markSupportSeen, { params, body: { messageId: parentTransactionId } });
    });
    const verbs = ["create", "reply", "invite", "set_private", "set_public", "close", "reopen"];
    expect(actions).toEqual(verbs.map((verb) => `support_discussion.${verb}`));
  });
});

describe("a private discussion", () => {
  test("is for its people alone: for the rest of the team, admins too, there is none", async () => {
    const app = await testApp();
    const [tom, ana] = [await app.addMember({ name: "Tom" }), await app.addMember({ name: "Ana" })];
    const { id, parentTransactionId } = await askSupport(tom, { private: true });
    await tom.call(inviteSupportUser, {
      ...{ params: { id }, body: { accountId: ana.person.accountId } },
    });
    expect(dataOf(await ana.call(getSupportDiscussion, { params: { id } })).private).toBe(true);
    expect((await listFor(ana)).totalItemCount).toBe(1);

    expect((await listFor(app)).totalItemCount).toBe(0);
    for (const answer of [
      await app.send(getSupportDiscussion, { params: { id } }),
      await app.send(setSupportClosed, { params: { id }, body: { closed: true } }),
      await app.send(setSupportPrivate, { params: { id }, body: { private: false } }),
      await app.send(markSupportSeen, { params: { id }, body: { messageId: 1 } }),
      await app.send(inviteSupportUser, {
        ...{ params: { id }, body: { accountId: app.person.accountId } },
      }),
      await app.send(replyToSupportDiscussion, {
        ...{ params: { parentTransactionId }, body: { body: "Let me in" } },
      }),
    ]) {
      expect([answer.status, answer.envelope.errors[0]?.message]).toEqual([
        ...[404, "Discussion not found."],
      ]);
    }
    await tom.call(setSupportPrivate, { params: { id }, body: { private: false } });
    expect((await app.send(getSupportDiscussion, { params: { id } })).status).toBe(200);
  });

  test("is made by whoever is in it, so that nobody locks others out of theirs", async () => {
    const app = await testApp();
    const tom = await app.addMember();
    const { id } = await askSupport(tom);
    const body = { private: true };
    const refused = await app.send(setSupportPrivate, { params: { id }, body });
    expect([refused.status, refused.envelope.errors[0]?.message]).toEqual([
      ...[403, "Only the people in a discussion decide who sees it."],
    ]);
    const seen = dataOf(await app.call(getSupportDiscussion, { params: { id } }));
    expect(seen.canSetPrivate).toBe(false);
  });

  test("was shown to the team by somebody invited, and now only who asked does that", async () => {
    const app = await testApp();
    const ana = await app.addMember({ name: "Ana" });
    const { id } = await askSupport(app, { private: true });
    const params = { id };
    await app.call(inviteSupportUser, { params, body: { accountId: ana.person.accountId } });
    const canSet = async (member: Member) =>
      dataOf(await member.call(getSupportDiscussion, { params })).canSetPrivate;
    expect([await canSet(ana), await canSet(app)]).toEqual([false, true]);
    const refused = await ana.send(setSupportPrivate, { params, body: { private: false } });
    expect([refused.status, refused.envelope.errors[0]?.message]).toEqual([
      ...[403, "Only who asked shows a private discussion to the team."],
    ]);
    await app.call(setSupportPrivate, { params, body: { private: false } });
    expect(await canSet(ana)).toBe(true);
    expect((await ana.send(setSupportPrivate, { params, body: { private: true } })).status).toBe(
      200,
    );
    expect([await canSet(ana), await canSet(app)]).toEqual([false, true]);
  });

  test("is in the trail without what it is about, since admins export that", async () => {
    const app = await testApp();
    const { id } = await askSupport(app, { private: true });
    const rows = await app.parts.storage.query<{ name: string }>(
      `select subject_name as name from audit_entries where team_id = $1 and action = 'support_discussion.create'`,
      [app.person.teamId],
    );
    expect(rows).toEqual([{ name: `Discussion ${id}` }]);
  });
});

describe("inviting", () => {
  test("tells the colleague by mail, once; somebody of another team is nobody", async () => {
    const app = await testApp();
    const tom = await app.addMember({ name: "Tom" });
    const stranger = await testApp();
    const { id } = await askSupport(app);
    const invite = (accountId: number) =>
      app.send(inviteSupportUser, { params: { id }, body: { accountId } });
    const answer = await invite(tom.person.accountId);
    expect(answer.envelope.data?.invitedUsers.at(-1)).toMatchObject({
      ...{ name: "Tom", isAuthor: false, invitedByName: "Ada Admin" },
    });
    const again = await invite(tom.person.accountId);
    expect([again.status, again.envelope.errors[0]?.message]).toEqual([
      ...[409, "Tom is in this discussion already."],
    ]);
    expect((await invite(stranger.person.accountId)).status).toBe(404);
    expect((await invite(NEVER_USED_ID)).status).toBe(404);

    const mails = (await app.mails()).filter(({ to }) => to === tom.person.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "You are invited to a discussion with support",
    ]);
    expect(mails[0]?.text).toContain(`/app/support/${id}`);
  });
});

test("a reply is mailed to everybody in the discussion but its author, in words without links", async () => {
  const app = await testApp();
  const [tom, ana] = [await app.addMember({ name: "Tom" }), await app.addMember({ name: "Ana" })];
  const { id, parentTransactionId } = await askSupport(app);
  await app.call(inviteSupportUser, {
    ...{ params: { id }, body: { accountId: tom.person.accountId } },
  });
  await replyAs(tom, parentTransactionId, "See https://evil.example/x");
  const replies = (await app.mails()).filter(({ subject }) => subject.startsWith("A reply"));
  expect(replies.map(({ to }) => to)).toEqual([app.person.email]);
  expect(replies[0]?.text).toContain("Tom wrote in “September moved”:");
  expect(replies[0]?.text).not.toContain("https://evil");
  expect(ana.person.email).not.toBe(replies[0]?.to);
});

test("a reply was mailed in one line, and now has its lines, each marked as what somebody wrote", async () => {
  const app = await testApp();
  const tom = await app.addMember({ name: "Tom" });
  const { id, parentTransactionId } = await askSupport(app);
  const body = { accountId: tom.person.accountId };
  await app.call(inviteSupportUser, { params: { id }, body });
  await replyAs(tom, parentTransactionId, "Tom here\n<b>second</b> line\n\nForecastle");
  const [mail] = (await app.mails()).filter(({ subject }) => subject.startsWith("A reply"));
  expect(mail?.text).toContain("\n> Tom here\n> <b>second</b> line\n>\n> Forecastle\n");
  expect(mail?.html).toContain(
    "Tom here<br>&lt;b&gt;second&lt;/b&gt; line<br><br>Forecastle</blockquote>",
  );
});

test("somebody of another team gets the very answer they get for a discussion that never was", async () => {
  const app = await testApp();
  const stranger = await testApp();
  const { id, parentTransactionId } = await askSupport(app);
  const calls = [
    { method: "GET", of: id, path: "" },
    { method: "POST", of: parentTransactionId, path: "/reply", payload: { body: "Mine" } },
    { method: "POST", of: id, path: "/invite_user", payload: { accountId: 1 } },
    { method: "POST", of: id, path: "/set_closed", payload: { closed: true } },
    { method: "POST", of: id, path: "/set_private", payload: { private: true } },
    { method: "POST", of: id, path: "/seen", payload: { messageId: 1 } },
    { method: "GET", of: id, path: "/image/abcdefghijkl" },
  ] as const;
  for (const { method, of, path, ...rest } of calls) {
    const [theirs, never] = await Promise.all(
      [of, NEVER_USED_ID].map((each) =>
        stranger.inject({
          method,
          url: `/api/frontend/support_discussion/${each}${path}`,
          ...rest,
        }),
      ),
    );
    expect([theirs?.statusCode, never?.statusCode], path).toEqual([404, 404]);
    expect(theirs?.body).toBe(never?.body);
  }
  expect(await listFor(stranger)).toMatchObject({ items: [], totalItemCount: 0 });
});
