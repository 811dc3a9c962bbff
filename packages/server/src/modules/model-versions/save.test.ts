import { randomUUID } from "node:crypto";
import { ACCESS_LEVELS } from "@app/contract/access-level";
import {
  getModelDocument,
  restoreModelVersion,
  saveModelDocument,
} from "@app/contract/model-versions";
import { getModel } from "@app/contract/models";
import type { Edit } from "@app/engine/edits/edit";
import { beforeAll, expect, test, vi } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModel, grantModel } from "#testing/test-models.ts";
import { documentOf, saveEdits, saveOf, textOf } from "#testing/test-saves.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const set = (place: string, value: unknown): Edit => ({ kind: "set", place, value });
const rate = (value: number) => set("drivers/hourlyRate/values", value);
const hours = (value: number) => set("drivers/hoursPerYear/values", value);

function refuse(id: number, edits: Edit[], more: Parameters<typeof saveOf>[2] = {}) {
  return app.send(saveModelDocument, { params: { id }, body: saveOf(1, edits, more) });
}

test("a save is a version: its edits, its words, its figures and who made it", async () => {
  const { id, figures } = await addModel(app);
  const saved = await saveEdits(app, id, 1, [rate(190)]);

  expect(saved).toMatchObject({
    ...{ modelId: id, version: 2, others: [], edits: [rate(190)], issues: [] },
    figures: { checks: { isBlocked: false } },
  });
  const model = dataOf(await app.call(getModel, { params: { id } }));
  expect(model).toMatchObject({ versionIdentifier: "2", documentVersion: 2, version: 1 });
  expect(model.figures).toEqual(saved.figures);
  expect(model.figures.lowestCash).not.toEqual(figures.lowestCash);
  const [entry] = await app.parts.storage.query<{ after: unknown }>(
    "select after from audit_entries where action = 'model.save' and subject_id = $1",
    [id],
  );
  expect(entry?.after).toMatchObject({
    version: 2,
    message: "Average rate an hour from 175 to 190",
  });
});

test("changes of two people to different places are both kept, and the second learns of the first's", async () => {
  const tom = await app.addMember({ name: "Tom Okafor" });
  const { id } = await addModel(app);
  await saveEdits(app, id, 1, [rate(190)], { message: "New rates" });
  const second = await saveEdits(tom, id, 1, [hours(1_600)]);

  expect(second).toMatchObject({
    version: 3,
    others: [{ version: 2, authorName: "Ada Admin", isYou: false, edits: [rate(190)] }],
  });
  const { document } = await documentOf(tom, id);
  const values = (name: string) => document.drivers.find((each) => each.id === name)?.values;
  expect([values("hourlyRate"), values("hoursPerYear")]).toEqual([190, 1_600]);
});

test("a change of the same place comes back with both values, whose the other is and when, and nothing is saved", async () => {
  const tom = await app.addMember({ name: "Tom Okafor" });
  const { id } = await addModel(app);
  await saveEdits(app, id, 1, [rate(190)]);
  const answer = dataOf(
    await tom.call(saveModelDocument, {
      params: { id },
      body: saveOf(1, [hours(1_600), rate(160)]),
    }),
  );

  expect(answer).toMatchObject({
    outcome: "conflict",
    version: 2,
    conflicts: [
      {
        place: "drivers/hourlyRate/values",
        reason: "changed",
        mineIndex: 1,
        theirName: "Ada Admin",
        theirAt: app.clock.now().toISOString(),
        ...{ before: 175, mine: 160, theirs: 190 },
      },
    ],
  });
  expect((await documentOf(app, id)).version).toBe(2);
});

test("what a person decided for is saved over the others' change, but not over one they have not seen", async () => {
  const tom = await app.addMember({ name: "Tom Okafor" });
  const { id } = await addModel(app);
  await saveEdits(app, id, 1, [rate(190)]);
  await saveEdits(app, id, 2, [rate(195)]);
  const decided = (version: number) =>
    tom.call(saveModelDocument, {
      params: { id },
      body: saveOf(1, [rate(160)], { settled: { version, edits: [0] } }),
    });

  expect(await decided(2)).toMatchObject({
    data: { outcome: "conflict", conflicts: [{ theirs: 195, mineIndex: 0 }] },
  });
  expect(await decided(3)).toMatchObject({ data: { outcome: "saved", version: 4 } });
});

