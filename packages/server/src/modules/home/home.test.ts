import { randomUUID } from "node:crypto";
import { ACCESS_LEVELS } from "@app/contract/access-level";
import { getHome, listHeadroom, listNeeds } from "@app/contract/home";
import type { FiguresAhead, ModelFigures } from "@app/contract/models";
import { createReportShare } from "@app/contract/report-shares";
import {
  createReportNote,
  createReportReply,
  deleteReportReply,
} from "@app/contract/report-viewer";
import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { addClient, dataOf } from "#testing/test-clients.ts";
import { addModel, addModelRows, grantModel, NO_YEAR } from "#testing/test-models.ts";
import { addReport, publishReport } from "#testing/test-reports.ts";
import { testStorage } from "#testing/test-storage.ts";

type Outlook = {
  headroom?: number[];
  floor?: number;
  nextMonth?: number | null;
  checks?: ModelFigures["checks"];
  clientId?: number;
  from?: number;
};

const PASS = { isBlocked: false, errorCount: 0, alertCount: 0 };

/** A model without a document, with the figures that a save would have left. */
async function addOutlook(app: TestApp, name: string, outlook: Outlook) {
  const { headroom = [], floor = 100_000, nextMonth = null, checks = PASS, clientId } = outlook;
  const { from = thisMonth(app) } = outlook;
  const [id = 0] = await addModelRows(app, [name], {
    checks,
    ...(clientId !== undefined && { clientId }),
  });
  const value = Math.min(...headroom);
  const ahead: FiguresAhead = {
    ...{
      periodCount: headroom.length,
      nextMonth,
      closing: null,
      mostDrawn: null,
      runway: null,
      covenants: [],
    },
    year: NO_YEAR,
    lowestHeadroom:
      headroom.length === 0
        ? null
        : { value, period: "Feb-27", floor, share: floor > 0 ? value / floor : 1 },
    headroomByMonth: { from, values: headroom },
  };
  const storage = await testStorage();
  await storage.query(
    "update models set figures = (figures::jsonb || $2::jsonb)::json where id = $1",
    [id, JSON.stringify({ ahead, cashFloor: headroom.length === 0 ? null : floor })],
  );
  return id;
}

function thisMonth({ clock }: TestApp) {
  const now = clock.now();
  return monthOf(now.getUTCFullYear(), now.getUTCMonth() + 1);
}

async function addLedger(app: TestApp, modelId: number, lastMonth: number, undecidedCount = 0) {
  const storage = await testStorage();
  const [row] = await storage.query<{ id: number }>(
    `insert into connections (team_id, name, source_id, settings, months_back, team_level, outcome,
       first_month, last_month, undecided_count, save_id, asked_hash, created_at, updated_at)
     values ($1, 'Books', 21, '{}', 24, 4, 'synced', 0, $2, $3, gen_random_uuid(), '', now(), now())
     returning id`,
    [app.person.teamId, lastMonth, undecidedCount],
  );
  await storage.query("update models set connection_id = $2 where id = $1", [modelId, row?.id]);
}

const needsOf = async (caller: Pick<Caller, "call">, filter?: "belowFloor" | "ledger" | "checks") =>
  dataOf(await caller.call(listNeeds, { query: filter ? { filter } : {} }));
const namesOf = ({ items }: { items: { modelName: string }[] }) =>
  items.map(({ modelName }) => modelName);

test("what needs a person comes in the order of what presses, each for one reason", async () => {
  const app = await testApp();
  const now = thisMonth(app);
  const moved = await addOutlook(app, "Moved", { nextMonth: now - 1, headroom: [50_000] });
  await addLedger(app, moved, now);
  const restated = await addOutlook(app, "Restated", { nextMonth: now });
  await addLedger(app, restated, now, 2);
  await addOutlook(app, "Short", { headroom: [42_000, -21_000] });
  await addOutlook(app, "Shorter", { headroom: [-5_000], floor: 10_000 });
  await addOutlook(app, "Wrong", { checks: { ...PASS, errorCount: 1 } });
  await addOutlook(app, "Covenant", { checks: { ...PASS, alertCount: 1 } });
  const fine = await addOutlook(app, "Fine", { headroom: [60_000], nextMonth: now });
  await addLedger(app, fine, now);

  const needs = await needsOf(app);

  expect(needs.items.map(({ modelName, reason }) => [modelName, reason])).toEqual([
    ["Wrong", "checks"],
    ["Shorter", "belowFloor"],
    ["Short", "belowFloor"],
    ["Restated", "restated"],
    ["Moved", "moved"],
    ["Covenant", "alert"],
  ]);
  expect(needs.filterCounts).toEqual([
    { key: "all", count: 6 },
    { key: "belowFloor", count: 2 },
    { key: "checks", count: 2 },
    { key: "ledger", count: 2 },
  ]);
  expect(namesOf(await needsOf(app, "ledger"))).toEqual(["Restated", "Moved"]);
});

