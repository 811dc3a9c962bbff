import { ACCESS_LEVELS } from "@app/contract/access-level";
import { setTeamAccessMode } from "@app/contract/model-sharing";
import { modelState } from "@app/contract/model-versions";
import { cancelModel } from "@app/contract/models";
import type { Edit } from "@app/engine/edits/edit";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildApp } from "#app.ts";
import { drainServer } from "#http/drain.ts";
import type { App } from "#http/mount.ts";
import { type Member, type TestApp, testApp } from "#testing/test-app.ts";
import { addModel, grantModel } from "#testing/test-models.ts";
import { saveEdits } from "#testing/test-saves.ts";
import { listening, type OpenStream, openStream } from "#testing/test-stream.ts";
import { makeVisitors } from "./visitors.ts";

let app: TestApp;
const servers: App[] = [];
const urls: string[] = [];

/** Two servers on one database, as two processes are. */
beforeAll(async () => {
  app = await testApp();
  for (const _ of [1, 2]) {
    const server = await buildApp(app.parts);
    servers.push(server);
    urls.push(await listening(server));
  }
});
afterAll(() => Promise.all(servers.map(({ fastify }) => drainServer(fastify, 0))));

const lines: OpenStream[] = [];
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});

async function open({ cookies }: Pick<Member, "cookies">, id: number, server: 0 | 1 = 0) {
  const line = await openStream(urls[server] ?? "", modelState, { cookies }, { id });
  lines.push(line);
  const states = () => line.events().filter(({ name }) => name === "message");
  return { ...line, states, state: () => states().at(-1)?.data };
}

/** Somebody at a screen of another process. */
async function addVisitor(id: number, { person }: Member, until: Date) {
  await app.parts.storage.query(
    `insert into model_visitors (id, model_id, user_id, name, avatar_index, holder, expires_at)
     values (gen_random_uuid(), $1, $2, $3, 1, gen_random_uuid(), $4)`,
    [id, person.userId, person.name, until],
  );
}

/** Long before a line looks by itself, however slow the machine is. */
const within = { timeout: 30_000 };
const rate: Edit = { kind: "set", place: "drivers/hourlyRate/values", value: 190 };
const you = { name: "Ada Admin", avatarIndex: expect.any(Number), isYou: true };

test("an open screen has the state at once, and a save on another server within a second", async () => {
  const { id } = await addModel(app);
  const line = await open(app, id, 1);
  await expect.poll(line.state, within).toEqual({
    ...{ documentVersion: 1, version: 1, savedByName: "Ada Admin", isActive: true },
    savedAt: app.clock.now().toISOString(),
    registeredModelAccessMode: ACCESS_LEVELS.FULL_ACCESS,
    people: [you],
  });
  const tom = await app.addMember({ name: "Tom Okafor" });

  await saveEdits(tom, id, 1, [rate]);

  await expect
    .poll(line.state, within)
    .toMatchObject({ documentVersion: 2, savedByName: "Tom Okafor" });
});

test("who else is here is seen across servers and teams, by name, until they go", async () => {
  const { id } = await addModel(app);
  const trusted = await testApp();
  await grantModel(app, id, trusted.person, ACCESS_LEVELS.READ_ONLY);
  const ours = await open(app, id, 0);
  const theirs = await open(trusted, id, 1);
  const second = await open(app, id, 1);

  for (const line of [ours, theirs]) {
    await expect.poll(() => line.state(), within).toMatchObject({ people: [{}, {}] });
  }
  await expect.poll(ours.state, within).toMatchObject({ registeredModelAccessMode: 5 });
  expect(theirs.state()).toMatchObject({ registeredModelAccessMode: 1 });
  second.close();
  theirs.close();

  await expect.poll(ours.state, within).toMatchObject({ people: [you] });
});

test("a trusted user hears of a save, a change of level, and the model being cancelled, at once", async () => {
  const { id } = await addModel(app);
  const trusted = await testApp();
  await grantModel(app, id, trusted.person, ACCESS_LEVELS.READ_ONLY);
  const line = await open(trusted, id, 1);
  await expect.poll(line.state, within).toMatchObject({ documentVersion: 1 });

  await saveEdits(app, id, 1, [rate]);
  await expect.poll(line.state, within).toMatchObject({ documentVersion: 2 });
  const storage = app.parts.storage;
  await storage.query("update grants set level = 4 where model_id = $1", [id]);
  await app.call(cancelModel, { params: { id } });

  await expect
    .poll(line.state, within)
    .toMatchObject({ isActive: false, registeredModelAccessMode: 4 });
});

test("who may no longer see a model loses the line at once, and asking again gives 404", async () => {
  const tom = await app.addMember({ name: "Tom Okafor" });
  const { id } = await addModel(app);
  const line = await open(tom, id, 1);
  const admins = await open(app, id, 0);
  await expect.poll(line.state, within).toMatchObject({ registeredModelAccessMode: 4 });

  const level = ACCESS_LEVELS.READ_ONLY;
  await app.call(setTeamAccessMode, { params: { id }, body: { registeredModelAccessMode: level } });
  await expect.poll(line.state, within).toMatchObject({ registeredModelAccessMode: level });
  await app.call(setTeamAccessMode, {
    params: { id },
    body: { registeredModelAccessMode: ACCESS_LEVELS.NO_ACCESS },
  });

  await expect.poll(line.hasEnded, within).toBe(true);
  expect((await open(tom, id)).status).toBe(404);
  await expect.poll(admins.state, within).toMatchObject({ people: [you] });
});

test("nobody outside gets a line, and it answers as a model that is not there", async () => {
  const { id } = await addModel(app);
  const stranger = await testApp();
  const [foreign, missing] = [await open(stranger, id), await open(stranger, 2_000_000_000)];

  expect([foreign.status, missing.status]).toEqual([404, 404]);
  await expect.poll(() => foreign.hasEnded() && missing.hasEnded()).toBe(true);
  expect(foreign.text()).toBe(missing.text());
});

test("a screen whose process is gone is no longer shown after a minute", async () => {
  const { id } = await addModel(app);
  const tom = await app.addMember({ name: "Tom Okafor" });
  await addVisitor(id, tom, new Date(app.clock.now().getTime() + 60_000));
  const line = await open(app, id);
  await expect.poll(line.state, within).toMatchObject({ people: [you, { name: "Tom Okafor" }] });
  line.close();

  app.clock.advance({ minutes: 1 });

  const later = await open(app, id);
  await expect.poll(later.state, within).toMatchObject({ people: [you] });
});

test("who has a model open hears that somebody's process is gone, not by the next time they look", async () => {
  const { id } = await addModel(app);
  const tom = await app.addMember({ name: "Tom Okafor" });
  const soon = new Date(app.clock.now().getTime() + 1_000);
  await addVisitor(id, tom, soon);
  const line = await open(app, id);
  await expect.poll(line.state, within).toMatchObject({ people: [you, { name: "Tom Okafor" }] });

  app.clock.advance({ seconds: 1 });
  const visitors = makeVisitors(app.parts);
  await visitors.renew();
  visitors.close();

  await expect.poll(line.state, within).toMatchObject({ people: [you] });
});
