/** What a starter shows by the year, and how its first period goes on from its opening balances. */
import { expect, test } from "vitest";
import { groupsOf } from "#roll-up/groups.ts";
import { rollUp } from "#roll-up/roll-up.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { starterModels } from "./starters.ts";

function byYear(key: string) {
  const starter = starterModels.find((each) => each.key === key);
  if (!starter) throw new Error(`there is no starter "${key}"`);
  const [timeSeries] = starter.timeSeries;
  const start = timeSeries.unit === "week" ? "2026-06-29" : "2026-07-01";
  const choice = { name: starter.name, timeSeries, start, yearEndMonth: 6, currency: "AUD" };
  const { model, sheet, read } = calculateModel(starter.make(choice));
  const groups = groupsOf(model.document.timeline, model.periods, "year") ?? [];
  return { model, read, year: (line: string) => rollUp({ ...model, sheet, groups }, line) };
}

test.each(starterModels)("every driver and KPI of $name has a figure in every year", ({ key }) => {
  const { model, year } = byYear(key);
  const { drivers, kpis } = model.document;
  const lines = [...drivers.map(({ id }) => id), ...kpis.map(({ id }) => `kpi.${id}`)];
  expect(lines.filter((line) => year(line).includes(undefined))).toEqual([]);
});

test("the cover above its covenant is that of twelve months, as the bank and the alert look at it", () => {
  const { read, year } = byYear("retailWholesale");
  const cover = (from: number) => {
    const sum = (line: string) =>
      read(line)
        .slice(from, from + 12)
        .reduce((total, value) => total + value, 0);
    return sum("pl.ebitda") / sum("pl.account.interestCost");
  };
  expect(read("kpi.coverHeadroom")[19]).toBeCloseTo(cover(8) - 3, 9);
  expect(year("kpi.coverHeadroom")[1]).toBeCloseTo(cover(12) - 3, 9);
});

test("the weekly current ratio counts the 60,000 of the loan that fall due within a year", () => {
  const { read } = byYear("weeklyCashFlow");
  const [assets = 0, owed = 0] = [read("bs.currentAssets")[0], read("bs.currentLiabilities")[0]];
  expect(read("kpi.currentRatio")[0]).toBeCloseTo(assets / (owed + 60_000), 9);
});

test.each(starterModels)(
  "what customers of $name owe does not jump in the first period",
  ({ key }) => {
    const { model, read } = byYear(key);
    const { opening = 0 } = model.document.accounts.find(({ id }) => id === "debtors") ?? {};
    const [after = 0] = read("bs.account.debtors");
    expect(Math.abs(after - opening)).toBeLessThanOrEqual(opening * 0.05);
  },
);
