import {
  createClient,
  deleteClient,
  downloadClients,
  getClient,
  listClients,
} from "@app/contract/clients";
import { expect, test } from "vitest";
import { testApp } from "#testing/test-app.ts";
import { addClient } from "#testing/test-clients.ts";

const NEVER_USED_ID = 2_147_483_647;

test("somebody of another team gets the very answer they get for a client that never was", async () => {
  const app = await testApp();
  const stranger = await testApp();
  const client = await addClient(app, { name: "Acorn" });
  const deleted = await addClient(app, { name: "Deleted" });
  await app.call(deleteClient, { params: { id: deleted.id } });
  const calls = [
    { method: "GET", path: "" },
    { method: "GET", path: "/edits?afterVersion=1" },
    { method: "PUT", path: "", payload: { name: "Stolen" } },
    { method: "DELETE", path: "" },
    { method: "POST", path: "/restore" },
  ] as const;
  for (const { method, path, ...rest } of calls) {
    const [theirs, restorable, never] = await Promise.all(
      [client.id, deleted.id, NEVER_USED_ID].map((id) =>
        stranger.inject({ method, url: `/api/frontend/client/${id}${path}`, ...rest }),
      ),
    );
    expect([theirs?.statusCode, restorable?.statusCode, never?.statusCode]).toEqual([
      404, 404, 404,
    ]);
    expect([theirs?.body, restorable?.body]).toEqual([never?.body, never?.body]);
  }
  expect(await app.call(getClient, { params: { id: client.id } })).toMatchObject({ data: client });
  expect((await app.send(getClient, { params: { id: deleted.id } })).status).toBe(404);
});

test("another team's clients are in no list, count, search or download", async () => {
  const app = await testApp();
  const stranger = await testApp();
  await addClient(app, { name: "Acorn" });
  expect(await stranger.call(listClients, { query: { search: "Acorn" } })).toMatchObject({
    data: {
      items: [],
      totalItemCount: 0,
      filterCounts: [{ count: 0 }, { count: 0 }, { count: 0 }],
    },
  });
  expect(await stranger.call(listClients, { query: { pagination: "false" } })).toMatchObject({
    data: { items: [] },
  });
  expect((await stranger.download(downloadClients, { query: {} })).body).not.toContain("Acorn");
  await addClient(stranger, { name: "Acorn" });
});

test("a client needs somebody signed in", async () => {
  const app = await testApp();
  const nobody = app.anonymous();
  expect((await nobody.send(listClients, { query: {} })).status).toBe(401);
  expect((await nobody.send(createClient, { body: { name: "Acorn" } })).status).toBe(401);
  expect((await nobody.download(downloadClients, { query: {} })).statusCode).toBe(401);
});
