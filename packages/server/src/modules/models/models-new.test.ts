import { randomUUID } from "node:crypto";
import { ACCESS_LEVELS } from "@app/contract/access-level";
import { listClients } from "@app/contract/clients";
import { createModel, getModel, listModels } from "@app/contract/models";
import { exampleModels } from "@app/engine/examples/examples";
import { starterModels } from "@app/engine/starters/starters";
import { beforeAll, expect, test, vi } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { addClient, dataOf } from "#testing/test-clients.ts";
import { addModel, addModelRows, grantModel, starterOf } from "#testing/test-models.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

test("every starter becomes a model whose checks pass, in its usual time series", async () => {
  for (const { key, timeSeries } of starterModels) {
    const start = timeSeries[0].unit === "week" ? "2026-06-29" : "2026-07-01";
    const made = await addModel(app, { key, timeSeries: timeSeries[0].key, start });
    expect(made, key).toMatchObject({
      isEducation: false,
      figures: {
        timeSeries: timeSeries[0].name,
        checks: { isBlocked: false, errorCount: 0, alertCount: 0 },
      },
    });
  }
});

test("every example becomes an education model with two years of actuals", async () => {
  for (const { key } of exampleModels) {
    const body = { from: "example", modelName: key, key } as const;
    expect(dataOf(await app.call(createModel, { body })), key).toMatchObject({
      isEducation: true,
      figures: { lastActual: expect.any(String), closingCash: { actualCount: 12 } },
    });
  }
});

test.each([
  [{ key: "bakery" }, "key", "Choose a starter model."],
  [{ timeSeries: "weekly13" }, "timeSeries", "Choose a time series."],
  [{ currency: "QQQ" }, "currency", "Choose a currency."],
  [{ start: "2026-07-02" }, "start", expect.any(String)],
  [
    { timeSeries: "annual10", start: "2027-07-01", yearEndMonth: 12 },
    "start",
    "Years begin in Jan where the year ends in Dec.",
  ],
  [
    { timeSeries: "quarterly5", start: "2026-11-01" },
    "start",
    "Quarters begin in Jul, Oct, Jan or Apr where the year ends in Jun.",
  ],
] as const)("a starter chosen as %o is refused at %s", async (wrong, key, message) => {
  const { status, envelope } = await app.send(createModel, {
    body: {
      ...{ from: "starter", key: "servicesFirm", timeSeries: "monthly3", modelName: "Forecast" },
      ...{ start: "2026-07-01", yearEndMonth: 6, currency: "AUD", ...wrong },
    },
  });
  expect([status, envelope.errors]).toEqual([400, [{ key, message }]]);
});

test("a team's lists waited for the models it was making: twelve that wait for the pool hold up nothing", async () => {
  const { pool } = app.parts;
  const { run } = pool;
  let begin = () => {};
  const isTime = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const asked = vi.spyOn(pool, "run").mockImplementation(async (...args) => {
    await isTime;
    return run(...args);
  });
  const made = Array.from({ length: 12 }, () => addModel(app));
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);

  expect(await app.call(listClients, { query: {} })).toMatchObject({ success: true });
  begin();
  asked.mockRestore();
  expect(await Promise.all(made)).toHaveLength(12);
});

test("a copy has the figures of the model it was made from, and a history of its own", async () => {
  const tom = await app.addMember({ name: "Tom" });
  const client = await addClient(app, { name: "Saltmarsh" });
  const { id } = await addModel(app, { modelName: "Forecast" });
  const body = { from: "copy", modelName: "Copy", modelId: id, clientId: client.id } as const;
  const copy = dataOf(await tom.call(createModel, { body }));

  const origin = dataOf(await tom.call(getModel, { params: { id } }));
  expect(copy).toMatchObject({
    ...{ modelName: "Copy", versionIdentifier: "1", isParallelModel: false },
    ...{ clientName: "Saltmarsh", owner: { name: "Tom" }, figures: origin.figures },
  });
});

