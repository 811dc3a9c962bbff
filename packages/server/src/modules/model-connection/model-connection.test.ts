import { ACCESS_LEVELS } from "@app/contract/access-level";
import {
  decideClosedChanges,
  getClosedChanges,
  getConnectionMapping,
  setConnectionMapping,
} from "@app/contract/connection-mapping";
import { setTeamMemberAccess } from "@app/contract/connection-shares";
import type { DataOf } from "@app/contract/endpoint";
import {
  getModelConnection,
  readConnectionActuals,
  setModelConnection,
} from "@app/contract/model-connection";
import { getModelDocument } from "@app/contract/model-versions";
import { createModel, getModel } from "@app/contract/models";
import { planRollForward } from "@app/engine/actuals/plan-roll-forward";
import type { ModelDocument } from "@app/engine/model/document";
import { standardLine } from "@app/engine/model/standard-lines";
import { monthOf } from "@app/engine/time/month";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Runner } from "#core/job-runner.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { addClient, dataOf } from "#testing/test-clients.ts";
import { addConnection, syncNow, syncRunner } from "#testing/test-connections.ts";
import { addModel, grantModel } from "#testing/test-models.ts";

let app: TestApp;
let runner: Runner;
/** The clock stands in January 2030: December is the last month that is over. */
const DECEMBER = monthOf(2029, 12);
let connectionId: number;
let id: number;
beforeAll(async () => {
  app = await testApp({ rateLimitScale: 1_000 });
  runner = syncRunner(app);
  connectionId = await mapped();
  id = await quickModel(app, connectionId);
});
afterAll(() => runner.stop());

/** The sample company, synced, with every account under the line that is suggested for it. */
async function mapped() {
  const made = await addConnection(app);
  await syncNow(app, made.id);
  await placeAll(made.id);
  return made.id;
}

async function placeAll(of: number) {
  const params = { id: of };
  const { accounts, version } = dataOf(await app.call(getConnectionMapping, { params }));
  const choices = accounts.flatMap(({ accountId, line, suggestion }) =>
    line === null ? [{ accountId, line: suggestion.line }] : [],
  );
  if (choices.length > 0)
    dataOf(await app.call(setConnectionMapping, { params, body: { version, choices } }));
}

async function quickModel(caller: Caller, of: number) {
  const wishes = { forecastMonths: 24, unit: "month" as const };
  const body = { from: "connection", connectionId: of, modelName: "Rolled", ...wishes } as const;
  return dataOf(await caller.call(createModel, { body })).id;
}

async function documentOf(of: number) {
  const { document } = dataOf(await app.call(getModelDocument, { params: { id: of }, query: {} }));
  return document as ModelDocument;
}

/** As if the model had been made before its last periods were over. */
async function shorterBy(periods: number) {
  const made = await quickModel(app, connectionId);
  const document = await documentOf(made);
  const actualCount = document.timeline.actualCount - periods;
  const cut = {
    ...document,
    timeline: { ...document.timeline, actualCount },
    actuals: Object.fromEntries(
      Object.entries(document.actuals).map(([account, series]) => [
        account,
        series.slice(0, actualCount),
      ]),
    ),
  };
  await app.parts.storage.query("update model_documents set document = $1 where model_id = $2", [
    JSON.stringify(cut),
    made,
  ]);
  return { id: made, document: cut };
}

type Read = DataOf<typeof readConnectionActuals>;

/** What the page asks the engine. */
function rolled(document: ModelDocument, { accounts, decimals, months }: Read) {
  const places = Object.fromEntries(accounts.map((each) => [each.accountId, each.account]));
  const books = { decimals, months, places, turnsYears: true };
  const asked = { books, newAccounts: [], held: [], consumed: [] };
  const planned = planRollForward(document, asked);
  if (!("document" in planned)) throw new Error(JSON.stringify(planned));
  return planned;
}

/** What an account holds in the last actual period, by hand; revenue and expenses begin anew in July. */
function balanceIn({ accounts, actuals }: ModelDocument, account: string) {
  const found = accounts.find(({ id: each }) => each === account);
  const moved = actuals[account] ?? [];
  const isOfYear = standardLine(found?.line ?? "")?.statement === "profitAndLoss";
  const counted = isOfYear ? moved.slice(-MONTHS_SINCE_JULY) : [found?.opening ?? 0, ...moved];
  return Math.round(counted.reduce((sum, each) => sum + each, 0) * 100);
}

