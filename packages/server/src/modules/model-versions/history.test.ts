import { randomUUID } from "node:crypto";
import { ACCESS_LEVELS } from "@app/contract/access-level";
import {
  getModelDocument,
  labelModelVersion,
  listModelEdits,
  listModelVersions,
  listRunVersions,
  restoreModelVersion,
} from "@app/contract/model-versions";
import { runDocument } from "@app/engine/actuals/bridge";
import { movementsIn, rollForward } from "@app/engine/actuals/roll-forward";
import { applyEdits } from "@app/engine/edits/apply-edits";
import type { Edit } from "@app/engine/edits/edit";
import { editsBetween } from "@app/engine/edits/edits-between";
import { stableText } from "@app/engine/model/stable-text";
import { periodsOf } from "@app/engine/time/timeline";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModel, grantModel } from "#testing/test-models.ts";
import { documentOf, saveEdits, textOf } from "#testing/test-saves.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const rate = (value: number): Edit => ({ kind: "set", place: "drivers/hourlyRate/values", value });

async function listed(caller: Caller, id: number, query = {}) {
  return dataOf(await caller.call(listModelVersions, { params: { id }, query }));
}

const nameVersion = (caller: Caller, id: number, version: number, label: string | null) =>
  caller.send(labelModelVersion, { params: { id, version }, body: { label } });

test("a person's saves within 30 minutes of each other are one row, from its first to its last", async () => {
  const tom = await app.addMember({ name: "Tom Okafor" });
  const { id } = await addModel(app);
  await saveEdits(app, id, 1, [rate(180)]);
  app.clock.advance({ minutes: 30 });
  await saveEdits(app, id, 2, [rate(181)], { message: "Rates of the new year" });
  app.clock.advance({ minutes: 31 });
  await saveEdits(app, id, 3, [rate(182)]);
  await saveEdits(tom, id, 4, [rate(183)]);

  const { items, totalItemCount } = await listed(app, id);
  expect(totalItemCount).toBe(4);
  expect(items.map(({ fromVersion, version }) => [fromVersion, version])).toEqual([
    [5, 5],
    [4, 4],
    [2, 3],
    [1, 1],
  ]);
  expect(items[0]).toMatchObject({ authorName: "Tom Okafor", isYou: false, kind: "save" });
  expect(items[2]).toMatchObject({
    ...{ authorName: "Ada Admin", isYou: true, message: "Rates of the new year" },
    closingCashBefore: items[3]?.closingCash,
  });
  expect(items[3]).toMatchObject({ kind: "create", closingCashBefore: null });
  const page = await listed(app, id, { offset: 1, limit: 2 });
  expect(page.items.map(({ version }) => version)).toEqual([4, 3]);
  expect((await listed(app, id, { offset: 4 })).items).toEqual([]);
});

test("a roll-forward was its first account and so many more changes in the list: it says what it was, and what was undone", async () => {
  const { id } = await addModel(app);
  const { document: before } = await documentOf(app, id);
  const { model, sheet } = runDocument(before);
  const { actualCount } = before.timeline;
  const came = movementsIn(model, sheet, actualCount);
  const after = rollForward(model, sheet, [came]);
  const month = periodsOf(before.timeline)[actualCount]?.label;
  await saveEdits(app, id, 1, editsBetween(before, after));
  await saveEdits(app, id, 2, [
    ...editsBetween(after, before),
    ...[rate(190), { kind: "set", place: "name", value: "FY27" } as const],
  ]);
  const messages = (await listed(app, id, { limit: 1 })).items.map(({ message }) => message);
  expect(messages).toEqual([`${month} forecast again, and 2 more changes`]);
  const run = dataOf(await app.call(listRunVersions, { params: { id, version: 2 } }));
  expect(run.items.map(({ message }) => message)).toContain(`Rolled forward to ${month}`);
});

test("every version of a run can be listed, and those with a name show in its row", async () => {
  const { id } = await addModel(app);
  for (const base of [1, 2, 3]) await saveEdits(app, id, base, [rate(base)]);
  expect((await nameVersion(app, id, 3, "Sent to the bank")).status).toBe(200);

  const { items } = await listed(app, id);
  expect(items[0]).toMatchObject({
    ...{ version: 4, fromVersion: 2, label: null },
    named: [{ version: 3, label: "Sent to the bank" }],
  });
  const run = dataOf(await app.call(listRunVersions, { params: { id, version: 2 } }));
  expect(run.items.map(({ version, label }) => [version, label])).toEqual([
    [4, null],
    [3, "Sent to the bank"],
    [2, null],
  ]);
});

test("a save after a version with a name begins a new row, and a name can be taken away", async () => {
  const { id } = await addModel(app);
  await saveEdits(app, id, 1, [rate(1)]);
  await nameVersion(app, id, 2, "Board");
  await saveEdits(app, id, 2, [rate(2)]);

  expect((await listed(app, id)).items.map(({ version, label }) => [version, label])).toEqual([
    [3, null],
    [2, "Board"],
    [1, null],
  ]);
  await nameVersion(app, id, 2, null);
  expect((await listed(app, id)).items[1]).toMatchObject({ version: 2, label: null });
  expect((await nameVersion(app, id, 9, "No")).status).toBe(404);
});

