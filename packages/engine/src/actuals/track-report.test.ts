import { describe, expect, test } from "vitest";
import type { ModelDocument } from "#model/document.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { month, stall } from "#testing/stall.ts";
import { type CutOverMove, cutOverMove } from "./cut-over.ts";
import { rollForward } from "./roll-forward.ts";
import { trackReport } from "./track-report.ts";

type Month = ReturnType<typeof month>;
type Kept = CutOverMove & { version: number };

function rolled(document: ModelDocument, ...months: Month[]) {
  const { model, sheet } = calculateModel(document);
  return rollForward(model, sheet, months);
}

/** What a history of documents keeps, version by version. */
function movesIn(...history: ModelDocument[]): Kept[] {
  return history.slice(1).flatMap((after, at) => {
    const move = cutOverMove(history[at] as ModelDocument, after);
    return move ? [{ version: at + 2, ...move }] : [];
  });
}

const january = rolled(stall, month(110, 40));
const february = rolled(january, month(80, 46));

describe("January came with 110 and 40, February with 80 and 46, where 100 and 40 were forecast", () => {
  const { aheads, rollForwards, lines } = trackReport(february, movesIn(stall, january, february));

  test("each roll-forward has its profit and cash beside what it replaced, the newest first", () => {
    expect(rollForwards).toEqual([
      {
        ...{ version: 3, from: "Feb-26", to: "Feb-26" },
        profit: { forecast: 60, came: 34 },
        cash: { forecast: 1130, came: 1104 },
      },
      {
        ...{ version: 2, from: "Jan-26", to: "Jan-26" },
        profit: { forecast: 60, came: 70 },
        cash: { forecast: 1060, came: 1070 },
      },
    ]);
  });

  test("lines stand as in profit and loss, and those that nothing is known of do not", () => {
    expect(lines.map(({ line, kind }) => [line, kind])).toEqual([
      ["pl.account.sales", "account"],
      ["pl.revenue", "total"],
      ["pl.account.rent", "account"],
      ["pl.operatingExpenses", "total"],
      ["pl.profit", "total"],
      ["cf.closingCash", "balance"],
    ]);
  });

  test("46 for 40 is 15 % worse, and only one month ahead is looked back at", () => {
    const rent = lines.find(({ line }) => line === "pl.account.rent");
    expect(aheads).toEqual([1]);
    expect(rent?.outcomes).toEqual([
      { period: "Jan-26", ahead: 1, forecast: -40, came: -40, share: 0 },
      { period: "Feb-26", ahead: 1, forecast: -40, came: -46, share: -0.15 },
    ]);
  });
});

test("three months at once are three outcomes and one roll-forward of 180 by 1,180", () => {
  const march = rolled(stall, month(100, 40), month(100, 40), month(130, 40));
  const { aheads, rollForwards, lines } = trackReport(march, movesIn(stall, march));
  expect(aheads).toEqual([1, 3]);
  expect(rollForwards).toEqual([
    {
      ...{ version: 2, from: "Jan-26", to: "Mar-26" },
      profit: { forecast: 180, came: 210 },
      cash: { forecast: 1180, came: 1210 },
    },
  ]);
  const revenue = lines.find(({ line }) => line === "pl.revenue");
  expect(revenue?.byAhead.map(({ ahead, came }) => [ahead, came])).toEqual([
    [1, 100],
    [3, 130],
  ]);
});

test("thirty months at once are more than is kept: their sum is not told, and each of the first 26 is", () => {
  const long = { ...stall, timeline: { ...stall.timeline, periodCount: 40 } };
  const after = rolled(long, ...Array.from({ length: 30 }, () => month(100, 40)));
  const { rollForwards, lines } = trackReport(after, movesIn(long, after));
  expect(rollForwards).toEqual([{ version: 2, from: "Jan-26", to: "Jun-28" }]);
  expect(lines.find(({ line }) => line === "pl.profit")?.byAhead).toMatchObject([
    { ahead: 1, came: 60 },
    { ahead: 3, came: 60 },
    { ahead: 6, came: 60 },
  ]);
});

