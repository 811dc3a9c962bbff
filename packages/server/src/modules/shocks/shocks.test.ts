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

/** A forecast from this month on, since shocks begin in it. */
function addForecast(app: TestApp, draft: Parameters<typeof addModel>[1] = {}) {
  return addModel(app, { start: `${app.clock.now().toISOString().slice(0, 8)}01`, ...draft });
}

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
  const { id } = await addForecast(app, { modelName: "FY27" });
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

test("the wait for its turn was counted as work, and what was left was told too long: a run takes from when it begins", async () => {
  const app = await testApp();
  await addForecast(app, { modelName: "FY27" });
  dataOf(await app.call(startShockRun, { body: { shocks: LESS_REVENUE } }));
  app.clock.advance({ minutes: 5 });
  expect(await runOf(app)).toMatchObject({ state: "queued", seconds: 300 });
  runner = testRunner(app.parts, [shockJob]);
  await vi.waitFor(async () => expect((await runOf(app))?.state).toBe("done"), 60_000);
  expect(await runOf(app)).toMatchObject({
    ...{ startedAt: app.clock.now().toISOString(), seconds: 0 },
  });
});

test("all forecasts together are added up by currency, shock by shock", async () => {
  const app = await testApp();
  await addForecast(app, { modelName: "One" });
  await addForecast(app, { modelName: "Two" });
  await addForecast(app, { modelName: "Three", currency: "USD" });
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
  await addForecast(app, { modelName: "FY27" });
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
  const { id } = await addForecast(app, { modelName: "FY27" });
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

test("what shocks change can be kept as a scenario, and comes to what was tried; the run tells where it is kept", async () => {
  const app = await testApp();
  await addForecast(app, { modelName: "Another" });
  const { id } = await addForecast(app, { modelName: "FY27" });
  const { keepId } = await tried(app);
  const params = { id };
  const found = dataOf(
    await app.call(findShockChanges, { params, body: { shocks: LESS_REVENUE } }),
  );
  expect(found).toMatchObject({ version: 1, missed: [] });
  expect(found.changes.length).toBeGreaterThan(1);
  const entry = { id: "shock", name: "Shock", overrides: found.changes };
  const after = found.scenarios.at(-1)?.id ?? null;
  const edits = [{ kind: "insert", list: "scenarios", entry, after }] as const;
  const body = { saveId: keepId, baseVersion: 1, edits: [...edits] };
  const keptIn = async () =>
    (await rowsOf(app)).filter(({ isKept }) => isKept).map(({ modelId }) => modelId);
  expect(await keptIn()).toEqual([]);
  expect(dataOf(await app.call(saveModelDocument, { params, body }))).toMatchObject({
    outcome: "saved",
  });
  const { document } = dataOf(await app.call(getModelDocument, { params, query: {} }));
  expect(JSON.stringify(document)).toContain('"Shock"');
  expect(await keptIn()).toEqual([id]);
  // A scenario more changes nothing of what was tried.
  expect(await runOf(app)).toMatchObject({ changedCount: 0, keepId });
  // Another run is kept nowhere yet.
  expect((await tried(app)).keepId).not.toBe(keepId);
  expect(await keptIn()).toEqual([]);
});

async function changeFigures(app: TestApp, id: number) {
  const edits = [{ kind: "set", place: "drivers/hourlyRate/values", value: 190 } as const];
  const body = { saveId: crypto.randomUUID(), baseVersion: 1, edits };
  expect(dataOf(await app.call(saveModelDocument, { params: { id }, body }))).toMatchObject({
    outcome: "saved",
  });
}

test("a model that was saved after the run did look current; it is marked, and nothing is kept of it until it is run again", async () => {
  const app = await testApp();
  const { id } = await addForecast(app, { modelName: "FY27" });
  await addForecast(app, { modelName: "FY28" });
  expect(await tried(app)).toMatchObject({ changedCount: 0 });
  await changeFigures(app, id);

  expect(await runOf(app)).toMatchObject({ changedCount: 1 });
  const marks = (await rowsOf(app)).map(({ modelId, isChanged }) => [modelId === id, isChanged]);
  expect(marks.toSorted()).toEqual([
    [false, false],
    [true, true],
  ]);
  const asked = { params: { id }, body: { shocks: LESS_REVENUE } };
  expect(await app.send(findShockChanges, asked)).toMatchObject({
    status: 409,
    envelope: {
      errors: [{ message: "This model was changed since the run. Run the shocks again." }],
    },
  });
  expect(await tried(app)).toMatchObject({ changedCount: 0 });
  expect(dataOf(await app.call(findShockChanges, asked)).changes).not.toEqual([]);
});

test("shocks that were not tried, or not on this model, were kept as if they had been shown, and are refused now", async () => {
  const app = await testApp();
  const { id } = await addForecast(app, { modelName: "FY27" });
  const keep = async (modelId: number, shocks: Shock[]) => {
    const { status, envelope } = await app.send(findShockChanges, {
      ...{ params: { id: modelId }, body: { shocks } },
    });
    return [status, envelope.errors[0]?.message];
  };
  const refused = [409, "These shocks were not worked out for this model. Run them first."];
  expect(await keep(id, LESS_REVENUE)).toEqual(refused);
  await tried(app);
  expect(await keep(id, LESS_REVENUE)).toEqual([200, undefined]);
  expect(await keep(id, [{ kind: "revenue", value: -0.2 }])).toEqual(refused);
  expect(await keep(id, LESS_REVENUE.slice(0, 1))).toEqual(refused);
  const later = await addForecast(app, { modelName: "FY28" });
  expect(await keep(later.id, LESS_REVENUE)).toEqual(refused);
  await app.parts.storage.query(
    "update shock_results set outcome = null, failure = 'It took too long.' where model_id = $1",
    [id],
  );
  expect(await keep(id, LESS_REVENUE)).toEqual(refused);
});

test("in a model that nobody rolled forward since January shocks begin in the month it is, in the run and in what is kept", async () => {
  const app = await testApp();
  const now = app.clock.now();
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 9, 1));
  const { id } = await addModel(app, { start: start.toISOString().slice(0, 10) });
  const { fromMonth } = await tried(app);
  const [row] = await rowsOf(app);
  expect(row?.outcome?.from).toBe(fromMonth);
  const { base, shocked } = row?.outcome ?? {};
  const cash = [base, shocked].map((figures) => figures?.closingCash.values ?? []);
  expect(cash[1]?.slice(0, 9)).toEqual(cash[0]?.slice(0, 9));
  expect(cash[1]?.[9]).not.toBe(cash[0]?.[9]);
  // Kept a month later, it is still what was shown: here the run is a month older instead.
  await app.parts.storage.query(
    "update shock_runs set started_at = started_at - interval '1 month' where team_id = $1",
    [app.person.teamId],
  );
  const found = await app.call(findShockChanges, {
    ...{ params: { id }, body: { shocks: LESS_REVENUE } },
  });
  expect(new Set(dataOf(found).changes.map(({ from }) => from))).toEqual(new Set([8]));
});