const MONTHS_SINCE_JULY = 6;

const read = async (of: number) =>
  dataOf(await app.call(readConnectionActuals, { params: { id: of } }));

test("a model made from a connection names it, and has nothing to take over on the day it was made", async () => {
  expect(dataOf(await app.call(getModel, { params: { id } }))).toMatchObject({
    ...{ connectionId, connectionName: "Harrow Lane Coffee Pty Ltd" },
  });
  expect(dataOf(await app.call(getModelConnection, { params: { id } }))).toMatchObject({
    ...{ link: "open", lastMonth: DECEMBER, changedMonths: [] },
    connection: { id: connectionId, sourceName: "Sample Company" },
  });
  const document = await documentOf(id);
  const { restatements, from, to, gone } = rolled(document, await read(id));
  expect({ restatements, gone, count: to - from + 1 }).toEqual({
    ...{ restatements: [], gone: [], count: 0 },
  });
});

test("two months that are over become actual by the mapping alone, each account to the ledger's cent", async () => {
  const { id: short, document } = await shorterBy(2);
  const found = await read(short);
  expect(found.problems).toEqual([]);
  expect(found.accounts.every(({ confidence, isNew }) => confidence === 1 && !isNew)).toBe(true);
  expect(found.months.at(-1)).toMatchObject({ month: DECEMBER, are: "balances" });

  const planned = rolled(document, found);
  expect([planned.to - planned.from + 1, planned.restatements]).toEqual([2, []]);
  const { amounts } = found.months.at(-1) as Read["months"][number];
  const ledger = new Map<string, number>();
  for (const { accountId, account } of found.accounts)
    ledger.set(account, (ledger.get(account) ?? 0) + (amounts[accountId] ?? 0));
  // What the year's profit went into is the one that no account tells by itself.
  ledger.delete(document.accounts.find(({ line }) => line === "retainedEarnings")?.id ?? "");
  expect([...ledger].filter(([, cents]) => cents !== 0).length).toBeGreaterThan(10);
  for (const [account, cents] of ledger)
    expect([account, balanceIn(planned.document, account)]).toEqual([account, cents]);
});

test("an account without a line keeps everything back, by its name", async () => {
  const of = await mapped();
  const made = await quickModel(app, of);
  const { version } = dataOf(await app.call(getConnectionMapping, { params: { id: of } }));
  const choices = [{ accountId: "4010", line: null }];
  dataOf(await app.call(setConnectionMapping, { params: { id: of }, body: { version, choices } }));
  const found = await read(made);
  expect(found).toMatchObject({ months: [], accounts: [] });
  expect(found.problems[0]).toMatchObject({
    accountId: "4010",
    message: expect.stringMatching(/^Account 4010 Wholesale beans has no place in the model/),
  });
});

test("a month that the source changed after it was closed is not given until the change is accepted", async () => {
  const of = await mapped();
  await app.parts.storage.query("update connections set settings = $1 where id = $2", [
    ...[JSON.stringify({ given: { backPostedIn: DECEMBER + 1 } }), of],
  ]);
  await syncNow(app, of);
  const { items } = dataOf(await app.call(getClosedChanges, { params: { id: of } }));
  const [changed] = items.map(({ month }) => month);
  if (changed === undefined) throw new Error("Nothing changed.");

  connectionId = of;
  const { id: short } = await shorterBy(DECEMBER - changed + 1);
  const state = dataOf(await app.call(getModelConnection, { params: { id: short } }));
  expect(state.changedMonths).toContain(changed);
  expect((await read(short)).months.at(-1)?.month).toBe(changed - 1);

  const accept = [...new Set(items.map(({ accountId }) => accountId))];
  const body = { accept, hold: [] };
  dataOf(await app.call(decideClosedChanges, { params: { id: of }, body }));
  expect((await read(short)).months.at(-1)?.month).toBe(DECEMBER);
});

