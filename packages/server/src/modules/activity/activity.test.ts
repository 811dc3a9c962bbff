import { getClientActivity, getTeamActivity, getUserActivity } from "@app/contract/activity";
import { deleteClient, restoreClient, updateClient } from "@app/contract/clients";
import { startMasquerade } from "@app/contract/staff";
import { answerDiscussion } from "@app/contract/staff-support";
import { setSupportPrivate } from "@app/contract/support";
import { expect, test } from "vitest";
import type { MemberContext } from "#core/context.ts";
import { type Member, type TestApp, testApp } from "#testing/test-app.ts";
import { addClient, addClients, dataOf } from "#testing/test-clients.ts";
import { actFor, askSupport } from "#testing/test-support.ts";
import { exportPart } from "./activity.ts";

async function ownActivity(member: Pick<Member, "call">) {
  return dataOf(await member.call(getUserActivity, {})).items;
}

async function teamActivity(member: Pick<Member, "call">) {
  return dataOf(await member.call(getTeamActivity, {})).items;
}

/** What the export's sheet says of each, but when. */
async function exported({ parts, person: { teamId } }: TestApp) {
  const work = parts.storage.startWork({ kind: "team", teamId });
  const context = { db: work.db, identity: { member: { teamId } } } as MemberContext;
  const rows = await exportPart.readAfter(context, 0, 100);
  await work.rollback();
  return rows.map(({ cells }) => cells.slice(1));
}

test("a team sees what its people did, newest first, in words and with a way there", async () => {
  const app = await testApp();
  const tom = await app.addMember({ name: "Tom Marlowe" });
  const acorn = await addClient(tom, { name: "Acorn" });
  app.clock.advance({ minutes: 5 });
  const body = { name: "Acorn Pty Ltd" };
  await app.call(updateClient, { params: { id: acorn.id }, body });

  const target = { kind: "client", id: acorn.id };
  expect(await teamActivity(app)).toMatchObject([
    {
      ...{ actorName: "Ada Admin", isYou: true, verb: "changed client" },
      ...{ subject: "Acorn Pty Ltd", target, at: app.clock.now().toISOString() },
    },
    { actorName: "Tom Marlowe", isYou: false, verb: "added client", subject: "Acorn", target },
  ]);
});

test("what was written into the trail later but happened ten minutes earlier stood above: the latest comes first, in all three", async () => {
  const app = await testApp();
  const { id } = await addClient(app, { name: "At ten" });
  app.clock.advance({ minutes: -10 });
  await app.call(updateClient, { params: { id }, body: { name: "Ten minutes before" } });
  app.clock.advance({ minutes: 15 });
  await app.call(updateClient, { params: { id }, body: { name: "Five minutes after" } });
  const own = dataOf(await app.call(getClientActivity, { params: { id } })).items;
  for (const items of [own, await teamActivity(app), await ownActivity(app)]) {
    const subjects = items.filter(({ target }) => target).map(({ subject }) => subject);
    expect(subjects).toEqual(["Five minutes after", "At ten", "Ten minutes before"]);
  }
});

test("what was deleted has no way there until it is restored", async () => {
  const app = await testApp();
  const { id } = await addClient(app, { name: "Acorn" });
  await app.call(deleteClient, { params: { id } });
  expect(await teamActivity(app)).toMatchObject([
    { verb: "deleted client", subject: "Acorn", target: null },
    { verb: "added client", subject: "Acorn", target: null },
  ]);
  await app.call(restoreClient, { params: { id } });
  expect(await teamActivity(app)).toMatchObject([
    { verb: "restored client", target: { kind: "client", id } },
    {},
    {},
  ]);
});

test("how somebody signed in is shown to themselves alone", async () => {
  const app = await testApp();
  const tom = await app.addMember({ name: "Tom Marlowe" });
  expect(await ownActivity(tom)).toMatchObject([
    { isYou: true, verb: "signed in on", subject: "Chrome on Linux", target: null },
  ]);
  expect(await teamActivity(app)).toEqual([]);
});

