import { randomUUID } from "node:crypto";
import { getConnectionStatus } from "@app/contract/connection-sync";
import {
  createConnection,
  deleteConnection,
  getConnection,
  listConnections,
  updateConnection,
} from "@app/contract/connections";
import { listDataSources } from "@app/contract/data-sources";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { addClient, dataOf } from "#testing/test-clients.ts";
import { addConnection, SOURCES } from "#testing/test-connections.ts";
import { addModelRows } from "#testing/test-models.ts";
import { trailOf } from "#testing/test-trail.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

test("21 sources are listed, each with what connecting takes or why it cannot be", async () => {
  const { items } = dataOf(await app.call(listDataSources, {}));
  expect(items).toHaveLength(21);
  const byId = new Map(items.map((item) => [item.id, item]));
  expect(byId.get(SOURCES.sample)).toMatchObject({ availability: "available", reason: null });
  expect(byId.get(SOURCES.xero)).toMatchObject({
    availability: "needs-configuration",
    reason:
      "Xero is not set up here: whoever runs this installation sets XERO_CLIENT_ID and XERO_CLIENT_SECRET.",
    demoTwinId: SOURCES.xeroDemo,
  });
  expect(byId.get(5)).toMatchObject({ availability: "unavailable", fields: [] });
  expect(byId.get(SOURCES.odoo)?.fields.map(({ key, kind }) => [key, kind])).toEqual([
    ["baseUrl", "url"],
    ["database", "text"],
    ["apiKey", "secret"],
  ]);
  for (const { availability, reason } of items) {
    expect(reason === null).toBe(availability === "available");
  }
});

test("a source with one organisation is connected by one call, and has yet to be synced", async () => {
  const client = await addClient(app, { name: "Harrow Lane" });
  const made = await addConnection(app, { clientId: client.id });
  expect(made).toMatchObject({
    name: "Harrow Lane Coffee Pty Ltd",
    sourceName: "Sample Company",
    isDemo: true,
    clientName: "Harrow Lane",
    organisation: { currency: "AUD", basis: "ACCRUAL" },
    owner: { name: "Ada Admin", isYou: true },
    canManage: true,
    monthsBack: 24,
    status: { state: "new", reason: "Nothing is read of it yet.", lastSyncAt: null },
  });
  expect((await trailOf(app.parts, app.person.teamId)).at(-1)).toMatchObject({
    action: "connection.create",
    subjectName: made.name,
  });
});

test("the same save id again is the same connection, and another one under it is refused", async () => {
  const saveId = randomUUID();
  const [one, two] = await Promise.all([
    addConnection(app, { saveId }),
    addConnection(app, { saveId }),
  ]);
  expect(two.id).toBe(one.id);
  const body = { sourceId: SOURCES.sample, name: "Other", saveId };
  expect(await app.send(createConnection, { body })).toMatchObject({
    status: 409,
    envelope: { errors: [{ key: "saveId" }] },
  });
});

test("what cannot be connected is refused in the source's own words", async () => {
  const refuse = async (sourceId: number, settings = {}) => {
    const { status, envelope } = await app.send(createConnection, { body: { sourceId, settings } });
    return [status, ...(envelope.errors ?? []).map(({ key, message }) => `${key}: ${message}`)];
  };
  expect(await refuse(5)).toEqual([
    400,
    "sourceId: Its documents have no call for the balances or the movements of all accounts.",
  ]);
  expect(await refuse(99)).toEqual([400, "sourceId: There is no such source."]);
  expect(await refuse(SOURCES.xero)).toEqual([
    409,
    "sourceId: Xero is not set up here: whoever runs this installation sets XERO_CLIENT_ID and XERO_CLIENT_SECRET.",
  ]);
  expect(await refuse(SOURCES.odoo, { baseUrl: "odoo" })).toEqual([
    400,
    "baseUrl: Address is an address like https://acorn.odoo.com.",
    "apiKey: API key is missing.",
  ]);
  expect(await refuse(SOURCES.odoo, { baseUrl: "http://127.0.0.1:1", apiKey: "k" })).toEqual([
    409,
    "settings: 127.0.0.1 is a private address. Requests there are refused.",
  ]);
});

