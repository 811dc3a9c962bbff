import type { FiguresAhead } from "@app/contract/models";
import {
  downloadPortfolio,
  getPortfolioOutlook,
  listPortfolio,
  type PortfolioFilter,
} from "@app/contract/portfolio";
import { monthLabel, monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { addClient, dataOf } from "#testing/test-clients.ts";
import { addModelRows, NO_YEAR } from "#testing/test-models.ts";
import { testStorage } from "#testing/test-storage.ts";

type Standing = {
  headroom?: number[];
  cash?: number[];
  currency?: string;
  covenants?: FiguresAhead["covenants"];
  errorCount?: number;
  floor?: number;
  clientId?: number;
  closing?: number;
  alertCount?: number;
  mostDrawn?: FiguresAhead["mostDrawn"];
};

function thisMonth({ clock }: TestApp) {
  const now = clock.now();
  return monthOf(now.getUTCFullYear(), now.getUTCMonth() + 1);
}

/** A model without a document, with the figures that a save would have left: forecast from this month on. */
async function addForecast(app: TestApp, name: string, standing: Standing = {}) {
  const { headroom = [], cash = [], currency = "AUD", covenants = [], clientId } = standing;
  const { errorCount = 0, alertCount = 0, closing, mostDrawn = null, floor = 100 } = standing;
  const [id = 0] = await addModelRows(app, [name], {
    checks: { isBlocked: false, errorCount, alertCount },
    ...(clientId !== undefined && { clientId }),
  });
  const from = thisMonth(app);
  const least = Math.min(...headroom);
  const ahead: FiguresAhead = {
    ...{ periodCount: headroom.length, nextMonth: from, mostDrawn, covenants, year: NO_YEAR },
    closing: closing === undefined ? null : { value: closing, period: "Jun-31" },
    runway: least < 0 ? headroom.findIndex((value) => value < 0) + 1 : null,
    lowestHeadroom:
      headroom.length === 0
        ? null
        : { value: least, period: "Feb-31", floor, share: floor > 0 ? least / floor : 1 },
    headroomByMonth: { from, values: headroom },
  };
  const closingCash = { from: monthLabel(from), actualCount: 0, values: cash };
  const storage = await testStorage();
  await storage.query(
    "update models set figures = (figures::jsonb || $2::jsonb)::json where id = $1",
    [id, JSON.stringify({ ahead, currency, closingCash })],
  );
  return id;
}

const namesOf = async (
  caller: Pick<Caller, "call">,
  query: {
    filter?: PortfolioFilter;
    search?: string;
    sort?: "tightest" | "name" | "closing" | "-closing" | "runway";
  },
) => dataOf(await caller.call(listPortfolio, { query })).items.map(({ modelName }) => modelName);

async function threeForecasts(app: TestApp) {
  const { id: clientId } = await addClient(app, { name: "Zephyr" });
  const broken = [{ name: "Debt service", brokenFrom: "Feb-31" }];
  await addForecast(app, "Tight", {
    headroom: [50, -20],
    closing: 10,
    clientId,
    covenants: broken,
  });
  await addForecast(app, "Loose", { headroom: [80, 70], closing: 900 });
  await addForecast(app, "Unkept", { errorCount: 1 });
}

test("headroom of −20 comes before 70, what keeps no floor last; each filter shows and counts its own", async () => {
  const app = await testApp();
  await threeForecasts(app);
  expect(await namesOf(app, {})).toEqual(["Tight", "Loose", "Unkept"]);
  expect(await namesOf(app, { filter: "belowFloor" })).toEqual(["Tight"]);
  expect(await namesOf(app, { filter: "covenant" })).toEqual(["Tight"]);
  expect(await namesOf(app, { filter: "checks" })).toEqual(["Unkept"]);
  const { filterCounts, dueCount } = dataOf(await app.call(listPortfolio, { query: {} }));
  expect(filterCounts.map(({ count }) => count)).toEqual([3, 1, 1, 1]);
  expect(dueCount).toBe(0);
});

test("no cash over a floor of nothing comes after 500 over 100, unless an overdraft holds it there", async () => {
  const app = await testApp();
  await addForecast(app, "A plan of nothing", { headroom: [0], floor: 0 });
  await addForecast(app, "Loose", { headroom: [500] });
  const mostDrawn = { value: 40, period: "Feb-31" };
  await addForecast(app, "Overdrawn", { headroom: [0], floor: 0, mostDrawn });
  expect(await namesOf(app, {})).toEqual(["Overdrawn", "Loose", "A plan of nothing"]);
});

test("by closing cash either way, what has none stays last; by name a client's goes before the model's", async () => {
  const app = await testApp();
  await threeForecasts(app);
  expect(await namesOf(app, { sort: "closing" })).toEqual(["Tight", "Loose", "Unkept"]);
  expect(await namesOf(app, { sort: "-closing" })).toEqual(["Loose", "Tight", "Unkept"]);
  expect(await namesOf(app, { sort: "name" })).toEqual(["Loose", "Unkept", "Tight"]);
  expect(await namesOf(app, { search: "zeph" })).toEqual(["Tight"]);
});

test("cash of 100 and 40 is 140 in AUD; a month that one does not reach has no sum; USD stands by itself", async () => {
  const app = await testApp();
  await addForecast(app, "One", { cash: [100, 110], headroom: [10, -1] });
  await addForecast(app, "Two", { cash: [40], headroom: [-5] });
  await addForecast(app, "Three", { cash: [7, 8], currency: "USD" });
  const outlook = dataOf(await app.call(getPortfolioOutlook, {}));
  expect(outlook).toMatchObject({
    ...{ forecastCount: 3, flooredCount: 2, belowFloor: [1, 1, 0, 0, 0, 0, 0, 0] },
    cash: [
      {
        currency: "AUD",
        forecastCount: 2,
        values: [140, null, null, null, null, null, null, null],
      },
      { currency: "USD", forecastCount: 1, values: [7, 8, null, null, null, null, null, null] },
    ],
  });
  expect(outlook.months[0]).toBe(monthLabel(thisMonth(app)));
});

test("cash of 0.10 and 0.20 was 0.30000000000000004: it is added up to the cent", async () => {
  const app = await testApp();
  await addForecast(app, "One", { cash: [0.1] });
  await addForecast(app, "Two", { cash: [0.2] });
  const { cash } = dataOf(await app.call(getPortfolioOutlook, {}));
  expect(cash[0]?.values[0]).toBe(0.3);
});

test("of two that keep their floor one does by an overdraft; one below it is not counted again", async () => {
  const app = await testApp();
  const mostDrawn = { value: 40, period: "Feb-31" };
  await addForecast(app, "Drawn", { headroom: [0, 20], mostDrawn });
  await addForecast(app, "Kept", { headroom: [80] });
  await addForecast(app, "Below", { headroom: [-5], mostDrawn });
  await addForecast(app, "Unkept", { mostDrawn });
  const { overdraftCount } = dataOf(await app.call(getPortfolioOutlook, {}));
  expect(overdraftCount).toBe(1);
});

test("the file holds figures as numbers, what is not known as nothing, and runs nothing", async () => {
  const app = await testApp();
  await addForecast(app, "=1+1", { headroom: [50, -20], closing: 10 });
  const { body, headers } = await app.download(downloadPortfolio, { query: {} });
  expect(headers["content-type"]).toContain("text/csv");
  const row = body.trim().split("\r\n")[1];
  expect(row).toBe(`"","'=1+1","AUD","",10,"Jun-31","","","",-20,"","",2,0,"","Pass"`);
});

test("the file says what is owed at most and when, and the runway and checks in the words of the shock's file", async () => {
  const app = await testApp();
  const mostDrawn = { value: 326_183, period: "Sep-31" };
  await addForecast(app, "Drawn", { headroom: [80, 0], mostDrawn, alertCount: 1 });
  await addForecast(app, "Unkept", { closing: 10, errorCount: 2 });
  const { body } = await app.download(downloadPortfolio, { query: { sort: "name" } });
  const [headings, ...rows] = body.trim().split("\r\n");
  expect(headings).toContain('"Most overdrawn","Most overdrawn in","Runway in periods"');
  expect(rows.map((row) => row.split(",").slice(-6))).toEqual([
    ["326183", '"Sep-31"', '"2+"', "0", '""', '"1 alert"'],
    ['""', '""', '"No floor"', "0", '""', '"2 errors"'],
  ]);
});

test("another team sees nothing of it", async () => {
  const app = await testApp();
  const stranger = await testApp();
  await threeForecasts(app);
  expect(await namesOf(stranger, {})).toEqual([]);
  const outlook = dataOf(await stranger.call(getPortfolioOutlook, {}));
  expect(outlook).toMatchObject({ forecastCount: 0, cash: [], covenants: { count: 0 } });
  const { body } = await stranger.download(downloadPortfolio, { query: {} });
  expect(body.trim().split("\r\n")).toHaveLength(1);
});