test("any of 53 versions is read to the byte, near a snapshot and far from one @long", async () => {
  const { id } = await addModel(app);
  const first = (await documentOf(app, id)).document;
  for (let base = 1; base <= 52; base += 1) await saveEdits(app, id, base, [rate(base)]);

  for (const version of [2, 37, 49, 50, 51, 53]) {
    const expected = applyEdits(first, [rate(version - 1)]).document ?? first;
    expect(await textOf(app, id, version)).toBe(stableText(expected));
  }
  expect(await textOf(app, id, 1)).toBe(stableText(first));
  const query = { version: 54 };
  expect((await app.send(getModelDocument, { params: { id }, query })).status).toBe(404);
});

test("restoring makes a new version with the old one's bytes, once for each save id", async () => {
  const { id } = await addModel(app);
  const first = await textOf(app, id);
  await saveEdits(app, id, 1, [rate(190), { kind: "remove", place: "drivers/rateGrowth" }]);
  const body = { saveId: randomUUID() };
  const restored = await app.call(restoreModelVersion, { params: { id, version: 1 }, body });
  const again = await app.call(restoreModelVersion, { params: { id, version: 1 }, body });

  expect([dataOf(restored), dataOf(again)]).toEqual([{ version: 3 }, { version: 3 }]);
  expect(await textOf(app, id)).toBe(first);
  expect(await textOf(app, id, 2)).not.toBe(first);
  expect((await listed(app, id)).items[0]).toMatchObject({
    ...{ version: 3, fromVersion: 3, kind: "restore", message: "Restored version 1" },
  });
});

test("restoring what the model is already makes no version, and Review may not ask for it", async () => {
  const { id } = await addModel(app);
  const body = { saveId: randomUUID() };
  const restored = await app.call(restoreModelVersion, { params: { id, version: 1 }, body });
  expect(dataOf(restored)).toEqual({ version: 1 });
  const reviewer = await testApp();
  await grantModel(app, id, reviewer.person, ACCESS_LEVELS.REVIEW);
  const asked = { params: { id, version: 1 }, body: { saveId: randomUUID() } };
  expect((await reviewer.send(restoreModelVersion, asked)).status).toBe(403);
  expect((await listed(app, id)).totalItemCount).toBe(1);
});

test("a save of what somebody else has saved already makes no version", async () => {
  const { id } = await addModel(app);
  await saveEdits(app, id, 1, [rate(190)]);
  const { version } = await saveEdits(app, id, 1, [rate(190)]);
  expect(version).toBe(2);
  expect((await documentOf(app, id)).version).toBe(2);
});

test("what was saved after a version, made in it, gives the newest", async () => {
  const { id } = await addModel(app);
  const { document } = await documentOf(app, id);
  await saveEdits(app, id, 1, [rate(190)]);
  await saveEdits(app, id, 2, [{ kind: "remove", place: "drivers/rateGrowth" }]);
  const query = { afterVersion: 1 };
  const missed = dataOf(await app.call(listModelEdits, { params: { id }, query }));

  expect(missed).toMatchObject({ version: 3, isTooFar: false });
  const edits = missed.items.flatMap((each) => each.edits as Edit[]);
  const { document: followed = document } = applyEdits(document, edits);
  expect(stableText(followed)).toBe(await textOf(app, id));
});

test("after a version with no next one there is nothing to ask for, and no error of ours", async () => {
  const { id } = await addModel(app);
  const ask = (afterVersion: number) =>
    app.send(listModelEdits, { params: { id }, query: { afterVersion } });
  expect((await ask(2_147_483_646)).status).toBe(200);
  expect((await ask(2_147_483_647)).status).toBe(400);
});

test.each([
  [ACCESS_LEVELS.STANDARD, 200, 200],
  [ACCESS_LEVELS.DATA_ENTRY, 403, 403],
  [ACCESS_LEVELS.REVIEW, 403, 403],
  [ACCESS_LEVELS.READ_ONLY, 403, 403],
])(
  "a trusted user of level %i who names a version is answered %i, and who restores one %i",
  async (level, named, restored) => {
    const { id } = await addModel(app);
    await saveEdits(app, id, 1, [{ kind: "set", place: "drivers/hourlyRate/name", value: "Rate" }]);
    const trusted = await testApp();
    await grantModel(app, id, trusted.person, level);

    expect((await nameVersion(trusted, id, 1, "Mine")).status).toBe(named);
    const body = { saveId: randomUUID() };
    const answer = await trusted.send(restoreModelVersion, { params: { id, version: 1 }, body });
    expect(answer.status).toBe(restored);
    expect((await listed(trusted, id)).totalItemCount).toBe(restored === 200 ? 3 : 2);
  },
);

test("another team sees, names and restores no version", async () => {
  const { id } = await addModel(app);
  const stranger = await testApp();
  const params = { id, version: 1 };
  const answers = [
    await stranger.send(listModelVersions, { params: { id }, query: {} }),
    await stranger.send(listRunVersions, { params }),
    await stranger.send(listModelEdits, { params: { id }, query: { afterVersion: 0 } }),
    await nameVersion(stranger, id, 1, "Theirs"),
    await stranger.send(restoreModelVersion, { params, body: { saveId: randomUUID() } }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});
