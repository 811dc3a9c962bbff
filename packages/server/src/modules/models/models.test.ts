import { ACCESS_LEVELS } from "@app/contract/access-level";
import { getTeamActivity } from "@app/contract/activity";
import { getModel } from "@app/contract/models";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModel, grantModel } from "#testing/test-models.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

test("a model made from a starter opens at version 1, balanced, and its maker owns it", async () => {
  const tom = await app.addMember({ name: "Tom Okafor" });
  const made = await addModel(tom, { modelName: "FY27 forecast" });

  expect(made).toMatchObject({
    modelName: "FY27 forecast",
    versionIdentifier: "1",
    registeredModelAccessMode: ACCESS_LEVELS.FULL_ACCESS,
    owner: { name: "Tom Okafor", isYou: true },
    isParallelModel: false,
    hasParallelModel: false,
    parentModelName: null,
    figures: {
      currency: "AUD",
      timeSeries: "Monthly, 3 years",
      lastActual: null,
      checks: { isBlocked: false, errorCount: 0 },
    },
  });
  const { data } = await app.call(getModel, { params: { id: made.id } });
  expect(data).toMatchObject({
    registeredModelAccessMode: ACCESS_LEVELS.FULL_ACCESS,
    owner: { name: "Tom Okafor", isYou: false },
  });
});

test("another team gets nothing of a model", async () => {
  const { id } = await addModel(app);
  const stranger = await testApp();

  expect(await stranger.send(getModel, { params: { id } })).toMatchObject({ status: 404 });
});

test("what a model is called is not told to those it is kept from, by what was done to it", async () => {
  const team = await testApp();
  const tom = await team.addMember();
  const { id } = await addModel(team, { modelName: "Secret plan" });
  const open = await addModel(team, { modelName: "Open plan" });
  await grantModel(team, id, tom.person, ACCESS_LEVELS.NO_ACCESS);
  const told = async (caller: Caller) =>
    dataOf(await caller.call(getTeamActivity, {}))
      .items.map(({ verb, subject }) => `${verb} ${subject}`)
      .filter((line) => line.includes("model"));

  expect(await told(team)).toEqual(["made model Open plan", "made model Secret plan"]);
  expect(await told(tom)).toEqual(["made model Open plan"]);
  expect((await tom.call(getTeamActivity, {})).data?.items).toContainEqual(
    expect.objectContaining({ subject: "Open plan", target: { kind: "model", id: open.id } }),
  );
});