test("the same save id again is the same save with the same answer, whatever was saved since", async () => {
  const { id } = await addModel(app);
  await saveEdits(app, id, 1, [hours(1_700)]);
  const body = saveOf(1, [rate(190)]);
  const first = await app.call(saveModelDocument, { params: { id }, body });
  const second = await app.call(saveModelDocument, { params: { id }, body });
  await saveEdits(app, id, 3, [rate(210)]);
  const third = await app.call(saveModelDocument, { params: { id }, body });

  expect(first).toMatchObject({ data: { version: 3 } });
  expect([second, third]).toEqual([first, first]);
  expect((await documentOf(app, id)).version).toBe(4);
});

test("ten retries at once make one version and get one answer", async () => {
  const { id } = await addModel(app);
  const body = saveOf(1, [rate(190)]);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => app.call(saveModelDocument, { params: { id }, body })),
  );

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await documentOf(app, id)).version).toBe(2);
});

test("a save id of somebody else's is refused", async () => {
  const tom = await app.addMember();
  const { id } = await addModel(app);
  const saveId = randomUUID();
  await saveEdits(app, id, 1, [rate(190)], { saveId });
  const body = saveOf(1, [hours(1_600)], { saveId });

  expect(await tom.send(saveModelDocument, { params: { id }, body })).toMatchObject({
    status: 409,
    envelope: { errors: [{ key: "saveId" }] },
  });
});

test("five people who save different places at once all have their change in the end, each calculated once", async () => {
  const { id } = await addModel(app);
  const run = vi.spyOn(app.parts.pool, "run");
  const people = await Promise.all(Array.from({ length: 5 }, () => app.addMember()));
  const names = ["hourlyRate", "hoursPerYear", "utilisation", "rateGrowth", "wageGrowth"];
  const answers = await Promise.all(
    people.map((person, at) =>
      saveEdits(person, id, 1, [set(`drivers/${names[at]}/values`, 0.5 + at)]),
    ),
  );

  expect(run.mock.calls.map(([task]) => task.name)).toEqual(Array(5).fill("make_save"));
  run.mockRestore();
  expect(answers.map(({ version }) => version).sort()).toEqual([2, 3, 4, 5, 6]);
  const { document } = await documentOf(app, id);
  const values = names.map((name) => document.drivers.find((each) => each.id === name)?.values);
  expect(values).toEqual([0.5, 1.5, 2.5, 3.5, 4.5]);
});

test("a model half typed is kept, with its issues told and shown in lists", async () => {
  const { id } = await addModel(app);
  const driver = { id: "fresh", name: "Fresh", unit: "count", formula: "hourlyRate * (" };
  const saved = await saveEdits(app, id, 1, [
    { kind: "insert", list: "drivers", entry: driver, after: null },
  ]);

  expect(saved.version).toBe(2);
  expect(saved.issues).toContainEqual(
    expect.objectContaining({ severity: "error", place: "drivers/fresh/formula" }),
  );
  expect(saved.figures.checks.isBlocked).toBe(true);
});

const many = <T>(count: number, entry: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => entry(at));

test.each<[string, number, Edit[], string]>([
  ["a foreign schema", 400, [set("schemaVersion", 99)], "document.schemaVersion"],
  ["a place that no model has", 400, [set("wishes/1", 1)], "edits.0"],
  [
    "an id that this model has not",
    400,
    [set("drivers/no/values", 1)],
    "document.drivers.no.values",
  ],
  [
    "12,000 drivers at once",
    400,
    [
      set(
        "drivers",
        many(12_000, (at) => ({ id: `d${at}`, name: "d", unit: "count", values: 1 })),
      ),
    ],
    "document.drivers",
  ],
  [
    "a million figures of a driver",
    400,
    [set("drivers/hourlyRate/values", Array(1_000_000).fill(1))],
    "edits",
  ],
])(
  "%s is refused by %i at its place, and the stored document is untouched",
  async (_, status, edits, key) => {
    const { id } = await addModel(app);
    const before = await textOf(app, id);
    const answer = await refuse(id, edits);

    expect([answer.status, answer.envelope.errors[0]?.key]).toEqual([status, key]);
    expect(await textOf(app, id)).toBe(before);
  },
);

