import { ACCESS_LEVELS } from "@app/contract/access-level";
import { API_BASE } from "@app/contract/endpoint";
import { chooseClient, createModel, getModel, listModels } from "@app/contract/models";
import { listExampleModels, listStarterModels } from "@app/contract/starter-models";
import { expect, test } from "vitest";
import { buildApp } from "#app.ts";
import { type Member, testApp } from "#testing/test-app.ts";
import { addModel, grantModel } from "#testing/test-models.ts";

const NEVER_USED_ID = 2_147_483_647;

test("whoever may not see a model gets, by every call on it, the answer for one that never was", async () => {
  const app = await testApp({ rateLimitScale: 1_000 });
  const otherTeam = await testApp({ rateLimitScale: 1_000 });
  const other = await otherTeam.addMember();
  const shutOut = await app.addMember();
  const { id } = await addModel(app);
  await grantModel(app, id, shutOut.person, ACCESS_LEVELS.NO_ACCESS);
  const { calls } = await buildApp(app.parts);
  const onOne = calls.filter(
    ({ path, ...call }) => path.startsWith("/model/{id}") && !("events" in call),
  );
  expect(onOne.length).toBeGreaterThan(20);
  for (const { method, path } of onOne) {
    const answersTo = (caller: Member, modelId: number) => {
      const url = API_BASE + path.replace("{id}", String(modelId)).replace(/\{\w+\}/g, "1");
      return caller.inject({ method, url, ...(method !== "GET" && { payload: {} }) });
    };
    const never = await answersTo(other, NEVER_USED_ID);
    for (const stranger of [shutOut, other]) {
      const { statusCode, body } = await answersTo(stranger, id);
      expect([statusCode, body], `${method} ${path}`).toEqual([never.statusCode, never.body]);
    }
    expect(never.statusCode, `${method} ${path}`).toBeGreaterThanOrEqual(400);
  }
  expect(await app.call(getModel, { params: { id } })).toMatchObject({ data: { version: 1 } });
});

test("a model needs somebody signed in", async () => {
  const app = await testApp();
  const nobody = app.anonymous();
  expect((await nobody.send(listModels, { query: {} })).status).toBe(401);
  expect((await nobody.send(listStarterModels, {})).status).toBe(401);
  expect((await nobody.send(listExampleModels, {})).status).toBe(401);
  const example = { from: "example", modelName: "Lesson", key: "coffeeRoaster" } as const;
  expect((await nobody.send(createModel, { body: example })).status).toBe(401);
  const chosen = { modelIds: [1], clientId: null };
  expect((await nobody.send(chooseClient, { body: chosen })).status).toBe(401);
});