test("a ledger has moved once the month that is next in the model is over, not while it runs", async () => {
  const app = await testApp();
  const now = thisMonth(app);
  await addLedger(app, await addOutlook(app, "Runs", { nextMonth: now }), now);
  await addLedger(app, await addOutlook(app, "Over", { nextMonth: now - 1 }), now);
  await addLedger(app, await addOutlook(app, "Not read", { nextMonth: now - 1 }), now - 2);
  expect((await needsOf(app)).items).toMatchObject([
    { modelName: "Over", reason: "moved", ledger: { name: "Books" } },
  ]);
});

test("headroom of 42, 50, 57, −21 and 32 thousand over 100: below, near under a quarter, else more", async () => {
  const app = await testApp();
  const client = await addClient(app, { name: "Saltmarsh Brewing Co." });
  await addOutlook(app, "Loose", { headroom: [498_000], floor: 300_000 });
  await addOutlook(app, "FY27", {
    headroom: [42_000, 24_999, 25_000, -21_000, 32_000],
    clientId: client.id,
  });
  await addOutlook(app, "No floor", {});

  const { items, months, totalItemCount } = dataOf(await app.call(listHeadroom, { query: {} }));

  expect(months).toHaveLength(8);
  expect(totalItemCount).toBe(2);
  expect(items).toMatchObject([
    {
      ...{ modelName: "FY27", clientName: "Saltmarsh Brewing Co.", floor: 100_000 },
      months: [
        { value: 42_000, standing: "more" },
        { value: 24_999, standing: "near" },
        { value: 25_000, standing: "more" },
        { value: -21_000, standing: "below" },
        { value: 32_000, standing: "more" },
        ...[null, null, null],
      ],
      lowest: { value: -21_000, period: "Feb-27", standing: "below" },
    },
    { modelName: "Loose", lowest: { standing: "more" } },
  ]);
});

test("a forecast that plans nothing yet stood among the tightest: it comes after one with five times its floor", async () => {
  const app = await testApp();
  await addOutlook(app, "Nothing planned", { headroom: [0], floor: 0 });
  await addOutlook(app, "Loose", { headroom: [500_000] });
  await addOutlook(app, "Tight", { headroom: [10_000] });
  const { items } = dataOf(await app.call(listHeadroom, { query: {} }));
  expect(namesOf({ items })).toEqual(["Tight", "Loose", "Nothing planned"]);
});

test("of a forecast that began last month, the month it is now comes first", async () => {
  const app = await testApp();
  await addOutlook(app, "FY27", { headroom: [1_000, 2_000], from: thisMonth(app) - 1 });
  const { items } = dataOf(await app.call(listHeadroom, { query: {} }));
  expect(items[0]?.months.slice(0, 2)).toMatchObject([{ value: 2_000 }, null]);
});

test("a forecast whose figures are being worked out is counted, not left out in silence", async () => {
  const app = await testApp();
  await addModelRows(app, ["Old"]);
  const answer = dataOf(await app.call(listHeadroom, { query: {} }));
  expect(answer).toMatchObject({ items: [], totalItemCount: 0, dueCount: 1 });
});

test("inactive models, education models and parallel models wait for nobody", async () => {
  const app = await testApp();
  const ids = [];
  for (const name of ["Inactive", "Education", "Budget", "Deleted"])
    ids.push(await addOutlook(app, name, { headroom: [-1] }));
  const parent = await addOutlook(app, "Forecast", { headroom: [-2] });
  const storage = await testStorage();
  const [inactive, education, budget, deleted] = ids;
  await storage.query("update models set is_active = false where id = $1", [inactive]);
  await storage.query("update models set is_education = true where id = $1", [education]);
  await storage.query("update models set parent_id = $2 where id = $1", [budget, parent]);
  await storage.query("update models set deleted_at = now() where id = $1", [deleted]);
  expect(namesOf(await needsOf(app))).toEqual(["Forecast"]);
  expect(namesOf(dataOf(await app.call(listHeadroom, { query: {} })))).toEqual(["Forecast"]);
});

