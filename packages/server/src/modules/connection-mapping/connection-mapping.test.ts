import {
  decideClosedChanges,
  getAccountFigures,
  getClosedChanges,
  getConnectionFigures,
  getConnectionMapping,
  previewConnectionMapping,
  setConnectionMapping,
} from "@app/contract/connection-mapping";
import { monthOf } from "@app/engine/time/month";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Runner } from "#core/job-runner.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import {
  addConnection,
  SOURCES,
  statusOf,
  syncNow,
  syncRunner,
} from "#testing/test-connections.ts";

let app: TestApp;
let runner: Runner;
beforeAll(async () => {
  app = await testApp();
  runner = syncRunner(app);
});
afterAll(() => runner.stop());

async function synced(sourceId = SOURCES.sample) {
  const { id } = await addConnection(app, { sourceId });
  await syncNow(app, id);
  return id;
}

/** Every account with money where it is suggested to be. */
async function takeSuggestions(id: number) {
  const { accounts, version } = await mappingOf(id);
  const choices = accounts
    .filter(({ state }) => state === "without-line")
    .map(({ accountId, suggestion }) => ({ accountId, line: suggestion.line }));
  if (choices.length === 0) return;
  const body = { version, choices };
  dataOf(await app.call(setConnectionMapping, { params: { id }, body }));
}

async function mappingOf(id: number) {
  return dataOf(await app.call(getConnectionMapping, { params: { id } }));
}

async function figuresOf(id: number) {
  return dataOf(await app.call(getConnectionFigures, { params: { id } }));
}

test("sure suggestions are taken as read, with why; what has money and no line is counted", async () => {
  const id = await synced(SOURCES.xeroDemo);
  const { accounts, lines } = await mappingOf(id);
  expect(accounts.find(({ name }) => name === "Wages and salaries")).toMatchObject({
    state: "taken",
    line: "wages",
    suggestion: { line: "wages", reason: expect.stringContaining("wages") },
  });
  const stranded = accounts.filter(({ state }) => state === "without-line");
  expect(accounts.slice(0, stranded.length)).toEqual(stranded);
  expect((await statusOf(app, id)).unmappedCount).toBe(stranded.length);
  expect(lines.find((line) => line.id === "cash")?.classes).toEqual(["ASSET"]);
});

test("source and model agree to the cent in every month once no account stands nowhere", async () => {
  for (const sourceId of [SOURCES.sample, SOURCES.xeroDemo]) {
    const id = await synced(sourceId);
    await takeSuggestions(id);
    const { months } = await figuresOf(id);
    expect(months).toHaveLength(25);
    expect(months.flatMap(({ netProfit, netAssets }) => [netProfit, netAssets])).toSatisfy(
      (all: { difference: string; onHold: string }[]) =>
        all.every(({ difference, onHold }) => difference === "0" && onHold === "0"),
    );
    expect(months.some(({ netProfit }) => netProfit.source !== "0")).toBe(true);
    expect(await statusOf(app, id)).toMatchObject({ state: "up-to-date", unmappedCount: 0 });
  }
});

test("a line that is taken away shows as the difference, and blocks with the account", async () => {
  const id = await synced();
  const { version } = await mappingOf(id);
  const choices = [{ accountId: "6300", line: null }];
  await app.call(setConnectionMapping, { params: { id }, body: { version, choices } });
  const differences = (await figuresOf(id)).months.map(({ netProfit }) => netProfit.difference);
  expect(differences.some((difference) => difference !== "0")).toBe(true);
  expect((await mappingOf(id)).accounts[0]).toMatchObject({
    accountId: "6300",
    state: "without-line",
  });
  expect((await statusOf(app, id)).state).toBe("needs-attention");
});

test("a choice is previewed, held to its version and class, and remembered for the team", async () => {
  const id = await synced();
  const { version, accounts } = await mappingOf(id);
  const legal = accounts.find(({ accountId }) => accountId === "6300");
  const params = { id };
  const choices = [{ accountId: "6300", line: "otherExpenses" }];
  const preview = dataOf(await app.call(previewConnectionMapping, { params, body: { choices } }));
  expect(preview.moves.map(({ line }) => line).sort()).toEqual(
    [legal?.line ?? "", "otherExpenses"].sort(),
  );
  const set = (line: string, at: number) =>
    app.send(setConnectionMapping, {
      params,
      body: { version: at, choices: [{ accountId: "6300", line }] },
    });
  expect((await set("cash", version)).envelope.errors).toMatchObject([
    { key: "choices", message: expect.stringContaining("of the class expense") },
  ]);
  expect((await set("otherExpenses", version)).status).toBe(200);
  expect((await set("otherExpenses", version)).status).toBe(412);

  const next = await synced();
  const remembered = (await mappingOf(next)).accounts.find(({ name }) => name === legal?.name);
  expect(remembered).toMatchObject({
    line: "otherExpenses",
    suggestion: { reason: expect.stringContaining("Your team placed") },
  });
});

