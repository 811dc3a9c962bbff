import type { ModelDocument } from "@app/engine/model/document";
import { smallCompany } from "@app/engine/testing/small-company";
import { monthOf } from "@app/engine/time/month";
import { expect, test } from "vitest";
import { runwayWords } from "./figure-words.ts";
import { outlookOf } from "./model-figures.ts";

const AUGUST = monthOf(2026, 8);

/** July is actual and ends with 900; rent of 100 a month leaves 800, 700 and 600. */
function shop(changes: Partial<ModelDocument> = {}) {
  const { timeline } = smallCompany();
  return smallCompany({
    timeline: { ...timeline, periodCount: 4, actualCount: 1 },
    actuals: { cash: [-100], rentCost: [100] },
    modules: [
      { kind: "expense", id: "rent", name: "Rent", account: "rentCost", amount: 100 },
      { kind: "treasury", id: "bank", name: "Bank", minimumCash: 650 },
    ],
    ...changes,
  });
}

const ahead = (document: ModelDocument) => outlookOf(document).figures.ahead;

test("cash of 800, 700 and 600 above a floor of 650 is 150, 50 and short by 50 in the third month", () => {
  expect(ahead(shop())).toEqual({
    ...{ periodCount: 3, nextMonth: AUGUST, runway: 3, covenants: [] },
    closing: { value: 600, period: "Oct-26" },
    lowestHeadroom: { value: -50, period: "Oct-26", floor: 650, share: -50 / 650 },
    mostDrawn: null,
    headroomByMonth: { from: AUGUST, values: [150, 50, -50] },
    year: {
      ...{ name: "FY27, 4 months", periods: ["Jul-26", "Aug-26", "Sep-26", "Oct-26"] },
      ...{ actualCount: 1, revenue: [0, 0, 0, 0], grossProfit: [0, 0, 0, 0] },
      ebitda: [-100, -100, -100, -100],
    },
  });
});

test("an overdraft that keeps cash at its floor of 650 is told: 50 in the third month", () => {
  const [rent] = shop().modules;
  const revolver = {
    ...{ account: "overdraft", limit: 1000, ratePerYear: 0, interestAccount: "interestCost" },
  };
  const bank = { kind: "treasury", id: "bank", name: "Bank", minimumCash: 650, revolver };
  expect(ahead(shop({ modules: [rent, bank] as ModelDocument["modules"] }))).toMatchObject({
    lowestHeadroom: { value: 0, period: "Oct-26" },
    mostDrawn: { value: 50, period: "Oct-26" },
  });
});

test("the year is the one that the forecast stands in, whole where the model has all of it", () => {
  const { timeline } = shop();
  const year = (actualCount: number) =>
    ahead(shop({ timeline: { ...timeline, periodCount: 30, actualCount }, actuals: {} }))?.year;
  expect([year(0)?.name, year(0)?.actualCount, year(0)?.periods.length]).toEqual(["FY27", 0, 12]);
  expect([year(11)?.name, year(11)?.actualCount]).toEqual(["FY27", 11]);
  expect([year(12)?.name, year(12)?.actualCount, year(12)?.periods[0]]).toEqual([
    "FY28",
    0,
    "Jul-27",
  ]);
  // With nothing left to forecast it is the last, of which there are six months.
  expect([year(30)?.name, year(30)?.actualCount]).toEqual(["FY29, 6 months", 6]);
});

test("a floor that rises to 780 is held against each month's own: 150, 50, then short by 180", () => {
  const [rent] = shop().modules;
  const bank = { kind: "treasury", id: "bank", name: "Bank", minimumCash: "kept" } as const;
  const kept = {
    id: "kept",
    name: "Kept",
    unit: "currency",
    values: [650, 650, 650, 780],
  } as const;
  const document = shop({
    drivers: [{ ...kept, values: [...kept.values] }],
    modules: rent ? [rent, bank] : [],
  });
  expect(ahead(document)).toMatchObject({
    headroomByMonth: { values: [150, 50, -180] },
    lowestHeadroom: { value: -180, floor: 780 },
  });
  expect(outlookOf(document).figures.cashFloor).toBe(650);
});

test("where nothing is to be kept there is no headroom, and no end in sight", () => {
  const modules = shop().modules.filter(({ kind }) => kind !== "treasury");
  expect(ahead(shop({ modules }))).toMatchObject({
    ...{ lowestHeadroom: null, runway: null, headroomByMonth: { values: [] } },
    closing: { value: 600, period: "Oct-26" },
  });
});

