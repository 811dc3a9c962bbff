import { getModelDocument, saveModelDocument } from "@app/contract/model-versions";
import { getModel } from "@app/contract/models";
import {
  downloadShockRun,
  findShockChanges,
  forgetShockRun,
  getShockRun,
  listShockRows,
  startShockRun,
} from "@app/contract/shocks";
import type { Shock } from "@app/engine/analysis/shock";
import { readTable } from "@app/spreadsheet/read-table";
import { afterEach, expect, test, vi } from "vitest";
import type { Runner } from "#core/job-runner.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { addClient, dataOf } from "#testing/test-clients.ts";
import { testRunner } from "#testing/test-jobs.ts";
import { addModel, addModelRows } from "#testing/test-models.ts";
import { shockJob } from "./shock-job.ts";

let runner: Runner | undefined;
afterEach(async () => {
  await runner?.stop();
  runner = undefined;
});

const LESS_REVENUE: Shock[] = [
  { kind: "revenue", value: -0.1 },
  { kind: "wages", value: 0.03 },
];

const runOf = async (caller: Pick<Caller, "call">) => dataOf(await caller.call(getShockRun, {}));
const rowsOf = async (caller: Pick<Caller, "call">) =>
  dataOf(await caller.call(listShockRows, { query: {} })).items;

/** Shocks, tried to the end. */
async function tried(app: TestApp, shocks = LESS_REVENUE) {
  runner ??= testRunner(app.parts, [shockJob]);
  dataOf(await app.call(startShockRun, { body: { shocks } }));
  await vi.waitFor(async () => expect((await runOf(app))?.state).toBe("done"), {
    ...{ timeout: 60_000, interval: 100 },
  });
  const run = await runOf(app);
  if (!run) throw new Error("There is no run.");
  return run;
}
test("shocks are tried on every forecast; what each costs adds up, and nothing is saved", async () => {
  const app = await testApp();
  const { id } = await addModel(app, { modelName: "FY27" });
  await addModelRows(app, ["Broken"]);
  const before = dataOf(await app.call(getModel, { params: { id } }));
  const run = await tried(app);

  expect(run).toMatchObject({ modelCount: 2, doneCount: 1, failedCount: 0, shocks: LESS_REVENUE });
  const [row, waiting] = await rowsOf(app);
  expect(row).toMatchObject({ modelName: "FY27", canKeep: true, failure: null });
  expect(waiting).toMatchObject({ modelName: "Broken", outcome: null });
  const { base, shocked } = row?.outcome ?? {};
  expect(base).toEqual(before.figures);
  expect(shocked?.ahead?.closing?.value).toBeLessThan(base?.ahead?.closing?.value ?? 0);
  expect(dataOf(await app.call(getModel, { params: { id } }))).toEqual(before);
});

test("all forecasts together are added up by currency, shock by shock", async () => {
  const app = await testApp();
  const start = app.clock.now().toISOString().slice(0, 8).concat("01");
  await addModel(app, { modelName: "One", start });
  await addModel(app, { modelName: "Two", start });
  await addModel(app, { modelName: "Three", start, currency: "USD" });
  const { outlook } = await tried(app);
  expect(outlook?.cash.map(({ currency, forecastCount }) => [currency, forecastCount])).toEqual([
    ["AUD", 2],
    ["USD", 1],
  ]);
  const [aud, usd] = outlook?.cash ?? [];
  const twice = (amounts: readonly (number | null)[] = []) =>
    amounts.map((each) => (each ?? 0) * 2);
  expect(aud?.base).toEqual(twice(usd?.base).map((each) => expect.closeTo(each, 2)));
  expect(aud?.steps).toHaveLength(2);
  const [row] = await rowsOf(app);
  const last = row?.outcome?.shocked.closingCash.values[7];
  expect(usd?.steps[1]?.[7]).toBe(last);
});

test("a run of somebody else, in the team or out of it, is not to be seen", async () => {
  const app = await testApp();
  const member = await app.addMember();
  const stranger = await testApp();
  await addModel(app, { modelName: "FY27" });
  await tried(app);
  expect(await runOf(member)).toBeNull();
  expect(await runOf(stranger)).toBeNull();
  expect((await rowsOf(member)).map(({ outcome }) => outcome)).toEqual([null]);
  expect(await rowsOf(stranger)).toEqual([]);
  const { statusCode } = await stranger.download(downloadShockRun, { query: {} });
  expect(statusCode).toBe(404);
});