async function choose(id: number, accountId: string, line: string) {
  const { version } = await mappingOf(id);
  const body = { version, choices: [{ accountId, line }] };
  dataOf(await app.call(setConnectionMapping, { params: { id }, body }));
}

test("what was chosen differently for two clients is not taken for a third, and says who chose what @long", async () => {
  const [one, two] = [await synced(), await synced()];
  await choose(one, "6200", "otherExpenses");
  await choose(two, "6200", "office");
  const next = await synced();
  const asked = (await mappingOf(next)).accounts.find(({ accountId }) => accountId === "6200");
  expect(asked).toMatchObject({ state: "without-line", line: null });
  expect(asked?.suggestion.confidence).toBeLessThan(0.9);
  expect(asked?.suggestion.reason).toMatch(
    /as (.+) by Ada Admin for (.+), as (.+) by Ada Admin for (.+)\./,
  );
});

/** A bill that came late is dated into the closed year, and found by the next sync. */
async function withLateBill() {
  const id = await synced();
  await takeSuggestions(id);
  const now = app.parts.now();
  const backPostedIn = monthOf(now.getUTCFullYear(), now.getUTCMonth() + 1);
  await app.parts.storage.query("update connections set settings = $1 where id = $2", [
    ...[JSON.stringify({ given: { backPostedIn } }), id],
  ]);
  const status = await syncNow(app, id);
  return { id, status };
}

async function changesOf(id: number) {
  return dataOf(await app.call(getClosedChanges, { params: { id } }));
}

test("a changed closed month waits: models go by what was until both sides are accepted", async () => {
  const other = await synced();
  await takeSuggestions(other);
  const before = await figuresOf(other);
  const { id, status } = await withLateBill();
  expect(status).toMatchObject({
    state: "needs-attention",
    undecidedCount: 2,
    reason: expect.stringContaining("Closed months changed on 2 accounts"),
  });
  const { items, profitDifference } = await changesOf(id);
  expect(items.map(({ accountId, difference }) => [accountId, difference]).sort()).toEqual([
    ["2010", "-418000"],
    ["6300", "418000"],
  ]);
  expect(profitDifference).toBe("-418000");
  const month = items[0]?.month ?? 0;
  const profitIn = (all: typeof before) =>
    all.months.find((each) => each.month === month)?.netProfit;
  const held = profitIn(await figuresOf(id));
  expect(held?.model).toBe(profitIn(before)?.model);
  expect(held).toMatchObject({ onHold: "418000", difference: "0" });

  const decide = (accept: string[], hold: string[] = []) =>
    app.send(decideClosedChanges, { params: { id }, body: { accept, hold } });
  expect((await decide(["6300"])).envelope.errors).toMatchObject([
    { message: expect.stringContaining("adds up to 4,180.00 in") },
  ]);
  expect((await decide([], ["6300", "2010"])).envelope).toMatchObject({
    data: { items: [{ isHeld: true, decidedByName: "Ada Admin" }, { isHeld: true }] },
  });
  await syncNow(app, id);
  expect(await statusOf(app, id)).toMatchObject({ undecidedCount: 0 });
  expect((await changesOf(id)).items).toHaveLength(2);

  await decide(["6300", "2010"]);
  expect((await changesOf(id)).items).toEqual([]);
  expect(profitIn(await figuresOf(id))).toMatchObject({ onHold: "0", difference: "0" });
  await syncNow(app, id);
  expect((await changesOf(id)).items).toEqual([]);
});

test("a change that the source takes back is forgotten @long", async () => {
  const { id } = await withLateBill();
  await app.parts.storage.query("update connections set settings = '{}' where id = $1", [id]);
  await syncNow(app, id);
  expect((await changesOf(id)).items).toEqual([]);
  expect(await statusOf(app, id)).toMatchObject({ undecidedCount: 0 });
});

test("an account of the source tells its months as models take them, and the sync that brought each", async () => {
  const id = await synced();
  await takeSuggestions(id);
  const params = { id };
  const from = monthOf(2029, 11);
  const query = { accountId: "4010", from, monthCount: 2 };
  const told = dataOf(await app.call(getAccountFigures, { params, query }));
  const { lastSyncAt } = await statusOf(app, id);
  expect(told).toMatchObject({
    ...{ sourceName: "Sample Company", organisationName: "Harrow Lane Coffee Pty Ltd" },
    ...{ code: "4010", name: "Wholesale beans", currencyDecimals: 2 },
    months: [
      { month: from, movement: expect.stringMatching(/^-[1-9]\d+$/), readAt: lastSyncAt },
      { month: from + 1, movement: expect.stringMatching(/^-[1-9]\d+$/), readAt: lastSyncAt },
    ],
  });

  const before = { ...query, from: monthOf(2001, 1) };
  expect(dataOf(await app.call(getAccountFigures, { params, query: before })).months).toEqual([]);
  const unknown = { ...query, accountId: "nothing" };
  expect((await app.send(getAccountFigures, { params, query: unknown })).status).toBe(404);
  const stranger = await testApp();
  expect((await stranger.send(getAccountFigures, { params, query })).status).toBe(404);
});
