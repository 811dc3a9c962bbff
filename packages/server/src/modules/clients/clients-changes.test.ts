import {
  clientChanges,
  createClient,
  deleteClient,
  restoreClient,
  updateClient,
} from "@app/contract/clients";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "#app.ts";
import { drainServer } from "#http/drain.ts";
import type { App } from "#http/mount.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { addClient } from "#testing/test-clients.ts";
import { listening, openStream } from "#testing/test-stream.ts";

let app: TestApp;
let server: App;
let url: string;
beforeAll(async () => {
  app = await testApp();
  server = await buildApp(app.parts);
  url = await listening(server);
});
afterAll(() => drainServer(server.fastify, 0));

const open = (...args: [{ cookies: Map<string, string> }, object?]) =>
  openStream(url, clientChanges, ...args);

test("a stream that begins now says reset, and then what a colleague does, by name", async () => {
  const tom = await app.addMember({ name: "Tom Okafor" });
  const stream = await open(app);
  await expect.poll(stream.events).toHaveLength(1);
  expect(stream.events()[0]).toMatchObject({ name: "reset", data: null });

  const { id } = await addClient(tom, { name: "Acorn" });
  await tom.call(updateClient, { params: { id }, body: { name: "Acorn & Sons" } });
  await expect.poll(() => stream.events().at(-1)?.data).toMatchObject({ version: 2 });
  await tom.call(deleteClient, { params: { id } });

  await expect
    .poll(() => stream.events().at(-1)?.data)
    .toEqual({ clientId: id, version: null, by: "Tom Okafor" });
  expect(new Set(stream.events().map((event) => event.id)).size).toBe(stream.events().length);
  stream.close();
});

test("whoever comes back with the last id they saw gets exactly what they missed", async () => {
  const first = await open(app);
  const { id } = await addClient(app, { name: "Before" });
  await expect.poll(() => first.events().at(-1)?.data).toMatchObject({ clientId: id });
  const seen = first.events().at(-1)?.id ?? "";
  first.close();
  const missed = await addClient(app, { name: "Missed" });
  await app.call(restoreClient, { params: { id } });

  const byHeader = await open(app, { lastEventId: seen });
  const byAddress = await open(app, { after: seen });
  const both = await open(app, { after: "0", lastEventId: seen });

  for (const stream of [byHeader, byAddress, both]) {
    await expect.poll(stream.events).toEqual([
      {
        id: expect.any(String),
        name: "message",
        data: { clientId: missed.id, version: 1, by: "Ada Admin" },
      },
    ]);
    stream.close();
  }
});

test("a place beyond the end, as from before a restore, begins anew with reset", async () => {
  const stream = await open(app, { after: "999999999" });

  await expect.poll(stream.events).toEqual([{ id: expect.any(String), name: "reset", data: null }]);
  stream.close();
});

test("another team's changes never come, whatever place is asked for", async () => {
  const stranger = await testApp();
  const stream = await open(stranger, { after: "0" });
  const theirs = await open(app);

  await addClient(app, { name: "Ours alone" });
  await expect.poll(() => theirs.events().length).toBe(2);
  const own = await addClient(stranger, { name: "Own" });

  await expect.poll(stream.events).toEqual([
    {
      id: expect.any(String),
      name: "message",
      data: { clientId: own.id, version: 1, by: "Ada Admin" },
    },
  ]);
  for (const each of [stream, theirs]) each.close();
});

test("what is refused or rolled back is never told", async () => {
  const stream = await open(app);
  await addClient(app, { name: "Only once" });
  await app.call(createClient, { body: { name: "Only once" } });
  const { id } = await addClient(app, { name: "And another" });

  await expect.poll(() => stream.events().at(-1)?.data).toMatchObject({ clientId: id });
  expect(stream.events().filter(({ name }) => name === "message")).toHaveLength(2);
  stream.close();
});
