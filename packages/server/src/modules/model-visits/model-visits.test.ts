import { ACCESS_LEVELS } from "@app/contract/access-level";
import { modelState } from "@app/contract/model-versions";
import { getLastVisit } from "@app/contract/model-visits";
import type { Edit } from "@app/engine/edits/edit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "#app.ts";
import { drainServer } from "#http/drain.ts";
import type { App } from "#http/mount.ts";
import { type Member, type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModel, grantModel } from "#testing/test-models.ts";
import { saveEdits } from "#testing/test-saves.ts";
import { listening, openStream } from "#testing/test-stream.ts";

let app: TestApp;
let server: App;
let url = "";
beforeAll(async () => {
  app = await testApp();
  server = await buildApp(app.parts);
  url = await listening(server);
});
afterAll(() => drainServer(server.fastify, 0));

const rate = (value: number): Edit => ({ kind: "set", place: "drivers/hourlyRate/values", value });

type Visitor = Pick<Member, "cookies" | "call">;

async function lastVisit({ call }: Visitor, id: number) {
  return dataOf(await call(getLastVisit, { params: { id } })).lastVisit;
}

/** Somebody has the model open until the given function is called, and it is noted that they went. */
async function open({ cookies }: Visitor, id: number) {
  const line = await openStream(url, modelState, { cookies }, { id });
  await expect.poll(() => line.events().length).toBeGreaterThan(0);
  return async () => {
    line.close();
    const isHere = "select 1 from model_visitors where model_id = $1";
    await expect.poll(async () => (await app.parts.storage.query(isHere, [id])).length).toBe(0);
  };
}

test("whoever comes for the first time was not here before; the next time it is known what they saw", async () => {
  const { id } = await addModel(app);
  expect(await lastVisit(app, id)).toBeNull();
  const leave = await open(app, id);
  expect(await lastVisit(app, id)).toBeNull();
  await leave();
  const at = app.clock.now().toISOString();

  const tom = await app.addMember({ name: "Tom Okafor" });
  await saveEdits(tom, id, 1, [rate(190)]);
  app.clock.advance({ minutes: 6 });

  expect(await lastVisit(app, id)).toEqual({ version: 1, at });
  const leaveAgain = await open(app, id);
  expect(await lastVisit(app, id)).toEqual({ version: 1, at });
  await leaveAgain();
  app.clock.advance({ minutes: 6 });
  expect(await lastVisit(app, id)).toMatchObject({ version: 2 });
});

test("what is saved while somebody looks on was seen by them, up to when they go", async () => {
  const { id } = await addModel(app);
  const leave = await open(app, id);
  await saveEdits(app, id, 1, [rate(190)]);
  await saveEdits(app, id, 2, [rate(195)]);
  app.clock.advance({ minutes: 30 });
  const at = app.clock.now().toISOString();
  await leave();
  app.clock.advance({ minutes: 6 });
  expect(await lastVisit(app, id)).toEqual({ version: 3, at });
});

test("opened twice within five minutes is one visit", async () => {
  const { id } = await addModel(app);
  await (await open(app, id))();
  const first = app.clock.now().toISOString();
  app.clock.advance({ minutes: 60 });
  await (await open(app, id))();
  app.clock.advance({ minutes: 4 });
  const leave = await open(app, id);
  expect(await lastVisit(app, id)).toEqual({ version: 1, at: first });
  await leave();
});

test("each has their own, and a stranger learns nothing", async () => {
  const { id } = await addModel(app);
  await (await open(app, id))();
  app.clock.advance({ minutes: 6 });
  const trusted = await testApp();
  const { errors } = await trusted.call(getLastVisit, { params: { id } });
  expect(errors).toEqual([{ key: "root", message: "Model not found." }]);
  await grantModel(app, id, trusted.person, ACCESS_LEVELS.READ_ONLY);
  expect(await lastVisit(trusted, id)).toBeNull();
});