test("a model of more than 5 MB is refused at the part that holds most of it", async () => {
  const { id } = await addModel(app);
  const note = (at: number): Edit => ({
    kind: "insert",
    list: "notes",
    entry: { id: `n${at}`, place: "drivers", text: "a".repeat(10_000) },
    after: null,
  });
  const first = await saveEdits(app, id, 1, many(400, note));
  const more = many(200, (at) => note(400 + at));
  const answer = await refuse(id, more, { baseVersion: first.version });

  expect([answer.status, answer.envelope.errors[0]?.key]).toEqual([400, "document.notes"]);
  expect((await documentOf(app, id)).version).toBe(2);
});

test("a base version that is yet to come is refused", async () => {
  const { id } = await addModel(app);

  expect(await refuse(id, [rate(1)], { baseVersion: 2 })).toMatchObject({
    status: 400,
    envelope: { errors: [{ key: "baseVersion", message: "This model has no version 2." }] },
  });
});

test.each([
  [ACCESS_LEVELS.STANDARD, [rate(1)], 200],
  [ACCESS_LEVELS.DATA_ENTRY, [rate(1)], 200],
  [ACCESS_LEVELS.DATA_ENTRY, [rate(1), set("name", "Mine")], 403],
  [ACCESS_LEVELS.REVIEW, [rate(1)], 403],
  [ACCESS_LEVELS.READ_ONLY, [rate(1)], 403],
  [ACCESS_LEVELS.NO_ACCESS, [rate(1)], 404],
])(
  "a trusted user of level %i who saves %j is answered %i, all of it or nothing",
  async (level, edits, status) => {
    const { id } = await addModel(app);
    const trusted = await testApp();
    await grantModel(app, id, trusted.person, level);
    const answer = await trusted.send(saveModelDocument, {
      params: { id },
      body: saveOf(1, edits),
    });

    expect(answer.status).toBe(status);
    expect((await documentOf(app, id)).version).toBe(status === 200 ? 2 : 1);
  },
);

test("a save as CREATE is a model of its own, once for each save id, and leaves the other as it was", async () => {
  const { id } = await addModel(app, { modelName: "Forecast" });
  await saveEdits(app, id, 1, [rate(200)]);
  const body = saveOf(1, [hours(1_600)], { saveMode: "CREATE" });
  const answers = await Promise.all(
    [1, 2, 3].map(() => app.call(saveModelDocument, { params: { id }, body })),
  );
  answers.push(await app.call(saveModelDocument, { params: { id }, body }));

  const [first] = answers;
  expect(first).toMatchObject({ data: { outcome: "saved", version: 1, others: [] } });
  expect(answers.map((each) => JSON.stringify(each))).toEqual(
    answers.map(() => JSON.stringify(first)),
  );
  const { modelId } = dataOf(first as NonNullable<typeof first>) as { modelId: number };
  expect(modelId).not.toBe(id);
  const copy = await documentOf(app, modelId);
  const values = (name: string) => copy.document.drivers.find((each) => each.id === name)?.values;
  expect([values("hourlyRate"), values("hoursPerYear")]).toEqual([175, 1_600]);
  expect((await documentOf(app, id)).version).toBe(2);
  const model = dataOf(await app.call(getModel, { params: { id: modelId } }));
  expect(model).toMatchObject({ modelName: "Forecast (copy)", owner: { isYou: true } });
});

test("saved as UNKNOWN by who may change the model it is an update, by who may read a copy of their own", async () => {
  const { id } = await addModel(app);
  const reader = await testApp();
  await grantModel(app, id, reader.person, ACCESS_LEVELS.READ_ONLY);
  const unknown = { saveMode: "UNKNOWN", modelName: "What if" } as const;

  expect(await saveEdits(app, id, 1, [rate(190)], unknown)).toMatchObject({ modelId: id });
  const { modelId } = await saveEdits(reader, id, 2, [rate(210)], unknown);
  expect(modelId).not.toBe(id);
  const copy = await reader.call(getModel, { params: { id: modelId } });
  expect(copy).toMatchObject({ data: { modelName: "What if", isShared: false } });
  expect((await documentOf(app, id)).version).toBe(2);
});

