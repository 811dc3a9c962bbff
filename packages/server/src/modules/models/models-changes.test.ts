import { ACCESS_LEVELS } from "@app/contract/access-level";
import {
  addTrustedUser,
  createTrustedUserInvite,
  inviteNewOwner,
  removeTrustedUser,
  setAccountAccessMode,
} from "@app/contract/model-sharing";
import { cancelModel, modelChanges, updateModel } from "@app/contract/models";
import { expect, onTestFinished, test } from "vitest";
import { buildApp } from "#app.ts";
import { drainServer } from "#http/drain.ts";
import { testApp } from "#testing/test-app.ts";
import { addModel } from "#testing/test-models.ts";
import { listening, openStream } from "#testing/test-stream.ts";

test("whoever is given a model of another team hears of it, of what becomes of it, and of its end", async () => {
  const [app, friend] = [await testApp(), await testApp()];
  const server = await buildApp(app.parts);
  onTestFinished(() => drainServer(server.fastify, 0));
  const url = await listening(server);
  const colleague = await friend.addMember();
  const { id } = await addModel(app);
  const params = { id };
  const theirs = await openStream(url, modelChanges, friend);
  const others = await openStream(url, modelChanges, colleague);
  await expect.poll(() => [theirs.events().length, others.events().length]).toEqual([1, 1]);
  const hears = async (deed: Promise<unknown>) => {
    const before = theirs.events().length;
    await deed;
    await expect.poll(() => theirs.events().length).toBe(before + 1);
  };

  const { email, userId } = friend.person;
  const body = { email, registeredModelAccessMode: ACCESS_LEVELS.READ_ONLY };
  await hears(app.call(addTrustedUser, { params, body }));
  await hears(app.call(updateModel, { params, body: { modelName: "Renamed" } }));
  await hears(app.call(cancelModel, { params }));
  await hears(app.call(removeTrustedUser, { params: { id, userId } }));
  await hears(app.call(createTrustedUserInvite, { params, body }));
  await hears(app.call(inviteNewOwner, { params, body: { email } }));
  await app.call(updateModel, { params, body: { modelName: "None of theirs" } });
  expect(others.events()).toHaveLength(1);
  theirs.close();
  others.close();
});

test("a list hears that a colleague made a model, not which, and another team hears nothing", async () => {
  const app = await testApp();
  const server = await buildApp(app.parts);
  onTestFinished(() => drainServer(server.fastify, 0));
  const url = await listening(server);
  const [tom, stranger] = [await app.addMember(), await testApp()];
  const ours = await openStream(url, modelChanges, app);
  const theirs = await openStream(url, modelChanges, stranger);
  await expect.poll(() => [ours.events().length, theirs.events().length]).toEqual([1, 1]);

  await addModel(tom);

  await expect
    .poll(() => ours.events().at(-1))
    .toEqual({ id: expect.any(String), name: "message", data: { at: expect.any(String) } });
  expect(theirs.events()).toHaveLength(1);
  ours.close();
  theirs.close();
});

test("a member at No Access did hear that a model kept from them was saved; now only that it was taken away", async () => {
  const app = await testApp();
  const server = await buildApp(app.parts);
  onTestFinished(() => drainServer(server.fastify, 0));
  const url = await listening(server);
  const tom = await app.addMember();
  const { id } = await addModel(app);
  const [ours, theirs] = [
    await openStream(url, modelChanges, app),
    await openStream(url, modelChanges, tom),
  ];
  await expect.poll(() => [ours.events().length, theirs.events().length]).toEqual([1, 1]);
  const body = { registeredModelAccessMode: ACCESS_LEVELS.NO_ACCESS };
  await app.call(setAccountAccessMode, {
    ...{ params: { id, accountId: tom.person.accountId }, body },
  });
  await expect.poll(() => [ours.events().length, theirs.events().length]).toEqual([2, 2]);

  await app.call(updateModel, { params: { id }, body: { modelName: "Kept from Tom" } });
  await expect.poll(() => ours.events().length).toBe(3);
  await addModel(app);
  await expect.poll(() => ours.events().length).toBe(4);
  await expect.poll(() => theirs.events().length).toBe(3);
  ours.close();
  theirs.close();
});
