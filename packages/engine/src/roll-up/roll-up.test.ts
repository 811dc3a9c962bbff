import { describe, expect, test } from "vitest";
import type { ModelDocument } from "#model/document.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { smallCompany } from "#testing/small-company.ts";
import type { TimeUnit } from "#time/timeline.ts";
import { groupsOf } from "./groups.ts";
import { rollUp } from "./roll-up.ts";

/** Rent of 1, 2, 3, … a month, paid at once from 1,000; twenty months from August 2026. */
const rising = smallCompany({
  timeline: {
    unit: "month",
    start: "2026-08-01",
    periodCount: 20,
    yearEndMonth: 6,
    actualCount: 0,
  },
  drivers: [{ id: "step", name: "Step", unit: "currency", formula: "prev(step) + 1" }],
  modules: [{ kind: "expense", id: "rent", name: "Rent", amount: "step", account: "rentCost" }],
  kpis: [
    {
      id: "rentShare",
      name: "Rent to cash",
      unit: "percent",
      formula: "rent.net / bs.account.cash",
    },
    {
      id: "cashPerStep",
      name: "Cash per step",
      unit: "currency",
      measure: "rate",
      formula: "bs.account.cash / step",
    },
    { id: "rentGrowth", name: "Growth of rent", unit: "percent", formula: "growth(rent.net)" },
  ],
});

function rolled(document: ModelDocument, unit: TimeUnit) {
  const { model, sheet } = calculateModel(document);
  const groups = groupsOf(document.timeline, model.periods, unit) ?? [];
  return {
    groups,
    roll: (line: string) => rollUp({ program: model.program, sheet, groups }, line),
  };
}

describe("months rolled up to years", () => {
  const { groups, roll } = rolled(rising, "year");

  test("years follow the financial year, and those cut off say how many months they hold", () => {
    expect(
      groups.map(({ label, periodCount, isComplete }) => [label, periodCount, isComplete]),
    ).toEqual([
      ["FY27", 11, false],
      ["FY28", 9, false],
    ]);
  });

  test("flows add: 1 + … + 11 = 66, and 12 + … + 20 = 144", () => {
    expect(roll("rent.net")).toEqual([66, 144]);
  });

  test("balances take the last: 1,000 − 66, then − 144", () => {
    expect(roll("bs.account.cash")).toEqual([934, 790]);
  });

  test("a year opens with the cash before its first month, so opening + net = closing", () => {
    expect(roll("cf.openingCash")).toEqual([1000, 934]);
    expect(roll("cf.net")).toEqual([-66, -144]);
    expect(roll("cf.closingCash")).toEqual([934, 790]);
  });

  test("ratios are calculated again from their parts: 66 ÷ 934 and 144 ÷ 790", () => {
    expect(roll("kpi.rentShare")).toEqual([66 / 934, 144 / 790]);
  });

  test("a KPI in money that says it is a ratio is calculated again as well: 934 ÷ 66", () => {
    expect(roll("kpi.cashPerStep")).toEqual([934 / 66, 790 / 144]);
  });

  test("growth against a year that is cut off is empty", () => {
    expect(roll("kpi.rentGrowth")).toEqual([undefined, undefined]);
  });
});

test("growth over whole quarters is the quarter against the one before", () => {
  const { groups, roll } = rolled(rising, "quarter");
  expect(groups.map(({ label, isComplete }) => `${label} ${isComplete}`)).toEqual([
    "Q1 FY27 false",
    "Q2 FY27 true",
    "Q3 FY27 true",
    "Q4 FY27 true",
    "Q1 FY28 true",
    "Q2 FY28 true",
    "Q3 FY28 true",
  ]);
  // 3 + 4 + 5 = 12, then 6 + 7 + 8 = 21.
  expect(roll("kpi.rentGrowth").slice(0, 3)).toEqual([undefined, undefined, 21 / 12 - 1]);
});

