import { ACCESS_LEVELS } from "@app/contract/access-level";
import { getModel } from "@app/contract/models";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { addModel } from "#testing/test-models.ts";

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
