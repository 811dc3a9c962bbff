import {
  deleteClient,
  getClient,
  listClients,
  restoreClient,
  updateClient,
} from "@app/contract/clients";
import { loginUser } from "@app/contract/session";
import { expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { addClient, CLIENT_NAME_TAKEN, dataOf } from "#testing/test-clients.ts";
import { purgeDeletedClients } from "./clients.ts";

test("a deleted client is gone from everywhere until it is restored", async () => {
  const app = await testApp();
  const client = await addClient(app, { name: "Acorn" });
  const params = { id: client.id };
  expect(await app.call(deleteClient, { params })).toMatchObject({ success: true, data: null });

  expect(await listed(app)).toEqual([]);
  expect((await app.send(getClient, { params })).status).toBe(404);
  expect((await app.send(updateClient, { params, body: { name: "A" } })).status).toBe(404);
  expect((await app.send(deleteClient, { params })).status).toBe(404);

  expect(await app.call(restoreClient, { params })).toMatchObject({ data: client });
  expect(await listed(app)).toEqual(["Acorn"]);
  expect((await app.send(restoreClient, { params })).status).toBe(404);
});

test("a deleted client leaves its name free, and cannot come back while it is taken", async () => {
  const app = await testApp();
  const { id } = await addClient(app, { name: "Acorn" });
  await app.call(deleteClient, { params: { id } });
  await addClient(app, { name: "acorn" });
  const { status, envelope } = await app.send(restoreClient, { params: { id } });
  expect([status, envelope]).toEqual([409, CLIENT_NAME_TAKEN]);
});

test("a client can be restored until 30 days after it was deleted, and no longer", async () => {
  const app = await testApp();
  const ash = await addClient(app, { name: "Ash" });
  const birch = await addClient(app, { name: "Birch" });
  for (const { id } of [ash, birch]) await app.call(deleteClient, { params: { id } });
  await waitDays(app, 29);
  expect((await app.send(restoreClient, { params: { id: ash.id } })).status).toBe(200);
  await waitDays(app, 1);
  expect((await app.send(restoreClient, { params: { id: birch.id } })).status).toBe(404);
});

test("what can no longer be restored is removed for good, and nothing else is", async () => {
  const app = await testApp();
  const old = await addClient(app, { name: "Old" });
  const recent = await addClient(app, { name: "Recent" });
  await addClient(app, { name: "Kept" });
  await app.call(deleteClient, { params: { id: old.id } });
  await waitDays(app, 30);
  await app.call(deleteClient, { params: { id: recent.id } });
  await purgeDeletedClients(app.parts.storage, app.clock.now());
  const rows = await app.parts.storage.query(
    "select name from clients where team_id = $1 order by name",
    [app.person.teamId],
  );
  expect(rows).toEqual([{ name: "Kept" }, { name: "Recent" }]);
});

async function listed(app: TestApp) {
  const { items } = dataOf(await app.call(listClients, { query: {} }));
  return items.map((client) => client.name);
}

/** Days pass, and the session with them. */
async function waitDays(app: TestApp, days: number) {
  app.clock.advance({ days });
  const { email, password } = app.person;
  dataOf(await app.call(loginUser, { body: { email, password } }));
}
