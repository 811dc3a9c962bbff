import { getTeamActivity, getUserActivity } from "@app/contract/activity";
import { deleteClient, restoreClient, updateClient } from "@app/contract/clients";
import { expect, test } from "vitest";
import { type Member, testApp } from "#testing/test-app.ts";
import { addClient, addClients, dataOf } from "#testing/test-clients.ts";
import { actFor } from "#testing/test-support.ts";

async function ownActivity(member: Pick<Member, "call">) {
  return dataOf(await member.call(getUserActivity, {})).items;
}

async function teamActivity(member: Pick<Member, "call">) {
  return dataOf(await member.call(getTeamActivity, {})).items;
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
    { ...byStaff, verb: "added client", subject: "Acorn" },
    { ...byStaff, verb: "opened the app as", subject: "Ada Admin" },
  ]);
  const own = ["asked support about", "signed in on"];
  expect((await ownActivity(app)).map(({ verb }) => verb)).toEqual(own);
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