test("a model that was taken from somebody after their run is no longer in it", async () => {
  const app = await testApp();
  const member = await app.addMember();
  const { id } = await addModel(app, { modelName: "FY27" });
  runner = testRunner(app.parts, [shockJob]);
  dataOf(await member.call(startShockRun, { body: { shocks: LESS_REVENUE } }));
  await vi.waitFor(async () => expect((await runOf(member))?.state).toBe("done"), 60_000);
  expect(await rowsOf(member)).toHaveLength(1);
  await app.parts.storage.query("update models set team_level = 0 where id = $1", [id]);
  expect(await rowsOf(member)).toEqual([]);
});

test("asking again stops what runs and forgets what it came to; so does forgetting", async () => {
  const app = await testApp();
  await addModel(app);
  const first = dataOf(await app.call(startShockRun, { body: { shocks: LESS_REVENUE } }));
  const [, wages] = LESS_REVENUE;
  const second = dataOf(await app.call(startShockRun, { body: { shocks: wages ? [wages] : [] } }));
  expect(second.jobId).not.toBe(first.jobId);
  expect(await runOf(app)).toMatchObject({ jobId: second.jobId, state: "queued", shocks: [wages] });
  const states = await app.parts.storage.query("select state from jobs where id = $1", [
    first.jobId,
  ]);
  expect(states).toEqual([{ state: "cancelled" }]);
  dataOf(await app.call(forgetShockRun, {}));
  expect(await runOf(app)).toBeNull();
});

test.each([
  [[]],
  [[{ kind: "wages", value: 0 }]],
  [[{ kind: "wages", value: -1 }]],
  [[{ kind: "debtorDays", value: 4_000 }]],
  [[{ kind: "weather", value: 0.1 }]],
  [[...LESS_REVENUE, { kind: "wages", value: 0.04 }]],
])("%j is no shock to be tried", async (shocks) => {
  const app = await testApp();
  const answer = await app.send(startShockRun, { body: { shocks: shocks as Shock[] } });
  expect(answer.status).toBe(400);
});

test("what shocks change can be kept as a scenario, and comes to what was tried", async () => {
  const app = await testApp();
  const { id } = await addModel(app, { modelName: "FY27" });
  await tried(app);
  const params = { id };
  const found = dataOf(
    await app.call(findShockChanges, { params, body: { shocks: LESS_REVENUE } }),
  );
  expect(found).toMatchObject({ version: 1, missed: [] });
  expect(found.changes.length).toBeGreaterThan(1);
  const entry = { id: "shock", name: "Shock", overrides: found.changes };
  const after = found.scenarios.at(-1)?.id ?? null;
  const edits = [{ kind: "insert", list: "scenarios", entry, after }] as const;
  const body = { saveId: crypto.randomUUID(), baseVersion: 1, edits: [...edits] };
  expect(dataOf(await app.call(saveModelDocument, { params, body }))).toMatchObject({
    outcome: "saved",
  });
  const { document } = dataOf(await app.call(getModelDocument, { params, query: {} }));
  expect(JSON.stringify(document)).toContain('"Shock"');
});

test("the files have a row for each forecast, with a formula for the change", async () => {
  const app = await testApp();
  const { id } = await addClient(app, { name: "=Acorn" });
  await addModel(app, { modelName: "FY27" });
  await app.parts.storage.query("update models set client_id = $1 where team_id = $2", [
    ...[id, app.person.teamId],
  ]);
  await tried(app);
  const csv = await app.download(downloadShockRun, { query: { as: "csv" } });
  const [title, , row] = csv.body.trim().split("\r\n");
  expect(title).toBe('"Revenue −10.0 %, Wages +3.0 %"');
  expect(row).toContain(`"'=Acorn","FY27","AUD"`);
  const file = await app.download(downloadShockRun, { query: {} });
  const { sheets } = await readTable({ name: "shock.xlsx", bytes: file.rawPayload });
  const cells = sheets[0]?.rows[2] ?? [];
  expect(cells[0]).toBe("=Acorn");
  expect(Number(cells[6])).toBeCloseTo(Number(cells[5]) - Number(cells[4]), 2);
});