test("the files have a row for each forecast, with a formula for the change, under what was tried and what that changes", async () => {
  const app = await testApp();
  const { id } = await addClient(app, { name: "=Acorn" });
  await addForecast(app, { modelName: "FY27" });
  await app.parts.storage.query("update models set client_id = $1 where team_id = $2", [
    ...[id, app.person.teamId],
  ]);
  await tried(app);
  const csv = await app.download(downloadShockRun, { query: { as: "csv" } });
  const [title, note, headings, row] = csv.body.trim().split("\r\n");
  expect(title).toMatch(/^"Revenue −10.0 %, Wages \+3.0 %; run \d{4}-\d\d-\d\d \d\d:\d\d UTC"$/);
  expect(note).toContain("Wages: salaries, leave taken, and other costs of people.");
  expect(row).toContain(`"'=Acorn","FY27","AUD"`);
  expect(headings).toContain('"Most overdrawn in, shock","Runway in periods, base"');
  const month = expect.stringMatching(/^"[A-Z][a-z]{2}-\d\d"$/);
  expect(row?.split(",").slice(-16)).toEqual([
    ...[
      month,
      month,
      '""',
      '""',
      '""',
      '""',
      '"36+"',
      '"36+"',
      '""',
      '""',
      '"Pass"',
      '"Pass"',
      month,
      '""',
      '""',
      '""',
    ],
  ]);
  const file = await app.download(downloadShockRun, { query: {} });
  const { sheets } = await readTable({ name: "shock.xlsx", bytes: file.rawPayload });
  const cells = sheets[0]?.rows[3] ?? [];
  expect(cells[0]).toBe("=Acorn");
  expect(Number(cells[6])).toBeCloseTo(Number(cells[5]) - Number(cells[4]), 2);
});

