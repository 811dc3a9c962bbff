import {
  createClient,
  deleteClient,
  getClient,
  restoreClient,
  updateClient,
} from "@app/contract/clients";
import type { RequestOf } from "@app/contract/endpoint";
import { expect, test } from "vitest";
import { testApp } from "#testing/test-app.ts";
import { addClient, CLIENT_NAME_TAKEN } from "#testing/test-clients.ts";
import { trailOf } from "#testing/test-trail.ts";

test("a new client is active, keeps its books in AUD and closes them in June", async () => {
  const app = await testApp();
  const client = await addClient(app, { name: "  Acorn  " });
  expect(client).toEqual({
    ...{ id: client.id, name: "Acorn", version: 1, isActive: true },
    ...{ contactName: "", contactEmail: "", contactPhone: "", industry: "", notes: "" },
    ...{ yearEndMonth: 6, currency: "AUD" },
    createdAt: app.clock.now().toISOString(),
    updatedAt: app.clock.now().toISOString(),
  });
});

test.each([
  [{ name: "  " }, "name", "Enter a name."],
  [{ name: "A".repeat(121) }, "name", "Use at most 120 characters."],
  [
    { name: "A", contactEmail: "nobody" },
    "contactEmail",
    "Enter a full address, for example name@firm.com.",
  ],
  [{ name: "A", currency: "ABC" }, "currency", "Choose a currency."],
  [{ name: "A", currency: "aud" }, "currency", "Choose a currency."],
])("a draft like %j is refused at the field it concerns", async (body, key, message) => {
  const app = await testApp();
  const { status, envelope } = await app.send(createClient, { body });
  expect([status, envelope]).toEqual([
    400,
    { success: false, data: null, errors: [{ key, message }] },
  ]);
});

test("a body cannot set what is not a person's to set", async () => {
  const app = await testApp();
  const body = { name: "Acorn", teamId: 1, version: 9, deletedAt: null } as RequestOf<
    typeof createClient
  >["body"];
  expect((await app.send(createClient, { body })).status).toBe(400);
});

test("two clients of a team cannot share a name, upper or lower case", async () => {
  const app = await testApp();
  await addClient(app, { name: "Acorn" });
  const { status, envelope } = await app.send(createClient, { body: { name: " aCORN " } });
  expect([status, envelope]).toEqual([409, CLIENT_NAME_TAKEN]);
});

test("a client cannot be renamed to another's name, and keeps its own", async () => {
  const app = await testApp();
  const { id } = await addClient(app, { name: "Acorn" });
  await addClient(app, { name: "Birch" });
  const params = { id };
  expect(await app.call(updateClient, { params, body: { name: "birch" } })).toEqual(
    CLIENT_NAME_TAKEN,
  );
  expect(await app.call(updateClient, { params, body: { name: "ACORN" } })).toMatchObject({
    data: { name: "ACORN" },
  });
});

test("a change replaces every field and says so in the version and the ETag", async () => {
  const app = await testApp();
  const { id } = await addClient(app, { name: "Acorn", notes: "Old", isActive: false });
  const body = { name: "Acorn Pty Ltd", currency: "USD", yearEndMonth: 12 };
  const { headers, envelope } = await app.send(updateClient, { params: { id }, body });
  expect(headers.etag).toBe('"2"');
  expect(envelope).toMatchObject({ data: { ...body, notes: "", isActive: true, version: 2 } });
  const read = await app.send(getClient, { params: { id } });
  expect([read.headers.etag, read.envelope]).toEqual(['"2"', envelope]);
});

test("every change has one entry in the trail, with what it changed and no more", async () => {
  const app = await testApp();
  const body = { name: "Acorn", notes: "Old" };
  const { id } = await addClient(app, body);
  const params = { id };
  await app.call(updateClient, { params, body: { ...body, notes: "New", isActive: false } });
  await app.call(deleteClient, { params });
  await app.call(restoreClient, { params });
  await app.call(updateClient, { params, body: { name: "Taken" }, ifVersion: 1 });

  const trail = await trailOf(app.parts, app.person.teamId);
  const changes = trail.filter(({ action }) => action.startsWith("client."));
  const entry = { userId: app.person.userId, subjectName: "Acorn" };
  const nothing = { before: null, after: null };
  expect(changes).toMatchObject([
    { ...entry, action: "client.create", before: null, after: { ...body, currency: "AUD" } },
    {
      ...{ ...entry, action: "client.update" },
      before: { notes: "Old", isActive: true },
      after: { notes: "New", isActive: false },
    },
    { ...entry, ...nothing, action: "client.delete" },
    { ...entry, ...nothing, action: "client.restore" },
  ]);
  expect(changes[1]).toHaveProperty("after", { notes: "New", isActive: false });
});