test("what a float has beyond zero is neither a line nor a share of anything", () => {
  const modules = stall.modules.map((each) => ({ ...each, amount: 1e-9 })) as never;
  const hardly = { ...stall, modules };
  const after = rolled(hardly, month(100, 1e-9));
  const { lines } = trackReport(after, movesIn(hardly, after));
  expect(lines.map(({ line }) => line)).toEqual([
    ...["pl.account.sales", "pl.revenue", "pl.profit", "cf.closingCash"],
  ]);
  expect(lines[0]?.byAhead[0]).not.toHaveProperty("bias");
  expect(lines[0]?.outcomes[0]).not.toHaveProperty("share");
});

describe("a history in which the cut-over went back", () => {
  const report = (...history: ModelDocument[]) =>
    trackReport(history.at(-1) as ModelDocument, movesIn(...history));

  test("a roll-forward that was undone is none", () => {
    const nothing = { rollForwards: [], aheads: [], lines: [], smallerCount: 0 };
    expect(report(stall, january, stall)).toEqual(nothing);
  });

  test("rolled again after it, the forecast is the one that stood then", () => {
    const dearer = {
      ...stall,
      modules: stall.modules.map((each) =>
        each.id === "renting" ? { ...each, amount: 44 } : each,
      ),
    } as ModelDocument;
    const { rollForwards } = report(stall, january, stall, dearer, rolled(dearer, month(110, 44)));
    expect(rollForwards).toMatchObject([{ version: 5, profit: { forecast: 56, came: 66 } }]);
  });

  test("taken back by one of its three months, it holds for the two that are left", () => {
    const march = rolled(stall, month(100, 40), month(100, 40), month(130, 40));
    const timeline = { ...march.timeline, actualCount: 2 };
    const { rollForwards } = report(stall, march, { ...march, timeline });
    expect(rollForwards).toMatchObject([{ to: "Feb-26", profit: { forecast: 120, came: 120 } }]);
  });
});

test("a model that begins a year earlier by now has the same record, since days are compared", () => {
  const moves = movesIn(stall, january);
  const year = (series: readonly number[] = []) => [...Array<number>(12).fill(0), ...series];
  const earlier: ModelDocument = {
    ...january,
    timeline: { ...january.timeline, start: "2025-01-01", periodCount: 24, actualCount: 13 },
    actuals: Object.fromEntries(
      Object.entries(january.actuals).map(([id, series]) => [id, year(series)]),
    ),
  };
  expect(trackReport(earlier, moves)).toEqual(trackReport(january, moves));
});

test("a model by quarter by now keeps the roll-forward, and says nothing of what was forecast by month", () => {
  const timeline = { ...january.timeline, unit: "quarter" as const };
  const { rollForwards, lines } = trackReport({ ...january, timeline }, movesIn(stall, january));
  expect(rollForwards).toEqual([{ version: 2, from: "Q1 FY26", to: "Q1 FY26" }]);
  expect(lines).toEqual([]);
});

test("of 201 accounts the smallest is left out and counted; totals have it all the same", () => {
  const ids = Array.from({ length: 201 }, (_, at) => `sales${at}`);
  const [cash, capital, retained, sales] = stall.accounts;
  const large = {
    ...stall,
    accounts: [cash, capital, retained, ...ids.map((id) => ({ ...sales, id, name: id }))],
    modules: ids.map((id, at) => ({
      ...stall.modules[0],
      id: `m${at}`,
      account: id,
      amount: at + 1,
    })),
  } as ModelDocument;
  const sold = Object.fromEntries(ids.map((id, at) => [id, -1 - at]));
  const after = rolled(large, { cash: 20_301, ...sold } as never);
  const { lines, smallerCount } = trackReport(after, movesIn(large, after));
  expect(smallerCount).toBe(1);
  expect(lines.find(({ name }) => name === "sales0")).toBeUndefined();
  expect(lines.find(({ line }) => line === "pl.revenue")?.byAhead[0]?.forecast).toBe(20_301);
});

test("a forecast that did not work out is not kept, and saves that leave the cut-over keep nothing", () => {
  // A list that ends before the forecast does.
  const modules = stall.modules.map((each) => ({ ...each, amount: [100] }));
  const broken = { ...stall, modules } as ModelDocument;
  const after = { ...broken, timeline: { ...broken.timeline, actualCount: 1 } };
  expect(cutOverMove(broken, after)).not.toHaveProperty("forecast");
  expect(cutOverMove(stall, { ...stall, name: "Another" })).toBeUndefined();
});