test("a parallel model names its parent, which says that it has one", async () => {
  const parent = await addModel(app, { modelName: "Forecast" });
  const body = { from: "parallel", modelName: "Budget", modelId: parent.id } as const;
  const parallel = dataOf(await app.call(createModel, { body }));

  expect(parallel).toMatchObject({
    ...{ isParallelModel: true, parentModelId: parent.id, parentModelName: "Forecast" },
    hasParallelModel: false,
  });
  expect(await app.call(getModel, { params: { id: parent.id } })).toMatchObject({
    data: { hasParallelModel: true, isParallelModel: false, parentModelName: null },
  });
});

test("a parent that is kept from somebody is not named to them, nor is a parallel model", async () => {
  const tom = await app.addMember();
  const [parent, other] = [await addModel(app), await addModel(app)];
  const make = async (modelId: number) => {
    const body = { from: "parallel", modelName: "Budget", modelId } as const;
    return dataOf(await app.call(createModel, { body }));
  };
  const [open, kept] = [await make(parent.id), await make(other.id)];
  await grantModel(app, parent.id, tom.person, ACCESS_LEVELS.NO_ACCESS);
  await grantModel(app, kept.id, tom.person, ACCESS_LEVELS.NO_ACCESS);

  expect(await tom.call(getModel, { params: { id: open.id } })).toMatchObject({
    data: { isParallelModel: true, parentModelId: null, parentModelName: null },
  });
  expect(await tom.call(getModel, { params: { id: other.id } })).toMatchObject({
    data: { hasParallelModel: false },
  });
});

test("a model of another team can be copied by whoever reads it, but has no parallel there", async () => {
  const other = await testApp();
  const { id } = await addModel(other);
  await grantModel(other, id, app.person, ACCESS_LEVELS.READ_ONLY);
  const body = { modelName: "Mine", modelId: id };

  const copied = await app.send(createModel, { body: { ...body, from: "copy" } });
  expect(copied).toMatchObject({ status: 200, envelope: { data: { isShared: false } } });
  expect(await app.send(createModel, { body: { ...body, from: "parallel" } })).toMatchObject({
    status: 409,
    envelope: { errors: [{ key: "modelId" }] },
  });
});

test("what one may not see cannot be copied, as if it were not there", async () => {
  const stranger = await testApp();
  const { id } = await addModel(app);
  const [kept = 0] = await addModelRows(app, ["Kept"], { teamLevel: 0 });
  const tom = await app.addMember();
  const copy = (modelId: number) =>
    ({ body: { from: "copy", modelName: "Copy", modelId } }) as const;

  expect((await stranger.send(createModel, copy(id))).status).toBe(404);
  expect((await tom.send(createModel, copy(kept))).status).toBe(404);
});

test("a copy of an education model is one, too", async () => {
  const example = await app.call(createModel, {
    body: { from: "example", modelName: "Lesson", key: exampleModels[0]?.key ?? "" },
  });
  const modelId = dataOf(example).id;
  const copy = await app.call(createModel, { body: { from: "copy", modelName: "Mine", modelId } });
  expect(copy).toMatchObject({ data: { isEducation: true } });
});

test("a model asked for twice was made twice: one save id at once and again is one model, and one answer", async () => {
  const admin = await testApp();
  const { id: modelId } = await addModel(admin);
  const sources = [
    starterOf({ modelName: "Twice" }),
    { from: "example", modelName: "Twice", key: exampleModels[0]?.key ?? "" },
    { from: "copy", modelName: "Twice", modelId },
  ] as const;
  for (const source of sources) {
    const body = { ...source, saveId: randomUUID() };
    const ask = async () => dataOf(await admin.call(createModel, { body }));
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(second, source.from).toEqual(first);
    expect(await ask(), source.from).toEqual(first);
  }
  const { filterCounts } = dataOf(await admin.call(listModels, { query: { search: "Twice" } }));
  expect(filterCounts).toMatchObject([
    { key: "Team", count: 2 },
    { key: "Shared", count: 0 },
    { key: "Inactive", count: 0 },
    { key: "Education", count: 1 },
  ]);
});

test("a save id that made a model makes no other one, and is nobody else's", async () => {
  const saveId = randomUUID();
  const made = await addModel(app, { saveId });
  expect(
    await app.send(createModel, { body: starterOf({ saveId, modelName: "Another" }) }),
  ).toMatchObject({ status: 409, envelope: { errors: [{ key: "saveId" }] } });
  const stranger = await testApp();
  expect((await addModel(stranger, { saveId })).id).not.toBe(made.id);
});