test("customers who pay 100 days later take receipts below zero in the first month with no word: the row and the file say in which", async () => {
  const app = await testApp();
  await addForecast(app, { modelName: "FY27" });
  const { fromMonth } = await tried(app, [{ kind: "debtorDays", value: 100 }]);
  const [row] = await rowsOf(app);
  expect(row?.outcome?.receiptsBelowZero).toBe(fromMonth);
  const csv = await app.download(downloadShockRun, { query: { as: "csv" } });
  const [, , headings, cells] = csv.body.trim().split("\r\n");
  expect(headings).toMatch(/"Receipts below zero in, shock","Changed since the run"$/);
  expect(cells?.split(",").slice(-2)).toEqual([`"${fromMonth}"`, '""']);
});

test("the files say what is owed at most on an overdraft and when, without the shocks and with them; only a floor that holds is kept by it", async () => {
  const app = await testApp();
  await addForecast(app, { modelName: "FY27" });
  await tried(app);
  // As a forecast with an overdraft would have left it.
  for (const [at, amount] of [
    ["base", 100],
    ["shocked", 326_183.5],
  ] as const)
    await app.parts.storage.query(
      "update shock_results set outcome = jsonb_set(outcome::jsonb, $1, $2::jsonb)::json where team_id = $3",
      [`{${at},ahead,mostDrawn}`, { value: amount, period: "Sep-31" }, app.person.teamId],
    );
  expect(await runOf(app)).toMatchObject({ keptByOverdraft: { base: 1, shocked: 1 } });
  await app.parts.storage.query(
    "update shock_results set base_share = -0.1, shocked_share = 0 where team_id = $1",
    [app.person.teamId],
  );
  expect(await runOf(app)).toMatchObject({ keptByOverdraft: { base: 0, shocked: 1 } });
  const csv = await app.download(downloadShockRun, { query: { as: "csv" } });
  expect(csv.body.split("\r\n")[3]).toContain(',100,326183.5,"Sep-31","Sep-31",');
  const file = await app.download(downloadShockRun, { query: {} });
  const { sheets } = await readTable({ name: "shock.xlsx", bytes: file.rawPayload });
  const [, , headings = [], cells = []] = sheets[0]?.rows ?? [];
  const at = headings.indexOf("Most overdrawn, base");
  expect(cells.slice(at, at + 4)).toEqual([100, 326_183.5, "Sep-31", "Sep-31"]);
});

test("a forecast that plans nothing yet stood among the tightest under a shock: it comes last", async () => {
  const app = await testApp();
  const { id } = await addForecast(app, { modelName: "A plan of nothing" });
  await addForecast(app, { modelName: "Another" });
  await tried(app);
  // As a forecast without cash and floor would have left it, far below what the other keeps.
  await app.parts.storage.query(
    `update shock_results set shocked_share = -9, outcome = jsonb_set(outcome::jsonb,
       '{shocked,ahead,lowestHeadroom}',
       (outcome::jsonb #> '{shocked,ahead,lowestHeadroom}') || '{"value": 0, "floor": 0}')::json
     where model_id = $1`,
    [id],
  );
  expect((await rowsOf(app)).map(({ modelName }) => modelName)).toEqual([
    ...["Another", "A plan of nothing"],
  ]);
});
