import { randomUUID } from "node:crypto";
import { ACCESS_LEVELS } from "@app/contract/access-level";
import { restoreModelVersion } from "@app/contract/model-versions";
import { getTrackRecord } from "@app/contract/track-record";
import { runDocument } from "@app/engine/actuals/bridge";
import { movementsIn, rollForward } from "@app/engine/actuals/roll-forward";
import { standingForecast } from "@app/engine/actuals/track-record";
import { applyEdits } from "@app/engine/edits/apply-edits";
import { editsBetween } from "@app/engine/edits/edits-between";
import type { ModelDocument } from "@app/engine/model/document";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModel, grantModel } from "#testing/test-models.ts";
import { documentOf, saveEdits } from "#testing/test-saves.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

async function recordOf(caller: Caller, id: number) {
  return dataOf(await caller.call(getTrackRecord, { params: { id } }));
}

/** The next month comes as forecast, and so much more is spent in cash on what is spent there. */
function comesDearer(document: ModelDocument, by: number): ModelDocument {
  const { model, sheet } = runDocument(document);
  const forecast = movementsIn(model, sheet, document.timeline.actualCount);
  const idOf = (line: string) => document.accounts.find((each) => each.line === line)?.id ?? "";
  const [cash, cost] = [idOf("cash"), idOf("rent")];
  const came = {
    ...forecast,
    [cash]: (forecast[cash] ?? 0) - by,
    [cost]: (forecast[cost] ?? 0) + by,
  };
  return rollForward(model, sheet, [came]);
}

async function rollOn(caller: Caller, id: number, by: number) {
  const { version, document } = await documentOf(caller, id);
  const edits = editsBetween(document, comesDearer(document, by));
  await saveEdits(caller, id, version, edits);
  return { version, document, edits };
}

test("two months that came 100 and 40 dearer are two roll-forwards, and cash carries the first on", async () => {
  const { id } = await addModel(app);
  expect(await recordOf(app, id)).toMatchObject({ rollForwards: [], lines: [], aheads: [] });
  await rollOn(app, id, 100);
  const tom = await app.addMember({ name: "Tom Okafor" });
  await rollOn(tom, id, 40);

  const { rollForwards, lines, aheads, currency, unit } = await recordOf(app, id);
  expect({ currency, unit, aheads }).toEqual({ currency: "AUD", unit: "month", aheads: [1] });
  expect(
    rollForwards.map(({ version, authorName, isYou, from, to, profit, cash }) => ({
      ...{ version, authorName, isYou, from, to },
      profit: (profit?.came ?? 0) - (profit?.forecast ?? 0),
      cash: (cash?.came ?? 0) - (cash?.forecast ?? 0),
    })),
  ).toEqual([
    {
      ...{ version: 3, authorName: "Tom Okafor", isYou: false, from: "Aug-26", to: "Aug-26" },
      ...{ profit: expect.closeTo(-40, 6), cash: expect.closeTo(-40, 6) },
    },
    {
      ...{ version: 2, authorName: "Ada Admin", isYou: true, from: "Jul-26", to: "Jul-26" },
      ...{ profit: expect.closeTo(-100, 6), cash: expect.closeTo(-100, 6) },
    },
  ]);
  const profit = lines.find(({ line }) => line === "pl.profit");
  expect(profit?.byAhead).toMatchObject([
    { ahead: 1, count: 2, worse: 2, offBy: expect.closeTo(70, 6) },
  ]);
});

test("what is kept of a forecast is what its version says when it is opened again", async () => {
  const { id } = await addModel(app);
  const { version } = await rollOn(app, id, 100);
  const { document } = await documentOf(app, id, version);
  const { model, sheet } = runDocument(document);
  const [july = {}] = standingForecast(model, sheet).movements;
  const { lines } = await recordOf(app, id);
  for (const account of document.accounts) {
    const line = lines.find((each) => each.line === `pl.account.${account.id}`);
    if (line) expect(line.outcomes[0]?.forecast, account.name).toBe(0 - (july[account.id] ?? 0));
  }
});

test("a roll-forward that is undone leaves the record, and comes back when it is done again", async () => {
  const { id } = await addModel(app);
  const { document, edits } = await rollOn(app, id, 100);
  await saveEdits(app, id, 2, applyEdits(document, edits).inverse ?? []);
  expect(await recordOf(app, id)).toMatchObject({ rollForwards: [], lines: [] });
  await saveEdits(app, id, 3, edits);
  expect((await recordOf(app, id)).rollForwards).toMatchObject([{ version: 4, from: "Jul-26" }]);
});

test("restoring the version before takes it back as undo does, and a copy begins without a record", async () => {
  const { id } = await addModel(app);
  await rollOn(app, id, 100);
  const saved = await saveEdits(app, id, 2, [], { saveMode: "CREATE" });
  expect((await recordOf(app, saved.modelId)).rollForwards).toEqual([]);
  await app.call(restoreModelVersion, {
    params: { id, version: 1 },
    body: { saveId: randomUUID() },
  });
  expect((await recordOf(app, id)).rollForwards).toEqual([]);
});

test("whoever may read the model reads its record, and a stranger learns nothing", async () => {
  const { id } = await addModel(app);
  await rollOn(app, id, 100);
  const stranger = await testApp();
  const { errors } = await stranger.call(getTrackRecord, { params: { id } });
  expect(errors).toEqual([{ key: "root", message: "Model not found." }]);
  await grantModel(app, id, stranger.person, ACCESS_LEVELS.READ_ONLY);
  const [rolled] = (await recordOf(stranger, id)).rollForwards;
  expect(rolled).toMatchObject({ authorName: "Ada Admin", isYou: false });
});