test("the list is of the team, 10 a page, what needs a person first, with counts", async () => {
  const own = await testApp();
  for (let at = 0; at < 12; at++) await addConnection(own, { name: `Books ${10 + at}` });
  await own.parts.storage.query(
    "update connections set outcome = 'failed', failure = 'Out by 1.00.' where name = 'Books 17' and team_id = $1",
    [own.person.teamId],
  );
  const first = dataOf(await own.call(listConnections, { query: {} }));
  expect(first.items.map(({ name }) => name)).toEqual([
    ...["Books 17", "Books 10", "Books 11", "Books 12", "Books 13"],
    ...["Books 14", "Books 15", "Books 16", "Books 18", "Books 19"],
  ]);
  expect(first.items[0]?.status).toMatchObject({ state: "failed", reason: "Out by 1.00." });
  expect(first).toMatchObject({
    totalItemCount: 12,
    filterCounts: [
      { key: "Team", count: 12 },
      { key: "Shared", count: 0 },
    ],
    stateCounts: { new: 11, failed: 1 },
  });
  const query = { offset: 10, filter: "nonsense" as "Team" };
  expect(dataOf(await own.call(listConnections, { query })).items).toHaveLength(2);
  const searched = await own.call(listConnections, { query: { search: "books 2" } });
  expect(dataOf(searched).totalItemCount).toBe(2);
});

test("a change is held to the version it was made to, and to a client of the team", async () => {
  const { id, version } = await addConnection(app);
  const body = { name: "Renamed", isScheduled: false };
  const params = { id };
  const changed = await app.call(updateConnection, { params, body, ifVersion: version });
  expect(changed).toMatchObject({
    data: { name: "Renamed", isScheduled: false, version: 2, status: { nextSyncAt: null } },
  });
  expect((await app.send(updateConnection, { params, body, ifVersion: version })).status).toBe(412);
  const other = await addClient(await testApp(), { name: "Theirs" });
  const stolen = { name: "Renamed", clientId: other.id };
  expect((await app.send(updateConnection, { params, body: stolen })).status).toBe(404);
});

test("a deleted connection says which models read from it, and leaves them what they have", async () => {
  const { id, uid } = await addConnection(app);
  const [modelId = 0] = await addModelRows(app, ["Forecast"]);
  const { storage } = app.parts;
  await storage.query("update models set connection_id = $1 where id = $2", [id, modelId]);
  const models = [{ id: modelId, name: "Forecast" }];
  const got = dataOf(await app.call(getConnection, { params: { id }, query: { uid } }));
  expect(got).toMatchObject({ modelCount: 1, models });

  const query = { uid: randomUUID() };
  expect((await app.send(deleteConnection, { params: { id }, query })).status).toBe(404);
  const deleted = await app.call(deleteConnection, { params: { id }, query: { uid } });
  expect(deleted).toMatchObject({ data: { models, message: "The connection is forgotten here." } });
  expect((await app.send(getConnection, { params: { id }, query: {} })).status).toBe(404);
  const [model] = await storage.query("select connection_id from models where id = $1", [modelId]);
  expect(model).toEqual({ connection_id: null });
});

test("another team gets nothing of a connection, whatever it asks", async () => {
  const { id } = await addConnection(app);
  const stranger = await testApp();
  const params = { id };
  const answers = [
    await stranger.send(getConnection, { params, query: {} }),
    await stranger.send(getConnectionStatus, { params, query: {} }),
    await stranger.send(updateConnection, { params, body: { name: "Mine" } }),
    await stranger.send(deleteConnection, { params, query: {} }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const listed = dataOf(await stranger.call(listConnections, { query: {} }));
  expect(listed.totalItemCount).toBe(0);
});

test("a member works with a connection, and only its owner and admins delete it", async () => {
  const [tom, ana] = [await app.addMember(), await app.addMember()];
  const { id } = await addConnection(tom);
  expect(await ana.call(getConnection, { params: { id }, query: {} })).toMatchObject({
    data: { canWork: true, canManage: false },
  });
  expect((await ana.send(deleteConnection, { params: { id }, query: {} })).status).toBe(403);
  expect((await tom.send(deleteConnection, { params: { id }, query: {} })).status).toBe(200);
});

test("a connection is deleted only by whoever proved lately who they are", async () => {
  const own = await testApp();
  const { id } = await addConnection(own);
  const send = () => own.send(deleteConnection, { params: { id }, query: {} });
  own.clock.advance({ minutes: 16 });
  expect(await send()).toMatchObject({
    ...{ status: 403, envelope: { errors: [{ key: "root.reauth" }] } },
  });
});
