import { ACCESS_LEVELS } from "@app/contract/access-level";
import {
  acceptModelOffer,
  addTrustedUser,
  inviteNewOwner,
  listAccountAccessModes,
  listModelOffers,
  listTrustedUsers,
  removeTrustedUser,
  setAccountAccessMode,
  setTrustedUser,
} from "@app/contract/model-sharing";
import { modelState } from "@app/contract/model-versions";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildApp } from "#app.ts";
import { drainServer } from "#http/drain.ts";
import type { App } from "#http/mount.ts";
import { type Member, type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModelRows } from "#testing/test-models.ts";
import { listening, type OpenStream, openStream } from "#testing/test-stream.ts";

const { READ_ONLY, STANDARD, FULL_ACCESS } = ACCESS_LEVELS;

let app: TestApp;
let helen: TestApp;
let server: App;
let url: string;
beforeAll(async () => {
  [app, helen] = [await testApp(), await testApp()];
  server = await buildApp(app.parts);
  url = await listening(server);
});
afterAll(() => drainServer(server.fastify, 0));

const lines: OpenStream[] = [];
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});

/** A model open on somebody's screen; gives the level it shows, and undefined once it has closed. */
async function openScreen(member: Member, id: number) {
  const line = await openStream(url, modelState, member, { id });
  lines.push(line);
  const state = () => line.events().findLast(({ name }) => name === "message")?.data;
  const level = () =>
    line.hasEnded()
      ? undefined
      : (state() as { registeredModelAccessMode: number } | undefined)?.registeredModelAccessMode;
  await expect.poll(level).toEqual(expect.any(Number));
  return level;
}

async function newModel() {
  const [id = 0] = await addModelRows(app, ["On screen"]);
  return id;
}

async function trust(id: number, { person }: Member) {
  const body = { email: person.email, registeredModelAccessMode: READ_ONLY };
  await app.call(addTrustedUser, { params: { id }, body });
}

test("a trusted user's open screen hears its new level, and closes when the access ends", async () => {
  const id = await newModel();
  await trust(id, helen);
  const level = await openScreen(helen, id);
  expect(level()).toBe(READ_ONLY);
  const params = { id, userId: helen.person.userId };
  await app.call(setTrustedUser, { params, body: { registeredModelAccessMode: FULL_ACCESS } });
  await expect.poll(level).toBe(FULL_ACCESS);
  await app.call(removeTrustedUser, { params });
  await expect.poll(level).toBeUndefined();
});

test("a member's open screen hears the level that was granted by name", async () => {
  const [id, tom] = [await newModel(), await app.addMember()];
  const level = await openScreen(tom, id);
  expect(level()).toBe(STANDARD);
  await app.call(setAccountAccessMode, {
    params: { id, accountId: tom.person.accountId },
    body: { registeredModelAccessMode: READ_ONLY },
  });
  await expect.poll(level).toBe(READ_ONLY);
});

test("who may open a model is listed with when they last did", async () => {
  const [id, tom] = [await newModel(), await app.addMember({ name: "Tom Okafor" })];
  await trust(id, helen);
  await openScreen(tom, id);
  await openScreen(helen, id);
  const members = dataOf(await app.call(listAccountAccessModes, { params: { id } })).items;
  const trusted = dataOf(await app.call(listTrustedUsers, { params: { id } })).items;
  const now = app.clock.now().toISOString();
  expect(members.find(({ name }) => name === "Tom Okafor")?.lastSeenAt).toBe(now);
  expect(members.find(({ isYou }) => isYou)?.lastSeenAt).toBeNull();
  expect(trusted[0]?.lastSeenAt).toBe(now);
});

test("when a model goes to another team, every screen of the old team and of those it trusted closes", async () => {
  const [id, third] = [await newModel(), await testApp()];
  await trust(id, third);
  const levels = [await openScreen(app, id), await openScreen(third, id)];
  await app.call(inviteNewOwner, { params: { id }, body: { email: helen.person.email } });
  const offers = await helen.call(listModelOffers, {});
  const offerId = offers.data?.items.at(-1)?.id ?? 0;
  await helen.call(acceptModelOffer, { params: { id: offerId } });
  for (const level of levels) await expect.poll(level).toBeUndefined();
  expect((await openScreen(helen, id))()).toBe(FULL_ACCESS);
});