test("one's own activity holds nothing of one's colleagues", async () => {
  const app = await testApp();
  const tom = await app.addMember();
  await addClient(app, { name: "Acorn" });
  expect((await ownActivity(tom)).map(({ verb }) => verb)).toEqual(["signed in on"]);
});

test("the last twenty are shown", async () => {
  const app = await testApp();
  await addClients(app, ...Array.from({ length: 22 }, (_, index) => ({ name: `Client ${index}` })));
  const entries = await teamActivity(app);
  expect(entries).toHaveLength(20);
  expect(entries[0]?.subject).toBe("Client 21");
});

test("what staff did in somebody's place is said to be theirs", async () => {
  const app = await testApp();
  const staff = await app.addMember({ name: "Robin Keller", isStaff: true });
  await actFor(staff, app);
  await addClient(staff, { name: "Acorn" });

  const byStaff = { actorName: "Forecastle support", actorAvatar: null, isYou: false };
  expect(await teamActivity(app)).toMatchObject([
    { ...byStaff, verb: "added client", subject: "Acorn", why: "" },
    {
      ...{ ...byStaff, verb: "opened the app as", subject: "Ada Admin" },
      why: "“They asked for help”, for “September moved”",
    },
  ]);
  const own = ["asked support about", "signed in on"];
  expect((await ownActivity(app)).map(({ verb }) => verb)).toEqual(own);
});

test("the reason of a masquerade was promised to the team and told to nobody: home and export say it", async () => {
  const app = await testApp();
  const staff = await (await testApp()).addMember({ isStaff: true });
  const { accountId } = app.person;
  const body = { accountId, reason: "A sync fails" };
  dataOf(await staff.call(startMasquerade, { body }));
  expect((await teamActivity(app))[0]).toMatchObject({ why: "“A sync fails”" });
  expect((await exported(app)).at(-1)).toEqual([
    ...["Forecastle support", "masquerade.start", "Ada Admin", "“A sync fails”"],
  ]);
});

test("a discussion made private after staff came for it was named to the whole team: others read its number", async () => {
  const app = await testApp();
  const tom = await app.addMember({ name: "Tom Marlowe" });
  const staff = await (await testApp()).addMember({ isStaff: true });
  const id = await actFor(staff, tom);
  const named = "“They asked for help”, for “September moved”";
  expect((await teamActivity(app))[0]).toMatchObject({ why: named });

  const body = { private: true };
  dataOf(await tom.call(setSupportPrivate, { params: { id }, body }));
  const numbered = `“They asked for help”, for “Discussion ${id}”`;
  expect((await teamActivity(app))[0]).toMatchObject({ why: numbered });
  expect((await exported(app)).map((cells) => cells.at(-1))).toContain(numbered);
  expect((await teamActivity(tom))[0]).toMatchObject({ why: named });
});

test("what staff answered was somebody's outside the team in the export: it is support's", async () => {
  const app = await testApp();
  const staff = await (await testApp()).addMember({ isStaff: true });
  const { id } = await askSupport(app);
  const answer = { body: "It is mended.", minutes: 0 };
  dataOf(await staff.call(answerDiscussion, { params: { id }, body: answer }));
  expect((await exported(app)).at(-1)?.slice(0, 2)).toEqual([
    ...["Forecastle support", "support_discussion.answer"],
  ]);
});

test("another team sees nothing of it", async () => {
  const app = await testApp();
  const stranger = await testApp();
  await addClient(app, { name: "Acorn" });
  expect(await teamActivity(stranger)).toEqual([]);
  expect((await ownActivity(stranger)).map(({ verb }) => verb)).toEqual(["signed in on"]);
});

test("activity needs somebody signed in", async () => {
  const app = await testApp();
  const nobody = app.anonymous();
  expect((await nobody.send(getTeamActivity, {})).status).toBe(401);
  expect((await nobody.send(getUserActivity, {})).status).toBe(401);
});