test("who may open the model and not the connection is told neither its name nor a figure", async () => {
  const [shutOut, stranger] = [await app.addMember(), await testApp()];
  const member = { id: connectionId, accountId: shutOut.person.accountId };
  dataOf(await app.call(setTeamMemberAccess, { params: member, body: { hasAccess: false } }));
  const made = await quickModel(app, connectionId);
  await grantModel(app, made, shutOut.person, ACCESS_LEVELS.FULL_ACCESS);
  await grantModel(app, made, stranger.person, ACCESS_LEVELS.FULL_ACCESS);
  for (const caller of [shutOut, stranger]) {
    const params = { id: made };
    expect(dataOf(await caller.call(getModel, { params }))).toMatchObject({
      ...{ connectionId: null, connectionName: null },
    });
    expect(dataOf(await caller.call(getModelConnection, { params }))).toEqual({
      ...{ link: "hidden", connection: null, lastMonth: null, changedMonths: [] },
    });
    expect((await caller.send(readConnectionActuals, { params })).status).toBe(403);
  }
  const body = { connectionId };
  expect((await shutOut.send(setModelConnection, { params: { id: made }, body })).status).toBe(404);
});

test("whoever may only look at a model, and sees its connection, is shown the months", async () => {
  const reader = await app.addMember();
  await grantModel(app, id, reader.person, ACCESS_LEVELS.READ_ONLY);
  const answer = await reader.send(readConnectionActuals, { params: { id } });
  expect(answer.status).toBe(200);
  const body = { connectionId: null };
  expect((await reader.send(setModelConnection, { params: { id }, body })).status).toBe(403);
});

test("a model without a connection is given one whose books fit it, and what is not proved is asked", async () => {
  const start = "2029-12-01";
  const model = await addModel(app, { start });
  const params = { id: model.id };
  expect((await app.send(readConnectionActuals, { params })).status).toBe(409);
  const set = dataOf(await app.call(setModelConnection, { params, body: { connectionId } }));
  expect(set).toMatchObject({ link: "open", connection: { id: connectionId } });
  const { accounts, months } = await read(model.id);
  expect(months.map(({ month }) => month)).toEqual([DECEMBER]);
  expect(accounts.find(({ accountId }) => accountId === "4010")).toMatchObject({ isNew: true });
  const asked = accounts.filter(({ confidence }) => confidence < 0.9);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.every(({ isNew, other }) => !isNew && other?.isNew)).toBe(true);

  const ended = dataOf(
    await app.call(setModelConnection, { params, body: { connectionId: null } }),
  );
  expect(ended).toMatchObject({ link: "none", connection: null });
});

test.each([
  [{ currency: "NZD" }, "The books are kept in AUD, and the model is in NZD."],
  [{ yearEndMonth: 3 }, "The year of the books ends on 30 June, and the model's on 31 March."],
])("books that do not fit a model with %o are refused in words", async (draft, message) => {
  const model = await addModel(app, draft);
  const answer = await app.send(setModelConnection, {
    ...{ params: { id: model.id }, body: { connectionId } },
  });
  expect(answer).toMatchObject({
    status: 409,
    envelope: { errors: [{ key: "connectionId", message }] },
  });
});

test("a copy goes on from the same connection, and a budget beside the forecast from none", async () => {
  const copies = (["copy", "parallel"] as const).map((from) =>
    app.call(createModel, { body: { from, modelId: id, modelName: from } }),
  );
  const made = (await Promise.all(copies)).map((answer) => dataOf(answer).connectionId !== null);
  expect(made).toEqual([true, false]);
});

test("the books of one client are refused for a model of another", async () => {
  const acorn = await addClient(app, { name: "Acorn" });
  const birch = await addClient(app, { name: "Birch" });
  const theirs = await addConnection(app, { clientId: acorn.id });
  await syncNow(app, theirs.id);
  await placeAll(theirs.id);
  const body = {
    from: "connection",
    connectionId,
    modelName: "Birch",
    clientId: birch.id,
  } as const;
  const made = dataOf(await app.call(createModel, { body }));
  const answer = await app.send(setModelConnection, {
    ...{ params: { id: made.id }, body: { connectionId: theirs.id } },
  });
  const message = "It is another client's.";
  expect(answer).toMatchObject({
    status: 409,
    envelope: { errors: [{ key: "connectionId", message }] },
  });
});