describe("a price by the quarter was the mean of its months, and price × volume was not sales", () => {
  /** July is actual: 50 was sold of the 40 planned. */
  const shop = (changes: Partial<ModelDocument> = {}) =>
    smallCompany({
      timeline: { ...smallCompany().timeline, actualCount: 1 },
      actuals: { cash: [50], sales: [-50] },
      drivers: [
        {
          ...{ id: "asked", name: "Asked", unit: "currency", measure: "rate" },
          values: [10, 12, 20],
        },
        { id: "sold", name: "Sold", unit: "count", values: [4, 2, 2] },
      ],
      modules: [
        {
          ...{ kind: "revenue", id: "kegs", name: "Kegs", account: "sales" },
          ...{ form: "priceVolume", price: "asked", volume: "sold" },
        },
        {
          ...{ kind: "costOfSales", id: "beer", name: "Beer", account: "costOfSales" },
          ...{ form: "unit", unitCost: [5, 4, 4], volume: "kegs.volume" },
        },
      ],
      ...changes,
    });
  const quarter = (document: ModelDocument) => {
    const { roll } = rolled(document, "quarter");
    return (line: string) => roll(line)[0] ?? 0;
  };

  test("a price, by formula or typed, is what is planned at it over how much: 104 ÷ 8 and 36 ÷ 8", () => {
    const roll = quarter(shop());
    expect([roll("kegs.price"), roll("kegs.volume"), roll("kegs.net.plan")]).toEqual([13, 8, 104]);
    expect([roll("beer.unitCost"), roll("beer.volume")]).toEqual([4.5, 8]);
    expect(roll("asked")).toBe(14);
  });

  test("a price that is set by hand in a month counts by that month's volume: 124 ÷ 8", () => {
    const overrides = [{ line: "kegs.price", value: 15, from: 0, to: 0 }];
    expect(quarter(shop({ overrides }))("kegs.price")).toBe(15.5);
  });

  test("where nothing is sold the price is the one that was asked", () => {
    const { drivers } = shop();
    const none = drivers.map((each) => (each.id === "sold" ? { ...each, values: 0 } : each));
    const roll = quarter(shop({ drivers: none }));
    expect([roll("kegs.price"), roll("beer.unitCost")]).toEqual([14, 13 / 3]);
  });
});

test("a model is not shown in finer periods than its own", () => {
  expect(groupsOf(rising.timeline, [], "week")).toBeUndefined();
});

test("weeks belong to the month of their Sunday", () => {
  const timeline = {
    ...rising.timeline,
    unit: "week",
    start: "2026-06-15",
    periodCount: 5,
  } as const;
  const { groups } = rolled({ ...rising, timeline }, "month");
  expect(
    groups.map(({ label, periodCount, isComplete }) => [label, periodCount, isComplete]),
  ).toEqual([
    ["Jun-26", 2, false],
    ["Jul-26", 3, false],
  ]);
});

test("drivers roll up by their unit: money adds, people take the last, days and shares average", () => {
  const values = Array.from({ length: 12 }, (_, month) => month + 1);
  const units = ["currency", "count", "percent", "days", "rate"] as const;
  const drivers = units.map((unit) => ({ id: `${unit}Driver`, name: unit, unit, values }));
  const timeline = { ...smallCompany().timeline, periodCount: 12 };
  const { roll } = rolled(smallCompany({ timeline, drivers }), "year");
  const figures = units.map((unit) => [unit, ...roll(`${unit}Driver`)]);
  expect(figures).toEqual([
    ["currency", 78],
    ["count", 12],
    ["percent", 6.5],
    ["days", 6.5],
    ["rate", 6.5],
  ]);
  expect(roll("calendar.days")).toEqual([365]);
});

test("a year of 53 weeks is one whole year, and the next one has 52", () => {
  const timeline = {
    ...rising.timeline,
    unit: "week",
    start: "2027-12-27",
    periodCount: 105,
    yearEndMonth: 12,
  } as const;
  const { groups } = rolled({ ...rising, timeline }, "year");
  expect(
    groups.map(({ label, periodCount, isComplete }) => [label, periodCount, isComplete]),
  ).toEqual([
    ["FY28", 53, true],
    ["FY29", 52, true],
  ]);
});

test("an average balance takes the opening and the closing of the period that is shown", () => {
  const formula = "avg(prev(bs.account.cash), bs.account.cash)";
  const kpi = { id: "average", name: "Average cash", unit: "currency", measure: "rate" } as const;
  const { roll } = rolled({ ...rising, kpis: [{ ...kpi, formula }] }, "year");
  expect(roll("kpi.average")).toEqual([(1000 + 934) / 2, (934 + 790) / 2]);
});
