import { expect, test } from "vitest";
import { runDocument } from "#actuals/bridge.ts";
import { manufacturing } from "#starters/manufacturing.ts";
import { driversBehind } from "./drivers-behind.ts";

const [timeSeries] = manufacturing.timeSeries;
const document = manufacturing.make({
  ...{ name: "Maker", currency: "AUD", yearEndMonth: 6, start: "2026-07-01" },
  timeSeries,
});

function behind(line: string) {
  const view = { ...runDocument(document), scenario: "base" };
  return driversBehind(view, line, 11, 11).map((driver) => [driver.line, driver.value]);
}

test("behind sales stand price and units, not the formulas of the module that multiplies them", () => {
  expect(behind("pl.revenue").slice(0, 2)).toEqual([
    ["price", 125],
    ["unitsPerYear", 48_000],
  ]);
});

test("a price counts for as much of the profit as its sales do, before materials that cost less", () => {
  const lines = behind("pl.ebitda").map(([line]) => line);
  expect(lines.slice(0, 2)).toEqual(["price", "unitsPerYear"]);
  expect(lines.indexOf("materialCost")).toBeGreaterThan(1);
});

test("behind closing cash stand the days customers take first, then what they pay for", () => {
  expect(behind("cf.closingCash").slice(0, 3)).toEqual([
    ["customerDays", 45],
    ["price", 125],
    ["unitsPerYear", 48_000],
  ]);
});
