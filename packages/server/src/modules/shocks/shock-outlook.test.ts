import { expect, test } from "vitest";
import { outlookFrom, startOutlook } from "./shock-outlook.ts";

test("currencies of as many forecasts stand by name, as they do without a shock", () => {
  const outlook = startOutlook(24_300, 0);
  const sums = () => ({ cents: [], counts: [] });
  for (const [currency, forecastCount] of [
    ["USD", 1],
    ["GBP", 1],
    ["AUD", 2],
    ["EUR", 1],
  ] as const)
    outlook.currencies.set(currency, { forecastCount, base: sums(), steps: [] });
  const names = outlookFrom(outlook).cash.map(({ currency }) => currency);
  expect(names).toEqual(["AUD", "EUR", "GBP", "USD"]);
});
