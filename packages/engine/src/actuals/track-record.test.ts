import { describe, expect, test } from "vitest";
import { rollForward } from "#actuals/roll-forward.ts";
import type { ModelDocument } from "#model/document.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { month, stall as plan } from "#testing/stall.ts";
import { replacedForecastsAt, standingForecast, trackRecords } from "./track-record.ts";

function rolled(document: ModelDocument, ...months: ReturnType<typeof month>[]) {
  const { model, sheet } = calculateModel(document);
  return { document: rollForward(model, sheet, months), said: standingForecast(model, sheet) };
}

const recordOf = (
  document: ModelDocument,
  line: string,
  ...said: ReturnType<typeof rolled>["said"][]
) => trackRecords(document, said).find((each) => each.line === line);

describe("sales of 100 and rent of 40 were forecast for January and February", () => {
  const january = rolled(plan, month(110, 40));
  const february = rolled(january.document, month(80, 46));
  const both = [january.said, february.said] as const;

  test("110 and 80 came: one month ahead sales are 5 % below, and a month is off by 15 %", () => {
    const [ahead] = recordOf(february.document, "pl.revenue", ...both)?.byAhead ?? [];
    expect(ahead).toMatchObject({ ahead: 1, count: 2, forecast: 200, came: 190, worse: 1 });
    expect(ahead?.bias).toBeCloseTo(-0.05, 12);
    expect(ahead?.typicalError).toBeCloseTo(0.15, 12);
    expect(ahead?.offBy).toBeCloseTo(15, 12);
  });

  test("rent of 46 instead of 40 is read as −46: worse for profit, so below", () => {
    const rent = recordOf(february.document, "pl.account.rent", ...both);
    expect(rent?.outcomes.at(1)).toEqual({ period: 1, ahead: 1, forecast: -40, came: -46 });
    expect(rent?.byAhead[0]?.bias).toBeCloseTo(-6 / 80, 12);
  });

  test("two months ahead, January's forecast had cash at 1,120 where 1,104 came", () => {
    const cash = recordOf(february.document, "cf.closingCash", ...both);
    expect(cash?.outcomes).toEqual([
      { period: 0, ahead: 1, forecast: 1060, came: 1070 },
      { period: 1, ahead: 1, forecast: 1130, came: 1104 },
      { period: 1, ahead: 2, forecast: 1120, came: 1104 },
    ]);
    expect(cash?.byAhead.map(({ ahead, offBy }) => [ahead, offBy])).toEqual([
      [1, 18],
      [2, 16],
    ]);
  });

  test("what the document kept of replaced forecasts tells the same, once it is said when it was rolled", () => {
    const kept = replacedForecastsAt(february.document, [0, 1]);
    const near = (records: ReturnType<typeof trackRecords>) =>
      records.map(({ byAhead }) => byAhead.filter(({ ahead }) => ahead === 1));
    expect(near(trackRecords(february.document, kept))).toEqual(
      near(trackRecords(february.document, both)),
    );
  });
});

test("five of five below may be chance; six of six lean, and equal months lean nowhere", () => {
  const months = Array.from({ length: 6 }, () => month(99, 40));
  const five = rolled(plan, ...months.slice(0, 5));
  const kept = (document: ModelDocument, count: number) =>
    replacedForecastsAt(
      document,
      Array.from({ length: count }, (_, at) => at),
    );
  const leansIn = (document: ModelDocument, count: number, line: string) =>
    recordOf(document, line, ...kept(document, count))?.byAhead[0]?.leans;
  expect(leansIn(five.document, 5, "pl.revenue")).toBeUndefined();
  const six = rolled(plan, ...months);
  expect(leansIn(six.document, 6, "pl.revenue")).toBe("below");
  expect(leansIn(six.document, 6, "pl.account.rent")).toBeUndefined();
});

test("102, 96, 103 and 130 came of 100 each: within 5, a round twentieth of them, in 3 of 4", () => {
  const { document } = rolled(plan, month(102, 40), month(96, 40), month(103, 40), month(130, 40));
  const each = replacedForecastsAt(document, [0, 1, 2, 3]);
  expect(recordOf(document, "pl.revenue", ...each)?.byAhead[0]?.within).toEqual({
    ...{ amount: 5, count: 3 },
  });
});

test("a forecast that missed by a tenth was not near, however few there are", () => {
  const { document, said } = rolled(plan, month(112, 40));
  const [first] = recordOf(document, "pl.revenue", said)?.byAhead ?? [];
  expect(first).toMatchObject({ count: 1, within: { amount: 5, count: 0 } });
});

test("an account that is gone by now was forecast all the same, under its name of then", () => {
  const { document, said } = rolled(plan, month(100, 40));
  const without = {
    ...document,
    accounts: document.accounts.filter(({ id }) => id !== "rent"),
    modules: document.modules.filter(({ id }) => id !== "renting"),
    actuals: { cash: [60], sales: [-100] },
  };
  const rent = { forecast: -40, came: 0 };
  expect(recordOf(without, "pl.account.rent", said)?.outcomes[0]).toMatchObject(rent);
  expect(recordOf(without, "pl.operatingExpenses", said)?.outcomes[0]).toMatchObject(rent);
  expect(recordOf(without, "pl.profit", said)?.outcomes[0]).toMatchObject({ forecast: 60 });
});

test("cash that was restated since is not what the forecast went on from: it had said 1,120", () => {
  const january = rolled(plan, month(100, 40));
  const february = rolled(january.document, month(100, 40));
  const restated = {
    ...february.document,
    actuals: { cash: [50, 60], sales: [-100, -100], rent: [50, 40] },
  };
  expect(recordOf(restated, "cf.closingCash", february.said)?.outcomes).toEqual([
    { period: 1, ahead: 1, forecast: 1120, came: 1110 },
  ]);
});

test("a line of which nothing was forecast has no bias in percent, and is off by money", () => {
  const { document, said } = rolled({ ...plan, modules: [] }, month(30, 0));
  const [ahead] = recordOf(document, "pl.revenue", said)?.byAhead ?? [];
  expect(ahead).toMatchObject({ forecast: 0, came: 30, offBy: 30, worse: 0 });
  expect(ahead?.bias).toBeUndefined();
});
