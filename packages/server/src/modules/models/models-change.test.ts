import { ACCESS_LEVELS } from "@app/contract/access-level";
import { chooseClient, getModel, updateModel } from "@app/contract/models";
import { expect, test } from "vitest";
import { testApp } from "#testing/test-app.ts";
import { addClient } from "#testing/test-clients.ts";
import { addModel, addModelRows, grantModel } from "#testing/test-models.ts";

test("a model's name and client can be changed, and the trail has what was before and after", async () => {
  const app = await testApp();
  const client = await addClient(app, { name: "Saltmarsh" });
  const [id = 0] = await addModelRows(app, ["Forecast"]);
  const body = { modelName: "Budget", clientId: client.id };

  expect(await app.call(updateModel, { params: { id }, body })).toMatchObject({
    data: { modelName: "Budget", clientId: client.id, clientName: "Saltmarsh", version: 2 },
  });
  const [entry] = await app.parts.storage.query(
    "select before, after from audit_entries where action = 'model.update' and subject_id = $1",
    [id],
  );
  expect(entry).toEqual({ before: { modelName: "Forecast", clientId: null }, after: body });
});

test("of two who change the same version, the second is told that it changed", async () => {
  const app = await testApp();
  const [id = 0] = await addModelRows(app, ["Forecast"]);
  const params = { id };
  const { headers } = await app.send(getModel, { params });
  expect(headers.etag).toBe('"1"');

  const answers = await Promise.all(
    ["One", "Other"].map((modelName) =>
      app.send(updateModel, { params, body: { modelName }, ifVersion: 1 }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  const late = await app.send(updateModel, { params, body: { modelName: "Late" } });
  expect(late).toMatchObject({ status: 200, headers: { etag: '"3"' } });
});

test("only Full Access changes a name, and another team's client is no client", async () => {
  const app = await testApp();
  const stranger = await testApp();
  const tom = await app.addMember();
  const theirs = await addClient(stranger, { name: "Theirs" });
  const [id = 0] = await addModelRows(app, ["Forecast"]);
  const params = { id };

  expect((await tom.send(updateModel, { params, body: { modelName: "Mine" } })).status).toBe(403);
  const body = { modelName: "Forecast", clientId: theirs.id };
  expect((await app.send(updateModel, { params, body })).status).toBe(404);
});

test("people of another team rename a model they manage, and leave its client as it is", async () => {
  const app = await testApp();
  const friend = await testApp();
  const client = await addClient(app, { name: "Saltmarsh" });
  const own = await addClient(friend, { name: "Own" });
  const model = await addModel(app, { clientId: client.id });
  const params = { id: model.id };
  await grantModel(app, model.id, friend.person, ACCESS_LEVELS.FULL_ACCESS);

  const renamed = await friend.call(updateModel, { params, body: { modelName: "Renamed" } });
  expect(renamed).toMatchObject({ data: { modelName: "Renamed", clientId: null } });
  expect(await app.call(getModel, { params })).toMatchObject({ data: { clientId: client.id } });

  const chosen = { modelName: "Renamed", clientId: own.id };
  expect(await friend.send(updateModel, { params, body: chosen })).toMatchObject({
    status: 409,
    envelope: { errors: [{ key: "clientId" }] },
  });
});

test("several models get a client at once, in one entry of the trail", async () => {
  const app = await testApp();
  const client = await addClient(app, { name: "Saltmarsh" });
  const modelIds = await addModelRows(app, ["One", "Two", "Three"]);

  expect(
    await app.call(chooseClient, {
      body: { modelIds: [...modelIds].reverse(), clientId: client.id },
    }),
  ).toMatchObject({
    data: {
      items: ["Three", "Two", "One"].map((modelName) => ({ modelName, clientName: "Saltmarsh" })),
    },
  });
  const entries = await app.parts.storage.query(
    "select subject_name from audit_entries where action = 'model.choose_client' and team_id = $1",
    [app.person.teamId],
  );
  expect(entries).toEqual([{ subject_name: "3 models" }]);
});

test("where one of several may not be managed, none gets the client", async () => {
  const app = await testApp();
  const tom = await app.addMember();
  const stranger = await testApp();
  const client = await addClient(app, { name: "Saltmarsh" });
  const [own = 0] = await addModelRows(tom, ["Own"]);
  const [admins = 0] = await addModelRows(app, ["Admin's"]);
  const [inactive = 0] = await addModelRows(tom, ["Inactive"], { isActive: false });
  const [foreign = 0] = await addModelRows(stranger, ["Foreign"]);

  for (const [other, status] of [
    [admins, 403],
    [inactive, 409],
    [foreign, 404],
  ] as const) {
    const body = { modelIds: [own, other], clientId: client.id };
    expect((await tom.send(chooseClient, { body })).status).toBe(status);
  }
  expect(await tom.call(getModel, { params: { id: own } })).toMatchObject({
    data: { clientId: null, version: 1 },
  });
});