test("another team reads and saves nothing", async () => {
  const { id } = await addModel(app);
  const stranger = await testApp();
  const missing = { params: { id: 2_000_000_000 } };
  const answers = await Promise.all([
    stranger.send(getModelDocument, { params: { id }, query: {} }),
    stranger.send(getModelDocument, { ...missing, query: {} }),
    stranger.send(saveModelDocument, { params: { id }, body: saveOf(1, [rate(1)]) }),
    stranger.send(saveModelDocument, { ...missing, body: saveOf(1, [rate(1)]) }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope))).size).toBe(1);
});

test("a decision over a version that is yet to come is refused, and writes over nothing", async () => {
  const { id } = await addModel(app);
  await saveEdits(app, id, 1, [rate(190)]);
  const settled = { version: 2_147_483_647, edits: [0] };
  const answer = await refuse(id, [rate(200)], { settled });
  expect(answer).toMatchObject({
    status: 400,
    envelope: {
      errors: [{ key: "settled.version", message: "This model has no version 2147483647." }],
    },
  });
  expect((await documentOf(app, id)).version).toBe(2);
});

test("two scenarios of one id were saved, and one of them was lost: the save is refused at its place", async () => {
  const { id } = await addModel(app);
  const before = await textOf(app, id);
  const scenario = { id: "slow", name: "Slow", overrides: [] };
  const { drivers } = (await documentOf(app, id)).document;
  const answer = await refuse(id, [
    set("scenarios", [scenario, { ...scenario, name: "Slower" }]),
    set("drivers", [...drivers, drivers[0]]),
  ]);

  expect(answer.status).toBe(400);
  expect(answer.envelope.errors).toEqual([
    {
      key: `document.drivers.${drivers[0]?.id}#2`,
      message: `"${drivers[0]?.id}" is already there.`,
    },
    { key: "document.scenarios.slow#2", message: '"slow" is already there.' },
  ]);
  expect(await textOf(app, id)).toBe(before);
});

test("the day on which a driver was set was any text: it is a day of the calendar", async () => {
  const { id } = await addModel(app);
  for (const text of ["soon", "2026-02-30", "<b>2026-07-31</b>"]) {
    expect(await refuse(id, [set("drivers/hourlyRate/setOn", text)]), text).toMatchObject({
      status: 400,
      envelope: { errors: [{ key: "document.drivers.hourlyRate.setOn" }] },
    });
  }
  await saveEdits(app, id, 1, [set("drivers/hourlyRate/setOn", "2026-07-31")]);
});

test("other edits under a used save id are refused, where they seemed saved and were lost", async () => {
  const { id } = await addModel(app);
  const saveId = randomUUID();
  const first = await saveEdits(app, id, 1, [rate(190)], { saveId });
  expect(await saveEdits(app, id, 1, [rate(190)], { saveId })).toEqual(first);

  const used = { status: 409, envelope: { errors: [{ key: "saveId" }] } };
  expect(await refuse(id, [rate(200)], { saveId })).toMatchObject(used);
  const restored = await app.send(restoreModelVersion, {
    ...{ params: { id, version: 1 }, body: { saveId } },
  });
  expect(restored).toMatchObject(used);
  const copyId = randomUUID();
  const copy = { saveId: copyId, saveMode: "CREATE" as const };
  await saveEdits(app, id, 1, [rate(190)], copy);
  expect(await refuse(id, [rate(200)], copy)).toMatchObject(used);
  expect((await documentOf(app, id)).version).toBe(2);
});

test("a save without edits makes no version, and is answered with how the model stands", async () => {
  const { id } = await addModel(app);
  const { figures } = await saveEdits(app, id, 1, [rate(190)]);
  const answer = await saveEdits(app, id, 1, []);
  expect(answer).toMatchObject({ version: 2, edits: [], others: [{ version: 2 }], figures });
  expect((await documentOf(app, id)).version).toBe(2);
});
