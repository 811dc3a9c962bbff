import {
  getConnectionFigures,
  getConnectionMapping,
  setConnectionMapping,
} from "@app/contract/connection-mapping";
import {
  listConnectionShares,
  listTeamMembersAccess,
  setTeamMemberAccess,
  shareConnection,
  unshareConnection,
} from "@app/contract/connection-shares";
import {
  getConnectionStatus,
  listConnectionSyncs,
  syncConnection,
} from "@app/contract/connection-sync";
import { deleteConnection, getConnection, listConnections } from "@app/contract/connections";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addConnection, SOURCES, syncNow, syncRunner } from "#testing/test-connections.ts";

let app: TestApp;
let helen: TestApp;
beforeAll(async () => {
  app = await testApp();
  helen = await testApp();
});

async function shareWith(id: number, email: string) {
  return app.send(shareConnection, { params: { id }, body: { email } });
}

test("whom a connection is shared with reads its figures, and does nothing else with it", async () => {
  const { id } = await addConnection(app);
  const runner = syncRunner(app);
  await syncNow(app, id);
  await runner.stop();
  const shared = await shareWith(id, helen.person.email);
  expect(shared.envelope).toMatchObject({
    data: { items: [{ email: helen.person.email, sharedByName: "Ada Admin" }] },
  });
  const params = { id };
  const seen = [
    await helen.send(getConnection, { params, query: {} }),
    await helen.send(getConnectionStatus, { params, query: {} }),
    await helen.send(getConnectionMapping, { params }),
    await helen.send(getConnectionFigures, { params }),
  ];
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(seen[0]?.envelope).toMatchObject({
    data: { isShared: true, canWork: false, canManage: false, settings: {} },
  });
  const { items: syncs } = dataOf(await helen.call(listConnectionSyncs, { params }));
  expect(syncs).toMatchObject([{ by: "Its team" }]);
  const refused = [
    await helen.send(syncConnection, { params }),
    await helen.send(setConnectionMapping, {
      params,
      body: { version: 1, choices: [{ accountId: "6300", line: null }] },
    }),
    await helen.send(deleteConnection, { params, query: {} }),
    await helen.send(listConnectionShares, { params }),
    await helen.send(listTeamMembersAccess, { params }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  const listed = await helen.call(listConnections, { query: { filter: "Shared" } });
  expect(dataOf(listed)).toMatchObject({
    items: [{ id, owner: { name: "Ada Admin" } }],
    filterCounts: [
      { key: "Team", count: 0 },
      { key: "Shared", count: 1 },
    ],
  });
});

test("a share ends at once, by who shares or by who was shared it", async () => {
  const { id } = await addConnection(app);
  for (const by of [app, helen]) {
    const { envelope } = await shareWith(id, helen.person.email);
    const shareId = envelope.data?.items[0]?.shareId ?? 0;
    expect((await helen.send(getConnection, { params: { id }, query: {} })).status).toBe(200);
    const params = { id, shareId };
    expect((await by.send(unshareConnection, { params, query: {} })).status).toBe(200);
    expect((await helen.send(getConnection, { params: { id }, query: {} })).status).toBe(404);
    expect((await by.send(unshareConnection, { params, query: {} })).status).toBe(404);
  }
});

test("an address of the team, and one without an account, are refused in words", async () => {
  const { id } = await addConnection(app);
  const tom = await app.addMember();
  const answers = [await shareWith(id, tom.person.email), await shareWith(id, "no@example.com")];
  expect(answers.map(({ status }) => status)).toEqual([409, 409]);
});

test("a member who is shut out no longer sees the connection, and its owner always does", async () => {
  const [tom, ana] = [await app.addMember({ name: "Tom" }), await app.addMember({ name: "Ana" })];
  const { id } = await addConnection(tom, { sourceId: SOURCES.xeroDemo });
  const set = (by: TestApp | typeof tom, accountId: number, hasAccess: boolean) =>
    by.send(setTeamMemberAccess, { params: { id, accountId }, body: { hasAccess } });
  const see = () => ana.send(getConnection, { params: { id }, query: {} });

  expect((await set(ana, ana.person.accountId, true)).status).toBe(403);
  const { envelope } = await set(tom, ana.person.accountId, false);
  expect(envelope.data?.items.find(({ name }) => name === "Ana")).toMatchObject({
    hasAccess: false,
    isFixed: false,
  });
  expect((await see()).status).toBe(404);
  expect(dataOf(await ana.call(listConnections, { query: { search: "Kestrel" } })).items).toEqual(
    [],
  );
  expect((await set(app, tom.person.accountId, false)).status).toBe(409);
  await set(app, ana.person.accountId, true);
  expect((await see()).status).toBe(200);
});