test("who may not see a model learns nothing of it; whom another team trusts with one sees it", async () => {
  const app = await testApp();
  const id = await addOutlook(app, "Ours", { headroom: [-1] });
  const member = await app.addMember();
  const stranger = await testApp();
  expect(namesOf(await needsOf(member))).toEqual(["Ours"]);
  expect(namesOf(await needsOf(stranger))).toEqual([]);

  await grantModel(app, id, member.person, ACCESS_LEVELS.NO_ACCESS);
  expect(await needsOf(member)).toMatchObject({ items: [], totalItemCount: 0 });
  const headroom = await member.call(listHeadroom, { query: {} });
  expect(dataOf(headroom)).toMatchObject({ items: [], totalItemCount: 0 });

  await grantModel(app, id, stranger.person, ACCESS_LEVELS.READ_ONLY);
  expect(namesOf(await needsOf(stranger))).toEqual(["Ours"]);
});

test("a saved model comes with the engine's own figures", async () => {
  const app = await testApp();
  const { figures } = await addModel(app);
  const { items, dueCount } = dataOf(await app.call(listHeadroom, { query: {} }));
  expect(dueCount).toBe(0);
  expect(items[0]?.figures).toEqual(figures);
  expect(items[0]?.lowest.value).toBe(figures.ahead?.lowestHeadroom?.value);
});

test("connections that failed or wait for a decision are told with their reason, others are not", async () => {
  const app = await testApp();
  const [first = 0, second = 0] = await addModelRows(app, ["One", "Two"]);
  await addLedger(app, first, thisMonth(app));
  await addLedger(app, second, thisMonth(app), 2);
  const { connections } = dataOf(await app.call(getHome, {}));
  expect(connections).toMatchObject({
    ...{ areSeveral: true, count: 1 },
    items: [
      {
        ...{ name: "Books", state: "needs-attention" },
        reason: "Closed months changed on 2 accounts, not taken over yet.",
      },
    ],
  });
  const stranger = await testApp();
  expect(dataOf(await stranger.call(getHome, {}))).toMatchObject({
    connections: { areSeveral: false, count: 0 },
  });
});

test("a note waits while its last word is a reader's: written, answered, asked again, taken back", async () => {
  const app = await testApp();
  const { id } = await addReport(app);
  dataOf(await publishReport(app, id));
  const body = { name: "Bank" };
  const { link } = dataOf(await app.call(createReportShare, { params: { id }, body }));
  const query = { share: link?.split("share=")[1] ?? "" };
  const reader = app.anonymous();
  const report_session_id = randomUUID();
  const waiting = async () => dataOf(await app.call(getHome, {})).notes;

  const asked = { text: "Are we still under in February?", blockId: null, report_session_id };
  const note = dataOf(await reader.call(createReportNote, { params: { id }, query, body: asked }));
  expect(await waiting()).toMatchObject({
    count: 1,
    items: [{ text: asked.text, authorName: "Guest", reportId: id, reportTitle: "Board report" }],
  });

  const params = { id, noteId: note.id };
  const reply = (text: string) => ({ params, body: { text, report_session_id } });
  dataOf(await app.call(createReportReply, { ...reply("By 20,922."), query: {} }));
  expect(await waiting()).toEqual({ count: 0, items: [] });
  const again = dataOf(await reader.call(createReportReply, { ...reply("And March?"), query }));
  expect(await waiting()).toMatchObject({ count: 1, items: [{ text: "And March?" }] });
  const replyId = again.replies.at(-1)?.id ?? 0;
  const takenBack = { params: { ...params, replyId }, query: { ...query, report_session_id } };
  dataOf(await reader.call(deleteReportReply, takenBack));
  expect(await waiting()).toMatchObject({ count: 0 });

  const stranger = await testApp();
  expect(dataOf(await stranger.call(getHome, {})).notes).toEqual({ count: 0, items: [] });
});