test("a rule of one's own is told by the first month ahead that breaks it", () => {
  const rule = (id: string, least: number) => ({
    ...{ id, name: `At least ${least}`, class: "alert" as const },
    formula: `if(cf.closingCash < ${least}, 1, 0)`,
  });
  expect(ahead(shop({ checks: [rule("high", 750), rule("low", 100)] }))?.covenants).toEqual([
    { name: "At least 750", brokenFrom: "Sep-26" },
    { name: "At least 100", brokenFrom: null },
  ]);
});

function covenantsOf(formula: string) {
  const rule = { id: "rule", name: "Own rule", class: "alert" as const, formula };
  return ahead(shop({ checks: [rule] }))?.covenants;
}

test.each([
  "min(0, bs.account.cash - bank.minimumCash)",
  "if(cf.closingCash < bank.minimumCash, 1, 0)",
  "if(bank.minimumCash > cf.closingCash, bank.minimumCash - cf.closingCash, 0)",
  "round(max(0, bank.minimumCash - cf.closingCash), 2)",
])(
  "a rule that holds cash against its floor is the floor's, and told by it alone: %s",
  (formula) => {
    expect(covenantsOf(formula)).toEqual([]);
  },
);

test.each([
  ["an amount of its own", "if(cf.closingCash < 250, cf.closingCash - 250, 0)"],
  ["a share of the floor", "min(0, bs.account.cash - 1.5 * bank.minimumCash)"],
  ["the month before", "if(cf.closingCash < prev(cf.closingCash, 1), 1, 0)"],
  ["two kinds of cash", "if(cf.closingCash < bs.account.cash, 1, 0)"],
  ["the floor twice", "min(0, cf.closingCash - bank.minimumCash - bank.minimumCash)"],
  ["nothing", "0"],
])("a rule that holds cash against %s was taken for the floor's, and is told", (_, formula) => {
  expect(covenantsOf(formula)).toHaveLength(1);
});

test("of weeks, the last that ends in a month stands for it; a month in which no quarter ends has none", () => {
  const weeks = shop({
    timeline: {
      unit: "week",
      start: "2026-07-06",
      periodCount: 8,
      yearEndMonth: 6,
      actualCount: 0,
    },
    actuals: {},
  });
  // Weeks end on 12, 19, 26 July, 2, 9, 16, 23 and 30 August: cash is 700 after three, 200 after eight.
  expect(ahead(weeks)?.nextMonth).toBeNull();
  expect(ahead(weeks)?.headroomByMonth).toEqual({ from: monthOf(2026, 7), values: [50, -450] });

  const quarters = shop({
    timeline: {
      unit: "quarter",
      start: "2026-07-01",
      periodCount: 2,
      yearEndMonth: 6,
      actualCount: 0,
    },
    actuals: {},
  });
  expect(ahead(quarters)?.nextMonth).toBe(monthOf(2026, 9));
  expect(ahead(quarters)?.headroomByMonth).toEqual({
    ...{ from: monthOf(2026, 9), values: [250, null, null, 150] },
  });
});

test("figures that do not hold give no headroom and no closing cash", () => {
  const drivers = [{ id: "bad", name: "Bad", unit: "currency" as const, formula: "nobody + 1" }];
  expect(ahead(shop({ drivers }))).toMatchObject({
    ...{ closing: null, lowestHeadroom: null, year: { periods: [], revenue: [] } },
  });
});

test("of a blocked forecast, and of one with nothing ahead, files said that there was no floor beside the floor; the cell is empty", () => {
  const words = (document: ModelDocument) => runwayWords(outlookOf(document).figures);
  const drivers = [{ id: "bad", name: "Bad", unit: "currency" as const, formula: "nobody + 1" }];
  const modules = shop().modules.filter(({ kind }) => kind !== "treasury");
  const { timeline } = shop();
  const over = { timeline: { ...timeline, periodCount: timeline.actualCount } };
  expect(outlookOf(shop({ drivers })).figures.cashFloor).toBe(650);
  expect([shop({ drivers }), shop({ drivers, modules }), shop(over)].map(words)).toEqual([
    ...["", "", ""],
  ]);
  expect([shop({ modules }), shop()].map(words)).toEqual(["No floor", 3]);
});

test("a treasury that is switched off was taken for the one that keeps the floor", () => {
  const [rent, bank] = shop().modules;
  const modules = rent && bank ? [rent, { ...bank, id: "old", isOff: true }, bank] : [];
  expect(outlookOf(shop({ modules })).figures.cashFloor).toBe(650);
});
