import { createClient, getClient, listClientEdits, updateClient } from "@app/contract/clients";
import { expect, test } from "vitest";
import { testApp } from "#testing/test-app.ts";
import { addClient, dataOf } from "#testing/test-clients.ts";

test("of two people who add the same name at once, one succeeds", async () => {
  const app = await testApp();
  const member = await app.addMember();
  for (let round = 0; round < 5; round++) {
    const body = { name: `Acorn ${round}` };
    const answers = await Promise.all([
      app.send(createClient, { body }),
      member.send(createClient, { body }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

test("whoever saves over a change they have not seen is told, and nothing is lost", async () => {
  const app = await testApp();
  const member = await app.addMember();
  const { id, version } = await addClient(app, { name: "Acorn" });
  const params = { id };
  const theirs = { params, body: { name: "Acorn", notes: "Theirs" }, ifVersion: version };
  const mine = { params, body: { name: "Acorn", notes: "Mine" }, ifVersion: version };
  expect((await member.send(updateClient, theirs)).status).toBe(200);
  const { status, envelope } = await app.send(updateClient, mine);
  expect(status).toBe(412);
  expect(envelope.errors).toEqual([
    { key: "root", message: "Somebody else changed this client since you opened it." },
  ]);
  expect(await app.call(getClient, { params })).toMatchObject({ data: { notes: "Theirs" } });
});

test("who changed which fields after the version somebody opened is told, the latest first", async () => {
  const app = await testApp();
  const member = await app.addMember();
  const opened = await addClient(app, { name: "Acorn" });
  const params = { id: opened.id };
  await member.call(updateClient, { params, body: { name: "Acorn", contactPhone: "1" } });
  const at = app.clock.now().toISOString();
  await app.call(updateClient, { params, body: { name: "Acorn Ltd", notes: "New" } });

  const after = (version: number) =>
    app.call(listClientEdits, { params, query: { afterVersion: version } }).then(dataOf);
  const { items } = await after(opened.version);
  expect(items).toMatchObject([
    { isYou: true, fields: ["contactPhone", "name", "notes"] },
    { at, isYou: false, fields: ["contactPhone"] },
  ]);
  expect((await after(opened.version + 1)).items).toEqual(items.slice(0, 1));
  expect((await after(opened.version + 2)).items).toEqual([]);
});

test("of two saves of the same version at once, exactly one is kept, whole", async () => {
  const app = await testApp();
  const member = await app.addMember();
  const { id, ...added } = await addClient(app, { name: "Acorn" });
  let { version } = added;
  for (let pair = 0; pair < 20; pair++) {
    const bodies = ["mine", "theirs"].map((word) => ({
      name: "Acorn",
      contactName: `${word} ${pair}`,
      notes: `${word} ${pair}`,
    }));
    const answers = await Promise.all(
      [app, member].map((caller, index) =>
        caller.send(updateClient, {
          params: { id },
          body: bodies[index] ?? { name: "" },
          ifVersion: version,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const kept = dataOf(await app.call(getClient, { params: { id } }));
    expect(bodies).toContainEqual({
      name: kept.name,
      contactName: kept.contactName,
      notes: kept.notes,
    });
    expect(kept.version).toBe(version + 1);
    version = kept.version;
  }
});

test("without a version the last save wins, whole", async () => {
  const app = await testApp();
  const { id } = await addClient(app, { name: "Acorn" });
  const bodies = Array.from({ length: 6 }, (_, index) => ({
    name: "Acorn",
    contactName: `Writer ${index}`,
    notes: `Writer ${index}`,
  }));
  const answers = await Promise.all(
    bodies.map((body) => app.send(updateClient, { params: { id }, body })),
  );
  expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
  const { version, contactName, notes } = dataOf(await app.call(getClient, { params: { id } }));
  expect([version, contactName]).toEqual([7, notes]);
});
